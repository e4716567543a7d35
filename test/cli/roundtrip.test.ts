import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIND_KEY, room } from '../../rules/example-room.js';
import { publishedValidator } from '../schema/published-schemas.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const cwd = folder.path;
const validate = publishedValidator('roundtrip-report.schema.json');

const before = room();
const renamed = room(({ quests }) => {
  Object.assign(quests[FIND_KEY] ?? {}, { DisplayGroup: 'new' });
});
const unfamiliar = room(({ roomItems }) => {
  Object.assign(roomItems['3'] ?? {}, { note: [1.5] });
});
const files: Readonly<Record<string, string>> = {
  'before.json': before,
  'same.json': before,
  'renamed.json': renamed,
  'unfamiliar.json': unfamiliar,
  'compact.json': JSON.stringify(JSON.parse(before)),
  'broken.json': '{\n  "a": nul\n}',
  'hazards.json':
    '\ufeff{"b": 1.0, "10": 1, "9": "\\/", "b": 2, "big": 12345678901234567890, "half": "\\ud800"}',
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);

const run = (...args: string[]): Run => roomlint(['roundtrip', ...args], { cwd });

describe('roundtrip of two files', () => {
  test('says that they are identical, and ends with 0', () => {
    const { code, out, err } = run('before.json', 'same.json');
    expect([code, out, err]).toEqual([0, 'identical: both have the same bytes\n', '']);
  });

  test('shows what has changed with both values and both places, and ends with 1', () => {
    const { code, out } = run('before.json', 'renamed.json');
    expect(code).toBe(1);
    const line = before.slice(0, before.indexOf('"DisplayGroup"')).split('\n').length;
    expect(out).toBe(
      [
        'changed: DisplayGroup was "" and is "new"',
        `    /quests/${FIND_KEY}/DisplayGroup at before.json:${line}:23 → renamed.json:${line}:23`,
        '',
        'lost: 1 value has changed',
        '',
      ].join('\n'),
    );
  });

  test('says what an unfamiliar field was, wherever it stood', () => {
    const { code, out } = run('--keep', 'unknown', 'unfamiliar.json', 'before.json');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^removed, unknown to roomlint: "note" is gone\n {4}\/roomItems\/3\/note at unfamiliar\.json:\d+:7/,
    );
    expect(out).toContain('lost: 1 part that roomlint does not know is gone\n');
  });

  test('tells ten thousand of the same in one line, with the count', () => {
    const many = (field: object): string =>
      JSON.stringify({
        roomItems: Object.fromEntries(
          Array.from({ length: 10_000 }, (_, index) => [index, { prefabName: 'GLB', ...field }]),
        ),
      });
    writeFileSync(join(cwd, 'many.json'), many({ mine: 1 }));
    writeFileSync(join(cwd, 'fewer.json'), many({}));
    const { code, out } = run('many.json', 'fewer.json');
    expect(code).toBe(1);
    expect(out).toBe(
      [
        'removed, unknown to roomlint, 10,000 times, such as: "mine" is gone',
        '    /roomItems/*/mine, first at many.json:1:39',
        '',
        'lost: 10,000 parts that roomlint does not know are gone',
        '',
      ].join('\n'),
    );
  });

  test.each([
    [['before.json', 'compact.json'], 1],
    [['--keep', 'values', 'before.json', 'compact.json'], 0],
    [['--keep', 'unknown', 'before.json', 'compact.json'], 0],
    [['--keep', 'unknown', 'before.json', 'renamed.json'], 0],
    [['--keep', 'values', 'before.json', 'renamed.json'], 1],
    [['--keep', 'values', '--allow', '/quests/**', 'before.json', 'renamed.json'], 0],
    [['--allow', '/roomItems/**', '--allow', '/quests/*/DisplayGroup', 'before.json', 'renamed.json'], 0],
    [['--allow', '/logic/**', 'before.json', 'renamed.json'], 1],
  ])('keeps what --keep and --allow say: %j ends with %d', (args, wanted) => {
    const { code, out, err } = run(...args);
    expect([code, err]).toEqual([wanted, '']);
    expect(out).toMatch(wanted === 0 ? /\nkept: / : /\nlost: /);
  });

  test('takes standard input for one of them', () => {
    expect(roomlint(['roundtrip', '-', 'before.json'], { cwd, input: before }).code).toBe(0);
    const { out } = roomlint(['roundtrip', 'before.json', '-'], { cwd, input: renamed });
    expect(out).toContain('→ <stdin>:');
  });
});

describe('roundtrip of one file', () => {
  test('says that it is kept, and that no tool would harm it', () => {
    const { code, out } = run('before.json');
    const bytes = Buffer.byteLength(before).toLocaleString('en');
    expect(out).toBe(
      `identical: reading and writing gives back the same ${bytes} bytes\nan ordinary JSON tool would do no harm to this file, white space aside\n`,
    );
    expect(code).toBe(0);
  });

  test('lists what an ordinary JSON tool would destroy, each with its first place', () => {
    const { code, out } = run('--format', 'json', 'hazards.json');
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
    expect(report.hazards.map(({ kind }: { kind: string }) => kind)).toEqual([
      'byte-order-mark',
      'duplicate-key',
      'key-order',
      'number-value',
      'number-spelling',
      'lone-surrogate',
      'escape',
    ]);
    expect(run('hazards.json').out).toContain(
      'the number 1.0 would be written 1\n    /b at hazards.json:1:7\n',
    );
  });
});

describe('roundtrip --through', () => {
  const node = (script: string): string => `"${process.execPath}" -e '${script}'`;
  const parsing = node(
    'process.stdout.write(JSON.stringify(JSON.parse(require("fs").readFileSync(0, "utf8")), null, 2))',
  );

  test('compares a file with what a command makes of it', () => {
    expect(run('before.json', '--through', 'cat').out).toBe('identical: both have the same bytes\n');
    const { code, out } = run('unfamiliar.json', '--keep', 'values', '--through', parsing);
    expect(code, out).toBe(0);
  });

  test('gives a large file to a command that answers while it reads, and to one that reads nothing', () => {
    const large = join(cwd, 'large.json');
    writeFileSync(large, JSON.stringify({ text: 'x'.repeat(5_000_000) }));
    expect(run(large, '--through', 'cat').code).toBe(0);
    const { code, err } = run(large, '--through', 'echo {}; exit 0');
    expect([code, err]).toEqual([1, '']);
  });

  test.each([
    ['exit 3', '"exit 3": it ended with exit code 3'],
    ['kill -9 $$', '"kill -9 $$": it was ended by SIGKILL'],
    ['echo nonsense', '<through>:1:1 '],
    ['true', '<through>:1:1 '],
  ])('ends with 2 when the command fails or writes no JSON: %s', (command, message) => {
    const { code, out, err } = run('before.json', '--through', command);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`roomlint: ${message}`);
  });

  test('passes on what the command says on standard error', () => {
    const { code, err } = run('before.json', '--through', 'echo oh no >&2; exit 1');
    expect(err).toContain('oh no\n');
    expect(code).toBe(2);
  });
});

describe('the JSON report of roundtrip', () => {
  test.each([
    ['before.json', 'same.json'],
    ['before.json', 'compact.json'],
    ['unfamiliar.json', 'renamed.json'],
    ['hazards.json', 'before.json'],
  ])('is what its schema says, for %s and %s', (one, other) => {
    const report = JSON.parse(run('--format', 'json', one, other).out);
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  });

  test('has the places of both sides, in bytes, lines and columns', () => {
    const { differences, verdict, keep, omitted } = JSON.parse(
      run('--format', 'json', 'before.json', 'renamed.json').out,
    );
    expect([verdict, keep, omitted]).toEqual(['lost', 'bytes', 0]);
    expect(differences).toHaveLength(1);
    const [{ before: was, after: is, ...rest }] = differences;
    expect(rest).toEqual({
      class: 'changed',
      known: true,
      forgiven: false,
      message: 'DisplayGroup was "" and is "new"',
      count: 1,
    });
    const cut = (text: string, at: typeof was): string =>
      Buffer.from(text).subarray(at.start.offset, at.end.offset).toString();
    expect([cut(before, was), cut(renamed, is)]).toEqual(['""', '"new"']);
    expect(is.pointer).toBe(`/quests/${FIND_KEY}/DisplayGroup`);
  });
});

describe('what cannot be meant ends with 2', () => {
  test.each([
    [[], 'roundtrip needs a file, as in roomlint roundtrip before.json after.json'],
    [['a', 'b', 'c'], 'roundtrip compares two files: leave out "c"'],
    [
      ['before.json', 'same.json', '--through', 'cat'],
      '--through makes the second text itself: leave out "same.json"',
    ],
    [['-', '-'], 'standard input can be one of the two files, not both'],
    [['--keep', 'value', 'before.json'], '--keep has no "value": did you mean values?'],
    [['--format', 'xml', 'before.json'], '--format has no "xml": there are text, json'],
    [
      ['--allow', 'quests', 'before.json', 'same.json'],
      '--allow "quests" is no pointer glob: begin it with "/", such as "/logic/*#/Tasks/*"',
    ],
    [['missing.json', 'same.json'], 'missing.json: there is no such file'],
    [['before.json', '.'], '.: this is a folder, not a file'],
  ])('%j', (args, message) => {
    const { code, out, err } = run(...args);
    expect(err).toBe(`roomlint: ${message}\n`);
    expect([code, out]).toEqual([2, '']);
  });

  test('a file that is no JSON is named with the place of the fault', () => {
    const { code, err } = run('before.json', 'broken.json');
    expect(err).toMatch(/^roomlint: broken\.json:2:8 .*\. Only JSON can be compared\n$/);
    expect(code).toBe(2);
    expect(run('broken.json', 'broken.json').code).toBe(0);
  });
});
