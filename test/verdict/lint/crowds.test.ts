import { expect, test } from 'vitest';
import { oversizedRecord } from '../../../src/verdict/lint/limits.js';
import { toBytes } from '../../lint-example.js';

const MOST = 8;
const fields = (count: number, inside = 0): string =>
  Array.from({ length: count }, (_, at) => `"f${at}":${inside > 0 ? record(inside) : 1}`).join();
const record = (count: number, inside = 0): string => `{${fields(count, inside)}}`;

test.each([
  ['just as many fields as are read', `{"quests":{"a":${record(8)},"b":${record(8)}}}`, undefined],
  ['one more', `{"quests":{"a":${record(3)},"b":${record(9)}}}`, 'b'],
  ['one more, first of several', `{"quests":{"a":${record(9)},"b":${record(12)}}}`, 'a'],
  ['many small records', `{"roomItems":{${fields(20, 3)}}}`, undefined],
  ['many members in few fields', `{"roomItems":{"a":${record(4, 9)},"b":${record(2)}}}`, undefined],
  ['a section that is unknown', `{"other":{"a":${record(9)}},"quests":{"b":${record(8)}}}`, 'a'],
  ['a string that looks like fields', `{"logic":{"2":{"a":"${'\\"a\\":1,'.repeat(20)}"}}}`, undefined],
])('a record with too many fields is found: %s', (_, text, key) => {
  const [bytes, members] = [toBytes(text), text.split(':').length - 1];
  const found = oversizedRecord(bytes, JSON.parse(text), members, MOST);
  const start = text.indexOf(`"${key}"`);
  if (key === undefined) expect(found).toBeUndefined();
  else
    expect(found).toMatchObject({ kind: 'fields', record: key, most: MOST, span: { start, end: start + 3 } });
});
