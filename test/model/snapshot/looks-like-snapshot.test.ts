import { describe, expect, test } from 'vitest';
import type { PlainJson } from '../../../src/bytes/json/value.js';
import { hasSnapshotRecord, looksLikeSnapshot } from '../../../src/model/snapshot/looks-like-snapshot.js';
import { holdsSection } from '../../../src/model/snapshot/snapshot-shape.js';
import { holdsSnapshot, namesSnapshot } from '../../../src/verdict/lint/holds-snapshot.js';
import { room } from '../../example-room.js';
import { tableRows, valueRows } from '../../table-rows.js';

const rowsOf = (title: string): string[][] =>
  tableRows('model/snapshot/looks-like-snapshot.md').flatMap((row) =>
    row.title === title ? [[...row.cells]] : [],
  );

test.each([[room(), 'yes', 'yes', 'yes'], ...rowsOf('A value')])(
  '%s: %s, %s, %s',
  (text = '', ...expected) => {
    const value = JSON.parse(text) as PlainJson;
    const answers = [looksLikeSnapshot(value), hasSnapshotRecord(value), holdsSection(value)];
    expect(answers.map((answer) => (answer ? 'yes' : 'no'))).toEqual(expected);
  },
);

const holds = (text: string | Uint8Array): boolean => holdsSnapshot(Buffer.from(text));

test.each([['', 'no'], ['['.repeat(100_000), 'no'], ...rowsOf('Bytes that are not JSON')])(
  'bytes that are not JSON may hold a snapshot: %s: %s',
  (text = '', expected) => {
    const meant = text.replaceAll('\\n', '\n').replaceAll('\\ufeff', '\ufeff');
    expect(holds(meant) ? 'yes' : 'no').toBe(expected);
  },
);

describe('a snapshot that was changed as a whole is still one', () => {
  const text = JSON.stringify({ roomItems: { '2': { prefabName: 'GLB' } }, quests: {} }, undefined, 2);
  const respelled = (signs: Readonly<Record<string, string>>): string =>
    Object.entries(signs).reduce((all, [sign, other]) => all.replaceAll(sign, other), text);
  const lines = (change: (line: string) => string): string => text.split('\n').map(change).join('\n');

  type Row = [what: string, signs: Record<string, string>];
  const RESPELLED = valueRows<Row>('model/snapshot/tables.md', 'Signs that are written in another way');
  test.each<[string, string | Uint8Array]>([
    ...RESPELLED.map(([what, signs]): [string, string] => [what, respelled(signs)]),
    ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['quotes doubled', `"${text.replaceAll('"', '""')}"`],
    ['terminal colours', lines((line) => `\u001b[32m${line}\u001b[0m`)],
    ['the head of a log', `[info] downloaded\n${text}`],
    ['an open list', `[\n${text},\n`],
    ['an open object around it', `{"meta": {"a": 1, ${text.slice(1)}`],
    ['a string in a string', JSON.stringify(JSON.stringify(text))],
    ['a string that holds a broken one', JSON.stringify(`${text.slice(0, -3)},`)],
    ['a list of one', `[${room()}]`],
  ])('%s', (_, changed) => {
    expect(holds(changed)).toBe(true);
  });

  test.each([
    ...valueRows<[string, string]>('model/snapshot/tables.md', 'Texts that are no snapshot'),
    ['a list of two', `[${room()}, {}]`],
  ])('but not %s', (_, other) => {
    expect(holds(other)).toBe(false);
  });

  test('is named only by a section at the top, or by names that no other program has', () => {
    for (const named of ['{ "roomItems": { "2": ', '{ // comment\n "settings": {}, }'])
      expect([named, namesSnapshot(Buffer.from(named))]).toEqual([named, true]);
    for (const other of ['{ "a": { "quests": {} }, ', '[\n{"settings": {}, "quests": {}, "logic": {}', ''])
      expect([other, namesSnapshot(Buffer.from(other))]).toEqual([other, false]);
  });
});
