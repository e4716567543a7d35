import { describe, expect, test } from 'vitest';
import { FailedRecords } from '../../src/lint/failed-records.js';
import type { Linter } from '../../src/lint/linter.js';
import type { LintResult } from '../../src/lint/result.js';
import type { CheckEvent } from '../../src/workspace/events.js';
import { fixFile, type Outcome } from '../../src/workspace/fixer.js';
import type { ReadableTask } from '../../src/workspace/source.js';

const BYTES = new Uint8Array([0x7b, 0x7d]);
const RESULT: LintResult = {
  findings: [],
  omitted: new Map(),
  crashes: [],
  failedRecords: () => new FailedRecords(),
  value: () => undefined,
  tooManyFixes: 50_000,
  shownBytes: BYTES,
};
/** A linter that must not be asked to repair anything. */
const LINTER = {} as Linter;

async function fixed(
  options: Parameters<typeof fixFile>[0],
  kind: 'file' | 'output',
): Promise<{ events: CheckEvent[]; outcome: Outcome }> {
  const task = { kind: 'readable', file: { path: 'a.json', absolute: '/a.json' }, target: { kind } };
  const first = { bytes: BYTES, result: RESULT, mayBeOther: false };
  const run = fixFile(options, task as unknown as ReadableTask, LINTER, first, {});
  const events: CheckEvent[] = [];
  for (;;) {
    const { done, value } = await run.next();
    if (done === true) return { events, outcome: value };
    events.push(value);
  }
}

const NOTE = {
  kind: 'note',
  message:
    'a.json: nothing is fixed: more than 50,000 findings have a fix. Use --only to fix them rule by rule',
};

describe('a file with more fixes than are made', () => {
  test('is not fixed, and a note says why', async () => {
    const { events, outcome } = await fixed({ mode: 'write', unsafe: true }, 'file');
    expect(events).toEqual([NOTE]);
    expect(outcome).toEqual({ kind: 'done', bytes: 2, result: RESULT, remaining: RESULT });
  });

  test('is passed on as it is when it comes from standard input', async () => {
    const { events } = await fixed({ mode: 'write', unsafe: false }, 'output');
    expect(events).toEqual([{ kind: 'output', bytes: BYTES }, NOTE]);
  });

  test('has no diff', async () => {
    expect((await fixed({ mode: 'show', unsafe: false }, 'file')).events).toEqual([NOTE]);
  });
});
