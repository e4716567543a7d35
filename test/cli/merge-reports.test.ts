import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { FORMAT_NAMES as ALL_FORMATS } from '../../src/cli/formats.js';
import { RULE_PAGES, roomsOf, ruleOf } from '../cases/pages.js';
import { room } from '../example-room.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const cwd = folder.path;
const PARTS = 3;
/** A page shows whole rooms, which reports do not hold. */
const FORMAT_NAMES = ALL_FORMATS.filter((name) => name !== 'html');

/** A plugin with one rule, which reports every item. */
const PLUGIN = `export default {
  id: 'team/every-item', level: 'warning', fix: 'none', summary: 'every item', source: 'the team', why: 'because',
  on: { item({ key, place }, report) { report({ at: place, message: 'item ' + key + ': look at it' }); } },
  examples: () => ({
    good: [{ title: 'none', text: '{}' }],
    bad: [{ title: 'one', text: '{"roomItems":{"2":{}}}', findings: [{ at: '/roomItems/2', marks: '{}', message: 'item 2: look at it' }] }],
  }),
};`;

beforeAll(() => {
  mkdirSync(join(cwd, 'rooms'));
  for (const [order, page] of RULE_PAGES.entries()) {
    const [room] = order % 12 === 0 ? roomsOf([page]) : [];
    if (room !== undefined && room.bytes.length < 100_000)
      writeFileSync(join(cwd, 'rooms', `${ruleOf(page).replace('/', ' ')} é.json`), room.bytes);
  }
  for (const name of ['first', 'second']) writeFileSync(join(cwd, 'rooms', `${name} room é.json`), room());
  writeFileSync(join(cwd, 'rooms', 'other.json'), '{"name":"other"}');
  writeFileSync(join(cwd, 'plugin.mjs'), PLUGIN);
  writeFileSync(join(cwd, 'roomlint.config.json'), '{"plugins":["./plugin.mjs"]}');
});

function run(...args: string[]): Promise<Run> {
  return roomlint(args, { cwd });
}

/** Checks in parts, and returns the names of their reports and their exit codes. */
async function inParts(args: readonly string[], format: string, parts = PARTS) {
  const names: string[] = [];
  const codes: (number | null)[] = [];
  for (let part = 1; part <= parts; part++) {
    const name = `part-${part}.${format}`;
    const { code } = await run('check', `--shard=${part}/${parts}`, '-f', `${format}=${name}`, ...args);
    names.push(name);
    codes.push(code);
  }
  return { names, codes };
}

describe('merged reports', () => {
  const cases = [
    ['json', ['rooms', 'gone.json']],
    ['ndjson', ['--quiet', '--max-findings=1', 'rooms']],
    ['json', ['--preset=all', 'rooms/*.json']],
  ] as const;
  test.each(cases)('of %s equal those of one process in every format: %j', async (format, args) => {
    const { names, codes } = await inParts(args, format);
    const formats = FORMAT_NAMES.map((name) => `--format=${name}=out.${name}`);
    const whole = await run('check', ...formats, ...args);
    expect(whole.err).not.toContain('config');
    const expected = FORMAT_NAMES.map((name) => readFileSync(join(cwd, `out.${name}`), 'utf8'));
    const merged = await run('merge-reports', ...formats, ...names.toReversed());
    for (const [index, name] of FORMAT_NAMES.entries())
      expect(readFileSync(join(cwd, `out.${name}`), 'utf8') === expected[index], name).toBe(true);
    expect(merged.code).toBe(whole.code);
    expect(merged.code).toBe(Math.max(...codes.map(Number)));
    const counted = await run('merge-reports', '--statistics', ...names);
    expect(counted.out).toBe((await run('check', '--statistics', ...args)).out);
  });

  test('have every file in the shard that the SHA-256 of its path names, and no shard', async () => {
    const { names } = await inParts(['rooms'], 'json');
    for (const [index, name] of names.entries()) {
      const { shard, files } = JSON.parse(readFileSync(join(cwd, name), 'utf8')) as {
        shard: object;
        files: { path: string }[];
      };
      expect(shard).toEqual({ index: index + 1, count: PARTS });
      expect(files.length).toBeGreaterThan(0);
      for (const { path } of files)
        expect((createHash('sha256').update(path).digest().readUInt32BE() % PARTS) + 1, path).toBe(index + 1);
    }
    const { out } = await run('merge-reports', '-f', 'json', ...names);
    expect(Object.keys(JSON.parse(out) as object)).toEqual(['version', 'files', 'passedOver', 'summary']);
  });

  test('count warnings of all shards for --max-warnings', async () => {
    writeFileSync(join(cwd, 'rooms.txt'), 'rooms/first room é.json\nrooms/second room é.json\n');
    const args = ['--only=team/every-item', '--max-warnings=1', '--files-from=rooms.txt'];
    const { names } = await inParts(args, 'ndjson', 2);
    const merged = await run('merge-reports', '-f', 'short', ...names);
    expect(merged.err).toMatch(/^roomlint: \d+ warnings are more than --max-warnings 1 allows\n$/);
    expect(merged.code).toBe(1);
  });
});

describe('merge-reports refuses', () => {
  let names: readonly string[] = [];
  beforeAll(async () => {
    ({ names } = await inParts(['rooms'], 'json'));
  });

  async function refused(args: readonly string[], message: string): Promise<void> {
    const { code, out, err } = await run('merge-reports', '-f', 'json=merged.json', ...args);
    expect(err).toContain(message);
    expect({ code, out, exists: existsSync(join(cwd, 'merged.json')) }).toEqual({
      code: 2,
      out: '',
      exists: false,
    });
  }

  test('a missing shard', async () => {
    await refused([names[0] ?? '', names[2] ?? ''], 'shard 2/3 is missing: run it');
    await refused([names[1] ?? ''], 'shards 1/3 and 3/3 are missing: run them');
  });

  test('a shard that is there twice', async () => {
    await refused([...names, 'part-1.json'], 'shard 1/3 is there twice: part-1.json and part-1.json');
  });

  test('a truncated report, and what is no report', async () => {
    const json = readFileSync(join(cwd, 'part-2.json'));
    const message = 'is truncated or damaged: run its shard again';
    for (const length of [60, json.length >> 1, json.length - 3]) {
      writeFileSync(join(cwd, 'cut.json'), json.subarray(0, length));
      await refused(['part-1.json', 'cut.json', 'part-3.json'], `cut.json: the report ${message}`);
    }
    await run('check', '--shard=2/3', '-f', 'ndjson=part-2.ndjson', 'rooms');
    const lines = readFileSync(join(cwd, 'part-2.ndjson'), 'utf8').trimEnd().split('\n');
    for (const cut of [lines.slice(0, -1), lines.slice(0, 1), lines.slice(1)]) {
      writeFileSync(join(cwd, 'cut.json'), cut.join('\n'));
      await refused(['part-1.json', 'cut.json', 'part-3.json'], `cut.json: the report ${message}`);
    }
    writeFileSync(join(cwd, 'cut.json'), '');
    await refused(['cut.json'], 'cut.json: the report is empty: run its shard again');
    for (const text of ['[]', 'no report', '{"version":1}', '{"path":3}', 'null'])
      for (const end of ['', '\n']) {
        writeFileSync(join(cwd, 'cut.json'), text + end);
        await refused(['cut.json'], 'cut.json: ');
      }
    await refused(['rooms/other.json'], 'rooms/other.json: this is not a JSON report of a shard');
    await refused(['gone.json'], 'cannot read the report gone.json');
    await refused([], 'merge-reports needs the reports of all shards');
  });

  test('reports of another check', async () => {
    await run('check', '-f', 'json=whole.json', 'rooms');
    await refused(['whole.json'], 'whole.json: this report is not of a shard');
    await run('check', '--shard=2/4', '-f', 'json=other.json', 'rooms');
    await refused(['part-1.json', 'other.json'], 'part-1.json is one of 3 shards, but other.json one of 4');
    await run('check', '--shard=2/3', '--preset=lenient', '-f', 'json=other.json', 'rooms');
    await refused(
      ['part-1.json', 'other.json', 'part-3.json'],
      'different options or paths: --preset=lenient is in other.json, but not in part-1.json',
    );
    const text = readFileSync(join(cwd, 'part-1.json'), 'utf8');
    writeFileSync(join(cwd, 'other.json'), text.replace(/"roomlint": "[^"]*"/, '"roomlint": "9.9.9"'));
    await refused(['other.json', 'part-2.json'], 'other.json was written by roomlint 9.9.9, but this is');
  });
});

describe('--shard', () => {
  test.each([
    ['0/4', 'the part must be from 1 to 4, as in --shard 1/4'],
    ['5/4', 'the part must be from 1 to 4'],
    ['1/0', 'the number of parts must be from 1 to 100,000'],
    ['a/b', '--shard "a/b" must be a part and the number of parts, as in --shard 1/4'],
    ['1/4/2', '--shard "1/4/2" must be a part and the number of parts'],
    ['-1/4', '--shard "-1/4" must be a part'],
  ])('%s exits with 2', async (shard, message) => {
    const { code, err, out } = await run('check', `--shard=${shard}`, 'rooms');
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('exits with 0 where no file belongs to the shard', async () => {
    const path = 'rooms/first room é.json';
    const part = (createHash('sha256').update(path).digest().readUInt32BE() % 50) + 1;
    const { code, out } = await run('check', `--shard=${(part % 50) + 1}/50`, '-f', 'ndjson', path);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ shard: { count: 50 }, summary: { files: 0 } });
  });

  test.each(['--update-baseline', '--prune-baseline'])('cannot be combined with %s', async (option) => {
    const { code, err } = await run('check', '--shard=1/2', option, 'rooms');
    expect(err).toContain('cannot be combined');
    expect(code).toBe(2);
  });
});

describe('--files-from', () => {
  const [one, two] = ['rooms/first room é.json', 'rooms/second room é.json'];

  async function pathsOf(list: string | Uint8Array): Promise<string[]> {
    const { out } = await roomlint(['check', '--files-from', '-', '-f', 'ndjson'], { cwd, input: list });
    const lines = out.trimEnd().split('\n').slice(0, -1);
    return lines.map((line) => (JSON.parse(line) as { path: string }).path);
  }

  test.each([
    ['lines', `${two}\n${one}\n`],
    ['CRLF, empty lines and a byte order mark', `\ufeff${one}\r\n\r\n${two}`],
    ['names that end with NUL', `${two}\0${one}\0`],
    ['names twice', `./${one}\n${two}\n${one}`],
    ['UTF-16 of PowerShell', Buffer.from(`\ufeff${one}\r\n${two}\r\n`, 'utf16le')],
  ])('takes %s, in the order of the paths', async (_what, list) => {
    expect(await pathsOf(list)).toEqual([one, two]);
  });

  test('takes names as they are, and reports what is not there', async () => {
    const list = 'rooms/item*.json\n- \n';
    const { code, err } = await roomlint(['check', '--files-from', '-'], { cwd, input: list });
    expect(err).toContain('rooms/item*.json: ');
    expect(err).toContain('- : ');
    expect(code).toBe(2);
  });

  test('exits with 0 for an empty list', async () => {
    const { code, out, err } = await roomlint(['check', '--files-from', '-'], { cwd, input: '\n' });
    expect({ code, out }).toEqual({ code: 0, out: 'nothing was checked\n' });
    expect(err).toContain('standard input names no file');
  });

  test('exits with 2 with paths, for a list that cannot be read, and for one in another encoding', async () => {
    const both = await run('check', '--files-from', 'rooms.txt', 'rooms');
    expect(both.err).toContain('--files-from already names the files: remove "rooms"');
    const gone = await run('check', '--files-from', 'gone.txt');
    expect(gone.err).toContain('cannot read the list of files from gone.txt');
    writeFileSync(join(cwd, 'latin.txt'), Buffer.from('caf\xe9.json\n', 'latin1'));
    const latin = await run('check', '--files-from', 'latin.txt');
    expect(latin.err).toContain('latin.txt: it is not UTF-8');
    expect([both.code, gone.code, latin.code]).toEqual([2, 2, 2]);
  });
});
