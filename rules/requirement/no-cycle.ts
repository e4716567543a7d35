import type { Draft } from '../../src/lint/draft.js';
import { defineRule } from '../../src/lint/rule.js';
import { FIND_KEY, OPEN_DOOR, questsOnly } from '../example-room.js';
import { linkPlace, type RequirementLink, requirementTangles, shortestCycle } from './cycles.js';
import { questName } from './required-quest.js';

/** A longer cycle is shown by so many of its quests. */
const MOST_SHOWN = 12;

const requiring = (ids: Readonly<Record<string, string>>): string =>
  questsOnly((quests) => {
    for (const { Name, Requirements } of Object.values(quests)) {
      const id = ids[String(Name)];
      if (id !== undefined) (Requirements as object[])[0] = { delete: false, amount: 1, type: 'quest', id };
    }
  });

export default defineRule({
  id: 'requirement/no-cycle',
  level: 'error',
  fix: 'none',
  summary: 'No quest requires itself, directly or through others',
  source: 'quest and task records, part 2, requirement object',
  why: 'A quest cannot be activated before those that it requires are completed. Quests that wait for each other in a circle never start.',
  examples: () => ({
    good: [{ title: 'a quest that requires one that requires nothing', text: questsOnly() }],
    bad: [
      {
        title: 'two quests that require each other',
        text: requiring({ '0_find_key': OPEN_DOOR }),
        findings: [
          {
            at: `/quests/${FIND_KEY}/Requirements/0/id`,
            marks: `"${OPEN_DOOR}"`,
            message:
              '"0_find_key" → "1_open_door" → "0_find_key" require each other, so none can ever start: remove one of these requirements',
          },
        ],
      },
      {
        title: 'a quest that requires itself',
        text: requiring({ '1_open_door': OPEN_DOOR }),
        findings: [
          {
            at: `/quests/${OPEN_DOOR}/Requirements/0/id`,
            marks: `"${OPEN_DOOR}"`,
            message: '"1_open_door" requires itself, so it can never start: remove this requirement',
          },
        ],
      },
    ],
  }),
  snapshotEnd({ quests }, report, { inFileOrder }) {
    if (quests === undefined) return;
    const { selfLinks, groups } = requirementTangles(quests);
    for (const link of selfLinks) {
      report({
        at: linkPlace(link),
        message: `${questName(link.entry)} requires itself, so it can never start: remove this requirement`,
      });
    }
    if (groups.length === 0) return;
    const entries = new Set(groups.flatMap((links) => links.map(({ entry }) => entry.place)));
    const ranks = new Map(inFileOrder([...entries]).map((place, rank) => [place, rank]));
    const rankOf = ({ entry }: RequirementLink): number => ranks.get(entry.place) ?? 0;
    for (const links of groups) {
      const first = earliest(links, rankOf);
      const cycle = first === undefined ? [] : shortestCycle(first.from);
      const start = earliest(cycle, rankOf);
      if (start === undefined) continue;
      const at = cycle.indexOf(start);
      report(asDraft(start, [...cycle.slice(at + 1), ...cycle.slice(0, at)]));
    }
  },
});

function earliest(
  links: readonly RequirementLink[],
  rankOf: (link: RequirementLink) => number,
): RequirementLink | undefined {
  let first = links[0];
  for (const link of links) if (first !== undefined && rankOf(link) < rankOf(first)) first = link;
  return first;
}

function asDraft(start: RequirementLink, others: readonly RequirementLink[]): Draft {
  const shown = others.slice(0, MOST_SHOWN - 1);
  const names = [start, ...shown].map(({ entry }) => questName(entry));
  if (shown.length < others.length) names.push(`… (${others.length - shown.length} more)`);
  const circle = [...names, questName(start.entry)].join(' → ');
  return {
    at: linkPlace(start),
    message: `${circle} require each other, so none can ever start: remove one of these requirements`,
    related: shown.map((link) => ({
      at: linkPlace(link),
      message: `${questName(link.entry)} requires the next one here`,
    })),
  };
}
