import { counted } from '../../src/bytes/text/in-words.js';
import type { Quest } from '../../src/model/snapshot/quest-entry.js';
import { type QuestRequirement, requirementPlace } from '../../src/model/snapshot/requirements.js';
import {
  defineRule,
  integerField,
  listed,
  member,
  otherQuestLabel,
  type Place,
  type QuestEntry,
  type QuestIndex,
  quoteValue,
  textField,
  valueDraft,
} from '../kit.js';
import { ASKS_FLOW, circleOf, flowName, hasEmptyLogic, MAX_RELATED } from '../wording/flow-wording.js';

export const noCycle = defineRule({
  id: 'requirement/no-cycle',
  level: 'warning',
  kinds: {
    itself: ({ quest }: { quest: string }) =>
      `${quest} requires itself, so it cannot become Active before it has been completed: remove this requirement from both entries`,
    circle: ({ links }: { links: readonly QuestRequirement[] }) =>
      `${circleOf(links, ({ entry }) => otherQuestLabel(entry))} require each other, so none can become Active before another has been completed: remove one of these requirements, from both entries of its quest`,
  },
  summary: 'No quest requires itself, directly or through other quests',
  source: 'quest and task records, part 2, requirement object',
  on: {
    snapshot({ requirementTangles, quests }, report) {
      if (requirementTangles === undefined) return;
      const { selfRequirements, groups } = requirementTangles;
      for (const requirement of selfRequirements)
        report({
          at: requirementPlace(requirement),
          kind: 'itself',
          values: { quest: otherQuestLabel(requirement.entry) },
        });
      if (groups.length === 0) return;
      const ranks = new Map(quests?.entries.map((entry, rank) => [entry, rank]));
      for (const group of groups) {
        const first = earliest(group.requirements, ranks);
        const cycle = first === undefined ? [] : group.shortestCycle(first);
        const start = earliest(cycle, ranks);
        if (start === undefined) continue;
        const at = cycle.indexOf(start);
        const identity = JSON.stringify(
          [...new Set(group.requirements.map(({ entry }) => entry.key))].sort(),
        );
        const links = [start, ...cycle.slice(at + 1), ...cycle.slice(0, at)];
        report({
          kind: 'circle',
          at: requirementPlace(start),
          identity,
          values: { links },
          related: links.slice(1, MAX_RELATED).map((link) => ({
            at: requirementPlace(link),
            message: `${otherQuestLabel(link.entry)} requires the next quest here`,
          })),
        });
      }
    },
  },
});

function earliest(
  requirements: readonly QuestRequirement[],
  ranks: ReadonlyMap<QuestEntry, number>,
): QuestRequirement | undefined {
  const rankOf = ({ entry }: QuestRequirement): number => ranks.get(entry) ?? 0;
  let first = requirements[0];
  for (const each of requirements) if (first !== undefined && rankOf(each) < rankOf(first)) first = each;
  return first;
}

export const reachableAmount = defineRule({
  id: 'requirement/reachable-amount',
  level: 'warning',
  kinds: {
    'too-many': ({ amount, quest, limit }: { amount: number; quest: string; limit: number }) =>
      `amount is ${amount}, but ${quest} can be completed ${limit === 1 ? 'only once: set amount to 1' : `${limit} times at most: set amount to ${limit} or less`}, or raise its RepeatableLimit`,
  },
  summary: 'A required quest can be completed as often as the requirement asks',
  source:
    'quest and task records, part 2, requirement object and RepeatableLimit; part 3, other rules tied to transitions',
  on: {
    requirement({ record, place, entry }, report, { snapshot: { quests } }) {
      const amount = integerField(record, 'amount');
      if (amount === undefined || quests.differsOnTwin(entry, ['Requirements', place.step ?? 0, 'amount']))
        return;
      const required = quests.entry(textField(record, 'id'));
      if (required === undefined) return;
      const limited = limitedEntry(required, quests);
      const limit = limited && integerField(limited.record, 'RepeatableLimit');
      if (limited === undefined || limit === undefined || limit <= 0 || amount <= limit) return;
      report(
        valueDraft(quests, entry, ['Requirements', place.step ?? 0], {
          kind: 'too-many',
          at: place.at('amount'),
          values: { amount, quest: otherQuestLabel(required), limit },
          related: [{ at: limited.place.at('RepeatableLimit'), message: 'the limit of the required quest' }],
        }),
      );
    },
  },
});

/** The entry with the limit: the one named, or its twin if the named one has no number there. */
function limitedEntry(entry: QuestEntry, quests: QuestIndex): QuestEntry | undefined {
  const entries = [entry, quests.twinOf(entry)];
  return entries.find((each) => each && integerField(each.record, 'RepeatableLimit') !== undefined);
}

/** A requirement of a quest that the entry has required before. */
interface Repeated {
  readonly id: string;
  readonly place: Place;
  readonly entry: QuestEntry;
  readonly first: Place;
}

interface Notes {
  /** The entry whose requirements are being read, and the quests it has required so far. */
  entry: QuestEntry | undefined;
  seen: Map<Quest | string, Place>;
  readonly repeated: Repeated[];
}

export const noDuplicate = defineRule({
  id: 'requirement/no-duplicate',
  level: 'warning',
  kinds: {
    twice: ({ quest }: { quest: string }) =>
      `${quest} is required more than once here: delete the requirement with the wrong amount from both entries`,
  },
  summary: 'A quest requires another quest only once',
  source: 'quest and task records, part 2, requirement object',
  state: (): Notes => ({ entry: undefined, seen: new Map(), repeated: [] }),
  on: {
    requirement({ record, place, entry }, _report, { snapshot: { quests }, state }) {
      const id = textField(record, 'id');
      if (id === undefined) return;
      if (state.entry !== entry) {
        state.entry = entry;
        state.seen = new Map();
      }
      const required = quests.entry(id);
      const quest = required === undefined ? id : quests.questOf(required);
      const first = state.seen.get(quest);
      if (first === undefined) state.seen.set(quest, place);
      else state.repeated.push({ id, place, entry, first });
    },
    quests(quests, report, { snapshot, state }) {
      for (const { id, place, entry, first } of state.repeated) {
        // requirement/known-quest reports an unknown id in both places. The id of an entry that is missing is
        // known.
        if (!snapshot.knowsQuest(id) && !snapshot.lostQuestIds.has(id)) continue;
        const required = quests.entry(id);
        const path = ['Requirements', place.step ?? 0, 'id'];
        const twin = quests.twinWithSame(entry, path);
        const leading = twin !== undefined && twin.key < entry.key ? twin.key : entry.key;
        report(
          valueDraft(quests, entry, path, {
            kind: 'twice',
            identity: JSON.stringify([leading, member(required?.record, 'EntryId') ?? id]),
            values: { quest: required === undefined ? quoteValue(id) : otherQuestLabel(required) },
            related: [{ at: first.at('id'), message: 'the first requirement for this quest' }],
          }),
        );
      }
    },
  },
});

interface Values {
  readonly quest: string;
  readonly requirements: number;
  /** The codes that complete the quest; none where expressions do. */
  readonly codes: readonly number[];
}

export const neverChecked = defineRule({
  id: 'requirement/never-checked',
  level: 'warning',
  kinds: {
    'never-checked': ({ quest, requirements, codes }: Values) =>
      `${quest} can be completed without ${requirements === 1 ? 'this requirement' : `these ${counted(requirements, 'requirement')}`}: only ${codes.length === 0 ? 'an expression' : listed(codes.map(String), 'and')} completes it, and it never becomes Active. Activate it with 111 and complete it with 121`,
  },
  summary: 'A quest with requirements becomes Active, where they are checked',
  source: 'quest and task records, part 3, other rules tied to transitions',
  ...ASKS_FLOW,
  on: {
    flow({ faults }, report, context) {
      if (hasEmptyLogic(context)) return;
      for (const { quest, completions } of faults.unchecked) {
        const [first, ...others] = quest.requirements;
        if (first === undefined) continue;
        const codes = [...new Set(completions.map(({ code }) => code.code))].sort((one, next) => one - next);
        report({
          kind: 'never-checked',
          at: first.place.at('id'),
          values: { quest: flowName(quest), requirements: others.length + 1, codes },
          related: [
            ...others.map(({ place }) => ({ at: place.at('id'), message: 'nor is this one needed' })),
            ...completions.map(({ place }) => ({
              at: place.at('TargetState'),
              message: 'this completes it',
            })),
          ].slice(0, MAX_RELATED),
        });
      }
    },
  },
});
