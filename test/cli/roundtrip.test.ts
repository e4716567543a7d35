import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { items, roomWith } from '../example-changes.js';
import { FIND_KEY, room } from '../example-room.js';
import { publishedValidator } from '../schema/published-schemas.js';
import { type Run, roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const cwd = folder.path;
const validate = publishedValidator('roundtrip-report.schema.json');

const before = room();
const renamed = roomWith({ quests: { [FIND_KEY]: { DisplayGroup: 'new' } } });
const unfamiliar = items({ 3: { note: [1.5] } });
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

const run = async (...args: string[]): Promise<Run> => await roomlint(['roundtrip', ...args], { cwd });

describe('roundtrip of two files', () => {
  test('reports that they are identical, and exits with 0', async () => {
    const { code, out, err } = await run('before.json', 'same.json');
    expect([code, out, err]).toEqual([0, 'identical: both files have the same bytes\n', '']);
  });

  test('shows each change with both values and both places, and exits with 1', async () => {
    const { code, out } = await run('before.json', 'renamed.json');
    expect(code).toBe(1);
    const line = before.slice(0, before.indexOf('"DisplayGroup"')).split('\n').length;
    expect(out).toBe(
      [
        'changed: DisplayGroup was "" and is now "new"',
        `    /quests/${FIND_KEY}/DisplayGroup at before.json:${line}:23 → renamed.json:${line}:23`,
        '',
        'lost: 1 value changed',
        '',
      ].join('\n'),
    );
  });

  test('says what an unfamiliar field was, at any place', async () => {
    const { code, out } = await run('--keep', 'unknown', 'unfamiliar.json', 'before.json');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^removed, unknown to roomlint: "note" is gone\n {4}\/roomItems\/3\/note at unfamiliar\.json:\d+:7/,
    );
    expect(out).toContain('lost: 1 unknown part is gone\n');
  });

  test('calls a lost section lost, with what roomlint does not know in it', async () => {
    const { logic, ...others } = JSON.parse(before) as Record<string, object>;
    const note = { ...logic, 9: '{"mine":1,"Tasks":[],"yours":{}}' };
    writeFileSync(join(cwd, 'noted.json'), JSON.stringify({ ...others, logic: note }));
    writeFileSync(join(cwd, 'no-logic.json'), JSON.stringify(others));
    const { code, out } = await run('--keep', 'unknown', 'noted.json', 'no-logic.json');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^removed: the section "logic" is gone, with \d+ parts in it that roomlint does not know/,
    );
    expect(out).toMatch(/\nlost: the section logic, with \d+ fields that roomlint does not know\n$/);
  });

  test('reports ten thousand equal differences in one line, with the count', async () => {
    const many = (field: object): string =>
      JSON.stringify({
        roomItems: Object.fromEntries(
          Array.from({ length: 10_000 }, (_, index) => [index, { prefabName: 'GLB', ...field }]),
        ),
      });
    writeFileSync(join(cwd, 'many.json'), many({ mine: 1 }));
    writeFileSync(join(cwd, 'fewer.json'), many({}));
    const { code, out } = await run('many.json', 'fewer.json');
    expect(code).toBe(1);
    expect(out).toBe(
      [
        'removed, unknown to roomlint, 10,000 times, for example: "mine" is gone',
        '    /roomItems/*/mine, first at many.json:1:39',
        '',
        'lost: 10,000 unknown parts are gone',
        '',
      ].join('\n'),
    );
  });

  test.each([
    [['before.json', 'compact.json'], 1, 'different'],
    [['--keep', 'values', 'before.json', 'compact.json'], 0, 'kept'],
    [['--keep', 'unknown', 'before.json', 'compact.json'], 0, 'kept'],
    [['--keep', 'unknown', 'before.json', 'renamed.json'], 0, 'kept'],
    [['--keep', 'values', 'before.json', 'renamed.json'], 1, 'lost'],
    [['--keep', 'values', '--allow', '/quests/**', 'before.json', 'renamed.json'], 0, 'kept'],
    [
      ['--allow', '/roomItems/**', '--allow', '/quests/*/DisplayGroup', 'before.json', 'renamed.json'],
      0,
      'kept',
    ],
    [['--allow', '/logic/**', 'before.json', 'renamed.json'], 1, 'lost'],
  ])('applies --keep and --allow: %j exits with %d, %s', async (args, wanted, verdict) => {
    const { code, out, err } = await run(...args);
    expect([code, err]).toEqual([wanted, '']);
    expect(out).toMatch(new RegExp(`\\n${verdict}: `));
  });

  test('does not call white space lost', async () => {
    expect((await run('before.json', 'compact.json')).out).toMatch(
      /\ndifferent: white space differs at \d+ places; nothing is lost\n$/,
    );
  });

  test('mentions exempt parts when all other values are the same', async () => {
    const { out } = await run('--keep', 'values', '--allow', '/quests/**', 'before.json', 'renamed.json');
    expect(out).toContain('changed, allowed: DisplayGroup was "" and is now "new"\n');
    expect(out).toMatch(
      /\nkept: every value is the same, except where --allow permits differences; 1 value changed\n$/,
    );
  });

  test('counts strings, not gaps, when white space differs inside strings', async () => {
    const { logic, ...rest } = JSON.parse(before) as { logic: Record<string, string> };
    const texts = Object.keys(logic).length;
    for (const item of Object.keys(logic)) logic[item] = JSON.stringify(JSON.parse(logic[item]!), null, 1);
    writeFileSync(join(cwd, 'spaced.json'), JSON.stringify({ ...rest, logic }, null, 2));
    writeFileSync(join(cwd, 'plain.json'), JSON.stringify(JSON.parse(before), null, 2));
    const { code, out } = await run('--keep', 'unknown', 'plain.json', 'spaced.json');
    expect(out).toMatch(new RegExp(`; white space differs inside ${texts} strings?\\n$`));
    expect(code).toBe(0);
  });

  test('cuts the place of a difference a thousand levels deep', async () => {
    const nested = (inside: string): string => '['.repeat(1_000) + inside + ']'.repeat(1_000);
    writeFileSync(join(cwd, 'deep.json'), nested('1'));
    writeFileSync(join(cwd, 'deeper.json'), nested('2'));
    const { code, out } = await run('deep.json', 'deeper.json');
    expect(code).toBe(1);
    expect(out).toContain(
      `    ${'/0'.repeat(40)}…${'/0'.repeat(40)} at deep.json:1:1001 → deeper.json:1:1001\n`,
    );
  });

  test('reads one of them from standard input', async () => {
    expect((await roomlint(['roundtrip', '-', 'before.json'], { cwd, input: before })).code).toBe(0);
    const { out } = await roomlint(['roundtrip', 'before.json', '-'], { cwd, input: renamed });
    expect(out).toContain('→ <stdin>:');
  });
});

describe('roundtrip of one file', () => {
  test('says that it is kept, and that no tool would harm it', async () => {
    const { code, out } = await run('before.json');
    const bytes = Buffer.byteLength(before).toLocaleString('en');
    expect(out).toBe(
      `identical: reading and writing this file gives the same ${bytes} bytes\nan ordinary JSON tool would change nothing in this file except white space\n`,
    );
    expect(code).toBe(0);
  });

  test('lists what an ordinary JSON tool would destroy, each with its first place', async () => {
    const { code, out } = await run('--format', 'json', 'hazards.json');
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
    expect((await run('hazards.json')).out).toContain(
      'the number 1.0 would be written as 1\n    /b at hazards.json:1:7\n',
    );
  });
});

describe('roundtrip --through', () => {
  const node = (script: string): string => `"${process.execPath}" -e '${script}'`;
  const parsing = node(
    'process.stdout.write(JSON.stringify(JSON.parse(require("fs").readFileSync(0, "utf8")), null, 2))',
  );

  test('compares a file with the output of a command', async () => {
    expect((await run('before.json', '--through', 'cat')).out).toBe(
      'identical: both files have the same bytes\n',
    );
    const { code, out } = await run('unfamiliar.json', '--keep', 'values', '--through', parsing);
    expect(code, out).toBe(0);
  });

  test('pipes a large file to a command that writes while it reads, and to one that reads nothing', async () => {
    const large = join(cwd, 'large.json');
    writeFileSync(large, JSON.stringify({ text: 'x'.repeat(5_000_000) }));
    expect((await run(large, '--through', 'cat')).code).toBe(0);
    const { code, err } = await run(large, '--through', 'echo {}; exit 0');
    expect([code, err]).toEqual([1, '']);
  });

  test('stops a tool that writes more than an import takes, and all that it has started', async () => {
    for (const endless of ['cat /dev/zero | cat; echo done']) {
      const { code, out, err } = spawnRoomlint(['roundtrip', 'before.json', '--through', endless], {
        cwd,
        timeout: 15_000,
      });
      // The tool may warn, too: nobody reads on.
      expect(err).toContain(`roomlint: "${endless}": wrote more than 52,428,800 bytes\n`);
      expect([code, out]).toEqual([2, '']);
    }
  });

  test('lets a tool open its standard input by name, as with "<"', async () => {
    expect((await run('before.json', '--through', 'cat /dev/stdin')).code).toBe(0);
  });

  test('runs a tool on standard input', async () => {
    const { code, out } = await roomlint(['roundtrip', '-', '--through', 'cat'], { cwd, input: before });
    expect([code, out]).toEqual([0, 'identical: both files have the same bytes\n']);
  });

  test.each([
    ['exit 3', '"exit 3": ended with exit code 3'],
    ['kill -9 $$', '"kill -9 $$": was ended by SIGKILL'],
    ['true', '<through>:1:1 '],
  ])('exits with 2 when the command fails or writes no JSON: %s', async (command, message) => {
    const { code, out, err } = await run('before.json', '--through', command);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`roomlint: ${message}`);
  });

  test('shows what the tool writes to standard error', async () => {
    const { code, err } = spawnRoomlint(['roundtrip', 'before.json', '--through', 'echo oh no >&2; exit 1'], {
      cwd,
    });
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
  ])('is what its schema says, for %s and %s', async (one, other) => {
    const report = JSON.parse((await run('--format', 'json', one, other)).out);
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
  });

  test('lists the first ten thousand differences and counts the others', async () => {
    const items = (value: number): string =>
      JSON.stringify({
        roomItems: Object.fromEntries(Array.from({ length: 10_003 }, (_, id) => [id, { mine: value }])),
      });
    writeFileSync(join(cwd, 'ones.json'), items(1));
    writeFileSync(join(cwd, 'twos.json'), items(2));
    const report = JSON.parse((await run('--format', 'json', 'ones.json', 'twos.json')).out);
    expect(validate(report), JSON.stringify(validate.errors)).toBe(true);
    expect([report.differences.length, report.omitted]).toEqual([10_000, 3]);
  });

  test('has the places of both sides, in bytes, lines and columns', async () => {
    const { differences, verdict, keep, omitted } = JSON.parse(
      (await run('--format', 'json', 'before.json', 'renamed.json')).out,
    );
    expect([verdict, keep, omitted]).toEqual(['lost', 'bytes', 0]);
    expect(differences).toHaveLength(1);
    const [{ before: was, after: is, ...rest }] = differences;
    expect(rest).toEqual({
      class: 'changed',
      known: true,
      forgiven: false,
      message: 'DisplayGroup was "" and is now "new"',
      count: 1,
    });
    const cut = (text: string, at: typeof was): string =>
      Buffer.from(text).subarray(at.start.offset, at.end.offset).toString();
    expect([cut(before, was), cut(renamed, is)]).toEqual(['""', '"new"']);
    expect(is.pointer).toBe(`/quests/${FIND_KEY}/DisplayGroup`);
  });
});

describe('an invalid combination exits with 2', () => {
  test.each([
    [[], 'roundtrip needs a file, as in roomlint roundtrip before.json after.json'],
    [['a', 'b', 'c'], 'roundtrip compares two files: remove "c"'],
    [
      ['before.json', 'same.json', '--through', 'cat'],
      '--through makes the second file itself: remove "same.json"',
    ],
    [['-', '-'], 'standard input can be one of the two files, not both'],
    [['--keep', 'values', 'before.json'], '--keep needs a comparison: add a second file, or --through'],
    [['--keep', 'value', 'before.json', 'same.json'], '--keep cannot be "value": did you mean values?'],
    [['--format', 'xml', 'before.json'], '--format cannot be "xml": use text, json or agent'],
    [
      ['--allow', 'quests', 'before.json', 'same.json'],
      '--allow "quests" is not a pointer glob: begin it with "/", such as "/logic/*#/Tasks/*"',
    ],
    [['missing.json', 'same.json'], 'missing.json: no such file'],
    [['before.json', '.'], '.: this is a folder, not a file'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await run(...args);
    expect(err).toBe(`roomlint: ${message}\n`);
    expect([code, out]).toEqual([2, '']);
  });

  test('a file that is larger than an import takes is not compared', async () => {
    const large = folder.write('too-large.json', '');
    truncateSync(large, 52_428_801);
    const message = 'larger than 52,428,800 bytes, the most that an import accepts';
    for (const args of [['too-large.json'], ['before.json', 'too-large.json']]) {
      const { code, err } = await run(...args);
      expect([code, err]).toEqual([2, `roomlint: too-large.json: ${message}\n`]);
    }
  });

  test('a file that was cut off is named with the place of its end', async () => {
    writeFileSync(join(cwd, 'cut.json'), '{"a":');
    expect((await run('cut.json')).err).toMatch(/^roomlint: cut\.json:1:6 .*\. Only JSON can be compared\n$/);
  });

  test('a file with millions of records is not compared, unless both have the same bytes', async () => {
    const members = Array.from({ length: 500_001 }, (_, index) => `"${index}":1`).join();
    writeFileSync(join(cwd, 'crowded.json'), `{"quests":{${members}}}`);
    writeFileSync(join(cwd, 'crowded-root.json'), `{${members}}`);
    expect(await run('before.json', 'crowded.json')).toMatchObject({
      code: 2,
      out: '',
      err: 'roomlint: crowded.json: not compared: "quests" has 500,001 records, and roundtrip compares at most 500,000\n',
    });
    expect(await run('crowded-root.json', 'before.json')).toMatchObject({
      code: 2,
      err: 'roomlint: crowded-root.json: not compared: it has 500,001 sections or elements, and roundtrip compares at most 500,000\n',
    });
    expect(await run('crowded.json', 'crowded.json')).toMatchObject({ code: 0 });
  });

  test('a file with a record of very many fields is not compared', async () => {
    const fields = Array.from({ length: 500_001 }, (_, index) => `"${index}":1`).join();
    writeFileSync(join(cwd, 'wide.json'), `{"quests":{"mlh1":{"Name":"a"},"mlh2":{${fields}}}}`);
    expect(await run('before.json', 'wide.json')).toMatchObject({
      code: 2,
      out: '',
      err: 'roomlint: wide.json: not compared: "mlh2" in "quests" has 500,001 fields, and roundtrip compares at most 500,000\n',
    });
  });

  test('a file with more credentials than can be masked is not compared, unless both have the same bytes', async () => {
    const keys = Array.from({ length: 100_001 }, (_, index) => `"x-access-key: ${100_000_000 + index}"`);
    writeFileSync(join(cwd, 'keys.json'), `{"settings":{"a":[${keys}]}}`);
    expect(await run('keys.json', 'before.json')).toMatchObject({
      code: 2,
      out: '',
      err: 'roomlint: keys.json: not compared: it contains more than 100,000 credentials: remove them\n',
    });
    expect(await run('keys.json', 'keys.json')).toMatchObject({ code: 0 });
  });

  test('a file that is not JSON is named with the position of the fault', async () => {
    const { code, err } = await run('before.json', 'broken.json');
    expect(err).toMatch(/^roomlint: broken\.json:2:8 .*\. Only JSON can be compared\n$/);
    expect(code).toBe(2);
    expect((await run('broken.json', 'broken.json')).code).toBe(0);
  });
});

test('the help explains the exit codes of this command', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  expect(out).toContain(
    '\n  0  everything that must be kept is kept\n  1  something that must be kept is lost\n',
  );
  expect(out).not.toContain('--max-warnings');
});
