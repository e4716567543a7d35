import { printable } from '../../../bytes/json/quote.js';
import { countsText } from '../../../verdict/report/agent/check.js';
import { DATA_NOTE, linesListing, shownMessage } from '../../../verdict/report/agent/reply.js';
import { diffLines } from '../../../verdict/report/unified-diff.js';
import { CommandError } from '../../../world/files/command-error.js';
import { checkTask, refuse } from '../../../world/workspace/check-file.js';
import { ruleChoice } from '../arguments.js';
import { requireWritable } from '../guarded-path.js';
import { defineTool, PAGE, PATH, RULE, WRITE } from '../tool.js';

/** Repairs what can be repaired without asking. */
export const fix = defineTool(
  {
    name: 'fix',
    description:
      'Makes the fixes of findings; a dry run shows the diff. Unsafe ones may change a meaning: ask a person first. All other bytes stay. It never touches files that hold no snapshot.',
    takes: {
      path: PATH,
      write: WRITE,
      unsafe: { type: 'boolean', description: 'Make unsafe fixes as well' },
      rule: RULE,
      ...PAGE,
    },
    needs: ['path'],
    writes: true,
    narrowing: 'rule',
  },
  async ({ path, write = false, unsafe = false, rule }, desk) => {
    const only = ruleChoice(rule);
    const file = desk.read(path);
    if (write) requireWritable(file);
    const settings = { ...desk.settings(file), ...only };
    const { report, remaining, diff, notes, problems, isOther } = await checkTask(desk.task(file), settings, {
      fixes: { mode: write ? 'write' : 'show', unsafe },
      onlySnapshots: true,
    });
    refuse(problems);
    if (report === undefined || remaining === undefined)
      throw new CommandError(
        isOther
          ? `${printable(file.name)} holds no snapshot: nothing is fixed. Name a file with roomItems, quests or logic`
          : (notes[0] ?? 'nothing was checked'),
      );
    const lines = diff === undefined ? [] : diffLines(diff);
    const left = `${write ? 'now' : 'afterwards'}: ${countsText(remaining)}`;
    const hasUnsafe = !unsafe && report.findings.some(({ fix }) => fix?.safety === 'unsafe');
    const foot = [
      ...(write || lines.length === 0
        ? []
        : ['nothing was written: call fix with write true to make these changes']),
      ...(hasUnsafe ? ['what is left has unsafe fixes: fix with unsafe true shows them'] : []),
    ];
    return {
      head: [...notes.map(shownMessage), left, ...(lines.length > 0 ? [DATA_NOTE] : [])],
      ...linesListing(lines),
      foot,
    };
  },
);
