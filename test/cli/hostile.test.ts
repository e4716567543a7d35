import { describe, expect, test } from 'vitest';
import { room } from '../example-room.js';
import { many } from '../runs.js';
import { roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const NO_TRACE = /\n\s+at .*[:/]/;

interface Reported {
  rule: string;
  message: string;
  pointer: string;
  start: { offset: number; line: number; column: number };
  end: { offset: number };
}

async function findingsIn(content: string | Uint8Array): Promise<{
  code: number | null;
  findings: Reported[];
  err: string;
}> {
  const file = folder.write('hostile.json', content);
  const { code, out, err } = await roomlint(['--format', 'json', '--max-findings', '0', file]);
  const report = JSON.parse(out) as { files: { findings: Reported[] }[] };
  return { code, findings: report.files[0]?.findings ?? [], err };
}

describe('hostile files get a finding, never a crash', () => {
  test.each([
    ['an empty file', '', 'text/syntax', 0],
    ['white space only', ' \r\n\t ', 'text/syntax', 5],
    ['a byte that is not UTF-8', Uint8Array.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 'text/encoding', 2],
    ['UTF-16 with a byte-order mark', Buffer.from(`\ufeff${room()}`, 'utf16le'), 'text/encoding', 0],
    ['UTF-16 without one', Buffer.from(room(), 'utf16le'), 'text/encoding', 0],
    ['zero bytes', new Uint8Array(64), 'text/syntax', 0],
    ['ten thousand nested arrays', '['.repeat(1e4) + ']'.repeat(1e4), 'text/depth', 256],
    ['ten thousand arrays that are never closed', '['.repeat(1e4), 'text/depth', 256],
    ['ten thousand nested objects', '{"a":'.repeat(1e4), 'text/depth', 256 * 5],
    ['null', 'null', 'schema', 0],
    ['a number', '1e999', 'schema', 0],
  ])('%s', async (_name, content, rule, offset) => {
    const { code, findings, err } = await findingsIn(content);
    expect(err).not.toMatch(NO_TRACE);
    expect({ code, first: [findings[0]?.rule, findings[0]?.start.offset] }).toEqual({
      code: 1,
      first: [rule, offset],
    });
  });

  test('every repetition of a key is one finding, at that key', async () => {
    const count = 1_000;
    const { code, findings } = await findingsIn(
      `{${Array.from({ length: count }, () => '"a":1').join(',')}}`,
    );
    expect(code).toBe(1);
    const duplicates = findings.filter(({ rule }) => rule === 'text/duplicate-key');
    expect(duplicates).toHaveLength(count - 1);
    expect(duplicates.map(({ start }) => start.offset)).toEqual(
      duplicates.map((_, index) => 1 + 6 * (index + 1)),
    );
  });

  test('__proto__ and constructor as keys of every object change nothing', async () => {
    const poisoned = room().replaceAll(
      '{\n',
      '{\n"__proto__": {"Name": 1, "polluted": true}, "constructor": 2, "toString": [], \n',
    );
    const { findings, err } = await findingsIn(poisoned);
    expect(err).toBe('');
    // The keys are items, quests and logic values of their own where a section holds them; nothing else is
    // found.
    const strays = findings.filter(
      ({ pointer }) => !/\/(__proto__|constructor|toString)(\/|$)/.test(pointer),
    );
    expect(strays.map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`)).toEqual([]);
  });

  test('a file beyond the size limit is not read', async () => {
    const file = folder.write('large.json', `{"a":"${'x'.repeat(1000)}"}`);
    const { code, out } = await roomlint(['--rule', 'text/size:error:{"maxBytes":100}', file]);
    expect(code).toBe(1);
    expect(out).toContain('text/size');
    expect(out).toContain('1 error in 1 file');
  });

  test('standard input over the size limit is not read to its end', async () => {
    const { code, out } = await roomlint(['--rule', 'text/size:error:{"maxBytes":100}', '-'], {
      input: 'x'.repeat(1e4),
    });
    expect(code).toBe(1);
    expect(out).toContain('text/size');
  });

  /** In the long tests, more than there is room for on the stack, were they the arguments of a call. */
  const MANY = many(130_000, 13_000);
  const object = (what: (index: number) => [string, unknown]): object =>
    Object.fromEntries(Array.from({ length: MANY }, (_, index) => what(index)));
  const entry = (index: number): object => ({
    id: `q${index}`,
    EntryId: 'e',
    Name: 'n',
    Status: 'inProgress',
  });
  const entries = object((index) => [`q${index}`, entry(index)]);
  const sections = { roomItems: { 2: {} }, quests: {}, logic: {} };
  test.each([
    ['entries in a group of roomTasks', { ...sections, roomTasks: { Tasks: [], group: entries } }],
    ['entries in a roomTasks without Tasks', { ...sections, roomTasks: { group: entries } }],
    ['unknown sections', { ...sections, ...object((index) => [`s${index}`, 1]) }],
    ['entries with one EntryId', { ...sections, quests: entries }],
  ])(`${MANY.toLocaleString('en')} %s crash nothing`, async (_what, snapshot) => {
    const file = folder.write('many.json', JSON.stringify(snapshot));
    const empty = folder.write('empty.json', '{"roomItems":{},"quests":{},"roomTasks":{"Tasks":[]}}');
    for (const args of [
      ['plan', file, empty],
      ['check', '--fix', file],
    ]) {
      const { code, err } = await roomlint(args);
      expect([args[0], err.match(/crashed|RangeError|Maximum call stack/)]).toEqual([args[0], null]);
      expect(code).toBeLessThan(3);
    }
  });

  test('terminal control sequences are shown as escapes', async () => {
    const ESC = String.fromCharCode(27);
    const file = folder.write(
      `bell${ESC}[2J.json`,
      `{"roomItems": {"\\u001b[31m": 5}, "settings": "\\u0007"}`,
    );
    const { out } = await roomlint([file]);
    expect(out).not.toContain(ESC);
    expect(out).toContain('\\u001b[31m');
  });
});
