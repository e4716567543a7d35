import type { Place } from '../../bytes/json/place.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import { addTo, getOrInsert } from '../../bytes/text/add-to.js';
import type { CopiedQuest } from './copied-quests.js';
import { arrayField, numberField, textField } from './fields.js';
import type { QuestEntries } from './quest-entries.js';
import type { Quest, QuestEntry } from './quest-entry.js';

/** A requirement on a quest of the file: `entry` has it, at `index` of its Requirements. */
export interface QuestRequirement {
  readonly entry: QuestEntry;
  readonly index: number;
  /** The quest that waits, and the one it waits for. The id of a completed entry means its quest. */
  readonly from: Quest;
  readonly to: Quest;
  /** How many completions are needed; undefined where `amount` is missing or not a number. */
  readonly amount: number | undefined;
}

/** Requirements that keep quests from ever starting, and the entries that have them. */
export interface RequirementTangles {
  /** For each quest that requires itself, the requirement that says so. */
  readonly selfRequirements: readonly QuestRequirement[];
  /** Groups of two quests or more that all wait for each other, directly or through others. */
  readonly groups: readonly RequirementGroup[];
  readonly entries: ReadonlySet<QuestEntry>;
}

/** Quests that all wait for each other, by the requirements between them. */
export interface RequirementGroup {
  readonly requirements: readonly QuestRequirement[];
  /** A shortest cycle through the quest that has this requirement. */
  shortestCycle(through: QuestRequirement): QuestRequirement[];
}

/** Where a requirement names the quest that it waits for. */
export function requirementPlace({ entry, index }: QuestRequirement): Place {
  return entry.place.at('Requirements').at(index).at('id');
}

/** The requirements that name a quest of the file, inProgress entries first. */
export function readRequirements(
  quests: QuestEntries,
  copies: readonly CopiedQuest[],
): readonly QuestRequirement[] {
  const questOf = questsApart(quests, copies);
  return requirementsOn((id) => quests.entry(id), quests, questOf);
}

/** The requirements that name a quest by the id of its inProgress entry, which is missing. */
export function readLostRequirements(
  quests: QuestEntries,
  lost: ReadonlyMap<string, QuestEntry>,
): readonly QuestRequirement[] {
  return requirementsOn(
    (id) => lost.get(id),
    quests,
    (entry) => quests.questOf(entry),
  );
}

function requirementsOn(
  required: (id: string) => QuestEntry | undefined,
  quests: QuestEntries,
  questOf: (entry: QuestEntry) => Quest,
): readonly QuestRequirement[] {
  const found: QuestRequirement[] = [];
  const ofOthers: QuestRequirement[] = [];
  for (const entry of quests.entries) {
    const requirements = arrayField(entry.record, 'Requirements');
    if (requirements === undefined) continue;
    const list = entry.status === 'inProgress' ? found : ofOthers;
    for (let index = 0; index < requirements.length; index++) {
      const record = requirements[index] as JsonValue;
      const id = isObject(record) ? textField(record, 'id') : undefined;
      const other = id === undefined ? undefined : required(id);
      if (other === undefined || !isObject(record)) continue;
      const amount = numberField(record, 'amount');
      list.push({ entry, index, from: questOf(entry), to: questOf(other), amount });
    }
  }
  for (const requirement of ofOthers) found.push(requirement);
  return found;
}

/** The quest of an entry. A quest and its copy with one EntryId are two, by their inProgress entries. */
function questsApart(quests: QuestEntries, copies: readonly CopiedQuest[]): (entry: QuestEntry) => Quest {
  const halves = new Map<QuestEntry, QuestEntry>();
  for (const { original, copy } of copies) {
    for (const { inProgress, completed } of [original, copy]) halves.set(completed, inProgress);
  }
  return (entry) => halves.get(entry) ?? quests.questOf(entry);
}

/** The quests that wait for each other and never start (quest and task records, part 2), in linear time. */
export function findRequirementTangles(requirements: readonly QuestRequirement[]): RequirementTangles {
  const nodes = new Map<Quest, QuestNode>();
  const newNode = (): QuestNode => ({ links: [], met: 0, low: 0, nextLink: 0, group: 0 });
  const nodeOf = (quest: Quest): QuestNode => getOrInsert(nodes, quest, newNode);
  const entries = new Set<QuestEntry>();
  const selfRequirements = new Map<QuestNode, QuestRequirement>();
  for (const requirement of requirements) {
    const [from, to] = [nodeOf(requirement.from), nodeOf(requirement.to)];
    if (from !== to) {
      from.links.push({ requirement, to });
      continue;
    }
    entries.add(requirement.entry);
    if (!selfRequirements.has(from)) selfRequirements.set(from, requirement);
  }
  numberGroups(nodes.values());
  const groups = new Map<number, QuestRequirement[]>();
  for (const node of [...nodes.values()]) {
    for (const { requirement, to } of node.links) {
      if (to.group !== node.group) continue;
      entries.add(requirement.entry);
      addTo(groups, node.group, requirement);
    }
  }
  return {
    selfRequirements: [...selfRequirements.values()],
    groups: [...groups.values()].map((group) => ({
      requirements: group,
      shortestCycle: ({ from }) => shortestCycle(nodeOf(from)),
    })),
    entries,
  };
}

/** A quest as the search for cycles sees it. */
interface QuestNode {
  /** What it requires. */
  readonly links: Link[];
  /** When it was met, from 1; 0 before that. */
  met: number;
  /** The earliest quest still open that can be reached from here. */
  low: number;
  nextLink: number;
  /** The number of its group of quests that can reach each other; 0 before it is known. */
  group: number;
}

interface Link {
  readonly requirement: QuestRequirement;
  readonly to: QuestNode;
}

/** A shortest way from the quest back to itself along links of its group. */
function shortestCycle(start: QuestNode): QuestRequirement[] {
  const cameBy = new Map<QuestNode, { readonly link: Link; readonly from: QuestNode }>();
  const queue = [start];
  for (const node of queue) {
    for (const link of node.links) {
      if (link.to.group !== start.group || cameBy.has(link.to)) continue;
      cameBy.set(link.to, { link, from: node });
      if (link.to === start) return restorePlan(start, cameBy);
      queue.push(link.to);
    }
  }
  return [];
}

function restorePlan(
  start: QuestNode,
  cameBy: ReadonlyMap<QuestNode, { readonly link: Link; readonly from: QuestNode }>,
): QuestRequirement[] {
  const way: QuestRequirement[] = [];
  for (let step = cameBy.get(start); step !== undefined; step = cameBy.get(step.from)) {
    way.push(step.link.requirement);
    if (step.from === start) break;
  }
  return way.reverse();
}

/** Tarjan's strongly connected components, with explicit stacks, for chains of any length. */
function numberGroups(nodes: Iterable<QuestNode>): void {
  let met = 0;
  let groups = 0;
  const open: QuestNode[] = [];
  const path: QuestNode[] = [];
  const enter = (node: QuestNode): void => {
    met++;
    node.met = met;
    node.low = met;
    open.push(node);
    path.push(node);
  };
  for (const root of nodes) {
    if (root.met === 0) enter(root);
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const link = node.links[node.nextLink];
      node.nextLink++;
      if (link !== undefined) {
        if (link.to.met === 0) enter(link.to);
        else if (link.to.group === 0) node.low = Math.min(node.low, link.to.met);
        continue;
      }
      path.pop();
      const before = path.at(-1);
      if (before !== undefined) before.low = Math.min(before.low, node.low);
      if (node.low !== node.met) continue;
      groups++;
      let member: QuestNode | undefined;
      do {
        member = open.pop();
        if (member !== undefined) member.group = groups;
      } while (member !== undefined && member !== node);
    }
  }
}
