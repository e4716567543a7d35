import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { createLinter } from '../../src/lint/linter.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { room } from '../example-room.js';
import { toBytes } from '../lint-example.js';
import { repairStrictly } from './repair-strictly.js';

const NOT_A_UUID = 'x';
/** A room with an Id that a fix makes longer. */
const TEXT = room(({ logic }) => {
  const [, task] = (logic['2']?.Tasks ?? []) as { Id: string }[];
  if (task !== undefined) task.Id = NOT_A_UUID;
});

function repaired(maxBytes: number) {
  const sizes = rulePack.get('text/size');
  const ids = rulePack.get('subscription/id-uuid');
  if (sizes === undefined || ids === undefined) throw new Error('a rule is missing');
  const options = { maxBytes, maxRecords: 1_000 };
  const linter = createLinter(
    rulePack,
    [
      { rule: sizes, level: 'error', options },
      { rule: ids, level: 'error', options: { version: '4' } },
    ],
    pureSha256,
  );
  const bytes = toBytes(TEXT);
  return repairStrictly(linter, bytes, { unsafe: true });
}

describe('fixes that would make a file larger than is read', () => {
  const { length } = toBytes(TEXT);
  const longer = 36 - NOT_A_UUID.length;

  test('are left out, and the file stays as it is', () => {
    const { outgrown, unfinished, splices, result } = repaired(length + longer - 1);
    expect([outgrown, unfinished, splices]).toEqual([true, false, []]);
    expect(result.findings.map(({ rule }) => rule)).toEqual(['subscription/id-uuid']);
  });

  test('are made where the file just fits', () => {
    const { outgrown, splices, result } = repaired(length + longer);
    expect([outgrown, splices.length, result.findings]).toEqual([false, 1, []]);
  });
});
