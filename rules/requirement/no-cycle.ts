import { type QuestRequirement, requirementPlace } from '../../src/model/snapshot/requirements.js';
import { defineRule, otherQuestLabel, type QuestEntry } from '../kit.js';
import { circleOf, MAX_RELATED } from '../wording/flow-wording.js';

export default defineRule({
  id: 'requirement/no-cycle',
  level: 'warning',
  kinds: {
    itself: ({ quest }: { quest: string }) =>
      `${quest} requires itself, so it cannot become Active before it has been completed: remove this requirement`,
    circle: ({ links }: { links: readonly QuestRequirement[] }) =>
      `${circleOf(links, ({ entry }) => otherQuestLabel(entry))} require each other, so none can become Active before another has been completed: remove one of these requirements`,
  },
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
