import { type QuestRequirement, requirementPlace } from '../../src/model/snapshot/requirements.js';
import { type Draft, defineRule, otherQuestLabel, type QuestEntry } from '../kit.js';

/** How many quests of a cycle are shown at most. */
const MAX_SHOWN = 12;

export default defineRule({
  id: 'requirement/no-cycle',
  level: 'warning',
  kinds: ['itself', 'circle'],
  fix: 'none',
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
          message: `${otherQuestLabel(requirement.entry)} requires itself, so it can never start: remove this requirement`,
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
        report({ ...asDraft(start, [...cycle.slice(at + 1), ...cycle.slice(0, at)]), identity });
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

function asDraft(start: QuestRequirement, others: readonly QuestRequirement[]): Draft {
  const shown = others.slice(0, MAX_SHOWN - 1);
  const names = [start, ...shown].map(({ entry }) => otherQuestLabel(entry));
  if (shown.length < others.length) names.push(`… (${others.length - shown.length} more)`);
  const circle = [...names, otherQuestLabel(start.entry)].join(' → ');
  return {
    at: requirementPlace(start),
    kind: 'circle',
    message: `${circle} require each other, so none can ever start: remove one of these requirements`,
    related: shown.map((link) => ({
      at: requirementPlace(link),
      message: `${otherQuestLabel(link.entry)} requires the next quest here`,
    })),
  };
}
