import type { Place } from '../../src/json/place.js';
import { isObject } from '../../src/json/value.js';
import { arrayField, textField } from '../../src/snapshot/fields.js';
import type { QuestEntry, QuestIndex } from '../../src/snapshot/quests.js';
import { type Quest, questOf } from './required-quest.js';

/** One requirement: `entry` has it, at `index` of its Requirements. */
export interface RequirementLink {
  readonly entry: QuestEntry;
  readonly index: number;
  readonly from: QuestNode;
  readonly to: QuestNode;
}

/** A quest as the search for cycles sees it. */
interface QuestNode {
  /** What it requires; the inProgress entry's requirements before the same of the completed one. */
  readonly links: RequirementLink[];
  /** When it was met, from 1; 0 before that. */
  met: number;
  /** The earliest quest still open that can be reached from here. */
  low: number;
  nextLink: number;
  /** The number of its group of quests that can reach each other; 0 before it is known. */
  group: number;
}

/** Requirements that keep quests from ever starting, and the entries that have them. */
export interface RequirementTangles {
  /** Of each quest that requires itself, the requirement that says so. */
  readonly selfLinks: readonly RequirementLink[];
  /** Groups of two quests or more that all wait for each other, by way of the others; each by its inner links. */
  readonly groups: readonly (readonly RequirementLink[])[];
  readonly entries: ReadonlySet<QuestEntry>;
}

const tanglesOf = new WeakMap<QuestIndex, RequirementTangles>();

/**
 * The quests that can never start because they wait for each other (quest and task records, part 2, requirement
 * object). Worked out once a file, in linear time and with a flat stack. A completed entry's id stands for its quest.
 */
export function requirementTangles(quests: QuestIndex): RequirementTangles {
  let tangles = tanglesOf.get(quests);
  if (tangles === undefined) {
    tangles = findTangles(quests);
    tanglesOf.set(quests, tangles);
  }
  return tangles;
}

/** Where a requirement names the quest that it waits for. */
export function linkPlace({ entry, index }: RequirementLink): Place {
  return entry.place.at('Requirements').at(index).at('id');
}

/** A shortest way from the quest back to itself along links of its group. */
export function shortestCycle(start: QuestNode): RequirementLink[] {
  const cameBy = new Map<QuestNode, RequirementLink>();
  const queue = [start];
  for (const node of queue) {
    for (const link of node.links) {
      if (link.to.group !== start.group || cameBy.has(link.to)) continue;
      cameBy.set(link.to, link);
      if (link.to === start) return wayBack(link, start, cameBy);
      queue.push(link.to);
    }
  }
  return [];
}

function wayBack(
  last: RequirementLink,
  start: QuestNode,
  cameBy: ReadonlyMap<QuestNode, RequirementLink>,
): RequirementLink[] {
  const links: RequirementLink[] = [];
  let link: RequirementLink | undefined = last;
  while (link !== undefined) {
    links.push(link);
    link = link.from === start ? undefined : cameBy.get(link.from);
  }
  return links.reverse();
}

function findTangles(quests: QuestIndex): RequirementTangles {
  const selfLinks = new Map<QuestNode, RequirementLink>();
  const nodes = new Map<Quest, QuestNode>();
  const nodeOf = (entry: QuestEntry): QuestNode => {
    const quest = questOf(entry, quests);
    let node = nodes.get(quest);
    if (node === undefined) {
      node = { links: [], met: 0, low: 0, nextLink: 0, group: 0 };
      nodes.set(quest, node);
    }
    return node;
  };
  const entries = new Set<QuestEntry>();
  for (const isInProgress of [true, false]) {
    for (const entry of quests.entries) {
      if ((entry.status === 'inProgress') !== isInProgress) continue;
      for (const [index, requirement] of (arrayField(entry.record, 'Requirements') ?? []).entries()) {
        const id = isObject(requirement) ? textField(requirement, 'id') : undefined;
        const required = id === undefined ? undefined : quests.entry(id);
        if (required === undefined) continue;
        const [from, to] = [nodeOf(entry), nodeOf(required)];
        const link = { entry, index, from, to };
        if (from !== to) {
          from.links.push(link);
          continue;
        }
        entries.add(entry);
        if (!selfLinks.has(from)) selfLinks.set(from, link);
      }
    }
  }
  numberGroups(nodes.values());
  const groups = new Map<number, RequirementLink[]>();
  for (const node of nodes.values()) {
    for (const link of node.links) {
      if (link.to.group !== node.group) continue;
      entries.add(link.entry);
      const group = groups.get(node.group);
      if (group === undefined) groups.set(node.group, [link]);
      else group.push(link);
    }
  }
  return { selfLinks: [...selfLinks.values()], groups: [...groups.values()], entries };
}

/** Tarjan's strongly connected components, with stacks of its own: a chain of requirements may have any length. */
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
