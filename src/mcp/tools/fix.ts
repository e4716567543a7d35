import { printable } from '../../json/quote.js';
import type { FindingCounts } from '../../lint/finding.js';
import { countsText } from '../../report/agent/check.js';
import { diffLines } from '../../report/agent/diff.js';
import { shownMessage } from '../../report/agent/place.js';
import { DATA_NOTE } from '../../report/agent/reply.js';
import type { FileReport } from '../../report/report.js';
import type { Change } from '../../report/unified-diff.js';
import { type Check, openCheck } from '../../workspace/check.js';
import { asError } from '../../workspace/check-bytes.js';
import { CommandError } from '../../workspace/command-error.js';
import { COUNTS } from '../output.js';
import { RULE, ruleChoice } from '../rule-argument.js';
import { defineTool, PAGE, PATH, WRITES } from '../tool.js';
import { requireWritable } from '../writing.js';

/** Repairs what can be repaired without asking. */
export const fix = defineTool(
  {
    name: 'fix',
    title: 'Repair findings',
    description:
      'Repairs the findings of check that have a fix, and shows the changes as a diff. It is a dry run unless write is true. Safe fixes cannot change a meaning for the worse; unsafe ones may, so ask a person first. Every byte that no fix changes stays as it is. Use it after check, before editing by hand. It never touches files that hold no snapshot.',
    input: {
      type: 'object',
      properties: {
        path: PATH,
        write: { type: 'boolean', description: 'Write the file; false unless given: only show the diff' },
        unsafe: { type: 'boolean', description: 'Make unsafe fixes as well; false unless given' },
        rule: RULE,
        ...PAGE,
      },
      required: ['path'],
      additionalProperties: false,
    },
    output: {
      written: { type: 'boolean' },
      summary: { type: 'string' },
      remaining: { type: 'object', properties: COUNTS },
    },
    list: { name: 'diff', of: { type: 'string' } },
    effects: WRITES,
    narrowing: 'rule',
  },
  async ({ path, write = false, unsafe = false, rule }, desk) => {
    const only = ruleChoice(rule);
    const file = desk.read(path);
    if (write) requireWritable(file);
    desk.progress(write ? 'fixing' : 'looking for fixes');
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
