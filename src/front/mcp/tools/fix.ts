import { printable } from '../../../bytes/json/quote.js';
import type { FindingCounts } from '../../../verdict/lint/finding.js';
import { countsText } from '../../../verdict/report/agent/check.js';
import { diffLines } from '../../../verdict/report/agent/diff.js';
import { shownMessage } from '../../../verdict/report/agent/place.js';
import { DATA_NOTE } from '../../../verdict/report/agent/reply.js';
import type { FileReport } from '../../../verdict/report/report.js';
import type { Change } from '../../../verdict/report/unified-diff.js';
import { type Check, openCheck } from '../../../world/workspace/check.js';
import { asError } from '../../../world/workspace/check-file.js';
import { CommandError } from '../../../world/workspace/command-error.js';
import { ruleChoice } from '../arguments.js';
import { requireWritable } from '../guarded-path.js';
import { defineTool, PAGE, PATH, RULE, WRITE, WRITES } from '../tool.js';

/** Repairs what can be repaired without asking. */
export const fix = defineTool(
  {
    name: 'fix',
    description:
      'Makes the fixes of findings, and shows the diff. Unsafe ones may change a meaning: ask a person first. All other bytes stay. It never touches files that hold no snapshot.',
    takes: {
      path: PATH,
      write: WRITE,
      unsafe: { type: 'boolean', description: 'Make unsafe fixes as well' },
      rule: RULE,
      ...PAGE,
    },
    needs: ['path'],
    list: 'diff',
    effects: WRITES,
    narrowing: 'rule',
  },
  async ({ path, write = false, unsafe = false, rule }, desk) => {
    const only = ruleChoice(rule);
    const file = desk.read(path);
    if (write) requireWritable(file);
    const task = desk.task(file);
    const check = await openCheck({
      // A file that holds no snapshot is passed over, as one that was found in a folder.
      source: { open: () => Promise.resolve({ tasks: [{ ...task, file: { ...task.file, found: true } }] }) },
      settings: { ...desk.settings(file), ...only },
      fixes: { mode: write ? 'write' : 'show', unsafe },
    });
    const outcome = await collect(check);
    const { report, remaining, notes, diff } = outcome;
    if (report === undefined || remaining === undefined)
      throw new CommandError(
        outcome.isOther
          ? `${printable(file.name)} holds no snapshot: nothing is fixed. Name a file with roomItems, quests or logic`
          : (notes[0] ?? 'nothing was checked'),
      );
    const summary = notes.map((note) => shownMessage(note));
    const lines = diff === undefined ? [] : diffLines(diff);
    const left = `${write ? 'now' : 'afterwards'}: ${countsText(remaining)}`;
    const foot =
      write || lines.length === 0
        ? []
        : ['nothing was written: call fix with write true to make these changes'];
    return {
      head: [...summary, left, ...(lines.length > 0 ? [DATA_NOTE] : [])],
      entries: lines.map((line) => () => ({ text: line, data: line })),
      total: lines.length,
      foot,
      data: {
        written: write && Buffer.compare(desk.read(path).bytes, file.bytes) !== 0,
        summary: summary.join('; '),
        remaining: { ...remaining },
      },
    };
  },
);

interface FixOutcome {
  report?: FileReport;
  /** What would be found once all fixes are made. */
  remaining?: FindingCounts;
  readonly notes: string[];
  diff?: Change;
  /** Whether the file holds no snapshot. */
  isOther: boolean;
}

/** @throws what went wrong with the file */
async function collect(check: Check): Promise<FixOutcome> {
  const outcome: FixOutcome = { notes: [], isOther: false };
  await check.run((event) => {
    if (event.kind === 'problem') throw asError(event);
    if (event.kind === 'checked')
      Object.assign(outcome, { report: event.report, remaining: event.remaining });
    if (event.kind === 'note') outcome.notes.push(event.message);
    if (event.kind === 'diff') outcome.diff = event.change;
    if (event.kind === 'passed-over') outcome.isOther = true;
  });
  return outcome;
}
