import { arrayField, numberField, textField } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import { addTo, getOrInsert } from '../../bytes/text/add-to.js';
import { cycleGroups } from './cycle-groups.js';
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

/**
 * The requirements that name a quest, inProgress entries first.
 *
 * @param required the entry that an id in a requirement means
 * @param questOf the quest that an entry belongs to
 */
export function readRequirements(
  entries: readonly QuestEntry[],
  required: (id: string) => QuestEntry | undefined,
  questOf: (entry: QuestEntry) => Quest,
): readonly QuestRequirement[] {
  const found: QuestRequirement[] = [];
  const ofOthers: QuestRequirement[] = [];
  for (const entry of entries) {
    const requirements = arrayField(entry.record, 'Requirements');
    if (requirements === undefined) continue;
    const list = entry.status === 'inProgress' ? found : ofOthers;
    for (let index = 0; index < requirements.length; index++) {
      const record = requirements[index] as JsonValue;
      const id = textField(record, 'id');
      const other = id === undefined ? undefined : required(id);
      if (other === undefined || !isObject(record)) continue;
      const amount = numberField(record, 'amount');
      list.push({ entry, index, from: questOf(entry), to: questOf(other), amount });
    }
  }
  for (const requirement of ofOthers) found.push(requirement);
  return found;
}

/** Leaves out what only one entry of a pair requires: that is a difference between the two. */
export function sharedRequirements(
  requirements: readonly QuestRequirement[],
  twinOf: (entry: QuestEntry) => QuestEntry | undefined,
): readonly QuestRequirement[] {
  const required = new Map<QuestEntry, Set<Quest>>();
  for (const { entry, to } of requirements) getOrInsert(required, entry, () => new Set()).add(to);
  return requirements.filter(({ entry, to }) => {
    const twin = twinOf(entry);
    return twin === undefined || required.get(twin)?.has(to) === true;
  });
}

/** The quests that wait for each other and never start (quest and task records, part 2), in linear time. */
export function findRequirementTangles(requirements: readonly QuestRequirement[]): RequirementTangles {
  const requiredBy = new Map<Quest, QuestRequirement[]>();
  const entries = new Set<QuestEntry>();
  const selfRequirements = new Map<Quest, QuestRequirement>();
  for (const requirement of requirements) {
    const { from, to, entry } = requirement;
    if (from !== to) {
      addTo(requiredBy, from, requirement);
      getOrInsert(requiredBy, to, () => []);
      continue;
    }
    entries.add(entry);
    if (!selfRequirements.has(from)) selfRequirements.set(from, requirement);
  }
  const next = new Map([...requiredBy].map(([quest, its]) => [quest, its.map(({ to }) => to)]));
  const groupOf = new Map<Quest, number>();
  for (const [number, group] of cycleGroups(next).entries())
    for (const quest of group) groupOf.set(quest, number);
  const within = (quest: Quest): readonly QuestRequirement[] => {
    const group = groupOf.get(quest);
    if (group === undefined) return [];
    return (requiredBy.get(quest) ?? []).filter(({ to }) => groupOf.get(to) === group);
  };
  const groups = new Map<number | undefined, QuestRequirement[]>();
  for (const quest of requiredBy.keys())
    for (const requirement of within(quest)) {
      entries.add(requirement.entry);
      addTo(groups, groupOf.get(quest), requirement);
    }
  return {
    selfRequirements: [...selfRequirements.values()],
    groups: [...groups.values()].map((group) => ({
      requirements: group,
      shortestCycle: ({ from }) => shortestCycle(from, within),
    })),
    entries,
  };
}

/** A shortest way from a quest back to itself. @param within its group, what a quest requires */
function shortestCycle(
  start: Quest,
  within: (quest: Quest) => readonly QuestRequirement[],
): QuestRequirement[] {
  const cameBy = new Map<Quest, QuestRequirement>();
  const queue = [start];
  for (const quest of queue)
    for (const requirement of within(quest)) {
      const { to } = requirement;
      if (cameBy.has(to)) continue;
      cameBy.set(to, requirement);
      if (to === start) return wayTo(start, cameBy);
      queue.push(to);
    }
  return [];
}

function wayTo(start: Quest, cameBy: ReadonlyMap<Quest, QuestRequirement>): QuestRequirement[] {
  const way: QuestRequirement[] = [];
  for (let step = cameBy.get(start); step !== undefined; step = cameBy.get(step.from)) {
    way.push(step);
    if (step.from === start) break;
  }
  return way.reverse();
}
