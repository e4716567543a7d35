import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { Draft } from '../../src/lint/draft.js';
import { oversizedRecord } from '../../src/lint/oversized.js';
import { MAX_FIELDS } from '../../src/snapshot/sections.js';
import { span } from '../../src/text/span.js';
import { finish } from '../../src/text/steps.js';
import { toBytes } from '../lint-example.js';

const quest = (fields: number): string => `{${'"":1,'.repeat(fields - 1)}"":1}`;

describe('a record with millions of fields', () => {
  test('is found by its key', () => {
    const text = `{"settings":{"a":[{}]},"quests":{"mlh1":{"Name":"}{"},"mlh2":${quest(MAX_FIELDS + 1)},"mlh3":{}}}`;
    const bytes = toBytes(text);
    const start = text.indexOf('"mlh2"');
    expect(finish(oversizedRecord(bytes, JSON.parse(text), MAX_FIELDS + 9))).toEqual({
      kind: 'fields',
      section: 'quests',
      record: 'mlh2',
      count: MAX_FIELDS + 1,
      most: MAX_FIELDS,
      span: { start, end: start + 6 },
    });
  });

  test('is not found where it has just as many as are read, or one long string', () => {
    const text = `{"quests":{"mlh1":${quest(MAX_FIELDS)}}}`;
    const bytes = toBytes(text);
    expect(finish(oversizedRecord(bytes, JSON.parse(text), MAX_FIELDS + 1))).toBeUndefined();
    const long = `"${'"a"'.repeat(1_700_000).replaceAll('"', '\\"')}"`;
    const other = `{"logic":{"2":{"a":${long}}}}`;
    expect(finish(oversizedRecord(toBytes(other), JSON.parse(other), MAX_FIELDS + 1))).toBeUndefined();
  });

  test('is not looked for where all records together have fewer fields', () => {
    expect(finish(oversizedRecord(toBytes('not even JSON'), {}, MAX_FIELDS))).toBeUndefined();
  });
});

describe('the same record is found whether or not the value settles it first', () => {
  const record = (fields: number, inside = 0): string => `{${fieldsOf(fields, inside)}}`;
  const fieldsOf = (fields: number, inside: number): string =>
    Array.from({ length: fields }, (_, at) => `"f${at}":${inside > 0 ? record(inside) : 1}`).join();

  test.each([
    ['just as many fields as are read', `{"quests":{"a":${record(8)},"b":${record(8)}}}`, undefined],
    ['one more', `{"quests":{"a":${record(3)},"b":${record(9)}}}`, 'b'],
    ['one more, first of several', `{"quests":{"a":${record(9)},"b":${record(12)}}}`, 'a'],
    ['many small records', `{"roomItems":{${fieldsOf(20, 3)}}}`, undefined],
    ['many members in few fields', `{"roomItems":{"a":${record(4, 9)},"b":${record(2)}}}`, undefined],
    ['duplicate keys', `{"quests":{"a":{${'"x":1,'.repeat(8)}"x":1},"b":${record(8)}}}`, 'a'],
    ['a record that the value has lost', `{"quests":{"a":${record(9)},"a":${record(2)}}}`, 'a'],
    ['a section that the value has lost', `{"quests":{"a":${record(9)}},"quests":{"b":${record(8)}}}`, 'a'],
    ['a section that is unknown', `{"other":{"a":${record(9)}},"quests":{"b":${record(8)}}}`, 'a'],
  ])('%s', (_, text, key) => {
    const [bytes, members] = [toBytes(text), text.split(':').length - 1];
    const found = finish(oversizedRecord(bytes, JSON.parse(text), members, 8));
    expect(found).toEqual(finish(oversizedRecord(bytes, null, members, 8)));
    expect(found?.kind === 'fields' ? found.record : undefined).toBe(key);
  });

  test('the bytes are not read where the value settles it', () => {
    const value = { quests: { a: { x: 1, y: 2 }, b: { x: 1, y: 2 }, c: { x: 1 } } };
    expect(finish(oversizedRecord(toBytes('not even JSON'), value, 8, 5))).toBeUndefined();
  });
});

test('a record with too many fields is named with its section, and the finding says that nothing else was checked', () => {
  const drafts: Draft[] = [];
  const listen = rulePack.get('text/size')?.on.textFault;
  const fault = {
    kind: 'fields',
    section: 'quests',
    record: 'mlh1',
    count: 2_000_001,
    most: 2_000_000,
  } as const;
  listen?.({ ...fault, span: span(3, 9) }, (draft) => drafts.push('make' in draft ? draft.make() : draft), {
    options: { maxBytes: 1 },
  } as never);
  expect(drafts).toEqual([
    {
      at: { kind: 'span', holder: undefined, span: span(3, 9), place: undefined },
      message:
        '"mlh1" in "quests" has 2,000,001 fields, and roomlint reads at most 2,000,000: remove some, because nothing else in this file was checked',
    },
  ]);
});
