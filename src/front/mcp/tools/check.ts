import { checkListing } from '../../../verdict/report/agent/check.js';
import { CommandError } from '../../../world/files/command-error.js';
import { checkTask, refuse } from '../../../world/workspace/check-file.js';
import { ruleChoice } from '../arguments.js';
import { isAtOrIn, missingPlace, pointersOf } from '../place-argument.js';
import { AT, defineTool, PAGE, PATH, RULE } from '../tool.js';

/** At least so many findings of each rule are made beyond those that are skipped: groups count them. */
const MADE = 1_000;

/** Finds what is wrong with a snapshot. */
export const check = defineTool(
  {
    name: 'check',
    description:
      'Finds what is wrong with a snapshot: invalid JSON, wrong fields, broken references, quests that cannot work. Each finding has its level, line and place. Errors must be 0 before an import. It never changes the file.',
    takes: {
      path: PATH,
      rule: RULE,
      place: { ...AT, description: 'Only findings at or below this place, as in read' },
      ...PAGE,
    },
    needs: ['path'],
    narrowing: 'rule or place',
  },
  async ({ path, rule, place, max, offset = 0 }, desk) => {
    const around = place === undefined ? undefined : pointersOf(place);
    const only = ruleChoice(rule);
    const file = desk.read(path);
    const settings = { ...desk.settings(file), ...only };
    const { report, problems, notes } = await checkTask(desk.task(file), settings, {
      baseline: await desk.baseline(file),
      ...(around === undefined ? { maxFindings: offset + Math.max(max ?? 0, MADE) } : {}),
    });
    if (report === undefined) {
      refuse(problems);
      throw new CommandError(notes[0] ?? 'nothing was checked');
    }
    const answer = checkListing(
      report,
      around && report.findings.filter((finding) => isAtOrIn(finding, around)),
    );
    const hints = HINTS.filter(([safety]) => report.findings.some(({ fix }) => fix?.safety === safety));
    const missing = around && answer.total === 0 ? missingPlace(file.bytes, around) : undefined;
    return {
      ...answer,
      foot: [
        ...notes,
        ...(missing === undefined ? [] : [missing]),
        ...hints.slice(0, 1).map(([, hint]) => hint),
      ],
    };
  },
);

const HINTS = [
  ['safe', 'fix repairs the findings with a safe fix; explain tells more about a rule'],
  ['unsafe', 'fix with unsafe true shows what an unsafe fix would change; explain tells more about a rule'],
] as const;
