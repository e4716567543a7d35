import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { crowdedRecord } from '../../src/lint/crowds.js';
import type { Draft } from '../../src/lint/draft.js';
import { MOST_FIELDS } from '../../src/snapshot/sections.js';
import { span } from '../../src/text/span.js';
import { toBytes } from '../lint-example.js';

const quest = (fields: number): string => `{${'"":1,'.repeat(fields - 1)}"":1}`;

describe('a record with millions of fields', () => {
  test('is found by its key', () => {
    const text = `{"settings":{"a":[{}]},"quests":{"mlh1":{"Name":"}{"},"mlh2":${quest(MOST_FIELDS + 1)},"mlh3":{}}}`;
    const bytes = toBytes(text);
    const start = text.indexOf('"mlh2"');
    expect(crowdedRecord(bytes, MOST_FIELDS + 9)).toEqual({
      kind: 'fields',
      section: 'quests',
      record: 'mlh2',
      count: MOST_FIELDS + 1,
      most: MOST_FIELDS,
      span: { start, end: start + 6 },
    });
  });

  test('is not found where it has just as many as are read, or one long string', () => {
    const bytes = toBytes(`{"quests":{"mlh1":${quest(MOST_FIELDS)}}}`);
    expect(crowdedRecord(bytes, MOST_FIELDS + 1)).toBeUndefined();
    const long = `"${'"a"'.repeat(1_700_000).replaceAll('"', '\\"')}"`;
    expect(crowdedRecord(toBytes(`{"logic":{"2":{"a":${long}}}}`), MOST_FIELDS + 1)).toBeUndefined();
  });

  test('is not looked for where all records together have fewer fields', () => {
    expect(crowdedRecord(toBytes('not even JSON'), MOST_FIELDS)).toBeUndefined();
  });
});

test('a record with too many fields is named with its section, and the finding says that nothing else was checked', () => {
  const drafts: Draft[] = [];
  const listen = rulePack.get('text/size')?.listeners.textFault;
  const fault = {
    kind: 'fields',
    section: 'quests',
    record: 'mlh1',
    count: 2_000_001,
    most: 2_000_000,
  } as const;
  listen?.(
    { ...fault, span: span(3, 9) },
    (draft) => drafts.push(typeof draft === 'function' ? draft() : draft),
    { options: { maxBytes: 1 } } as never,
  );
  expect(drafts).toEqual([
    {
      at: { kind: 'span', holder: undefined, span: span(3, 9), place: undefined },
      message:
        '"mlh1" in "quests" has 2,000,001 fields, and roomlint reads at most 2,000,000: remove some, because nothing else in this file was checked',
    },
  ]);
});
