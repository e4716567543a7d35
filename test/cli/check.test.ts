import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { room } from '../example-room.js';
import { COMMAND, ON_DISK, roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

/* What check prints and exits with is on test/cases/commands/check.md. Here is what a page cannot show. */

const folder = temporaryFolder(ON_DISK);
const inFolder = { cwd: folder.path };

interface Reported {
  readonly rule: string;
  readonly message: string;
  readonly pointer: string;
  readonly start: { readonly offset: number };
}

interface Report {
  readonly files: readonly {
    readonly path: string;
    readonly error?: string;
    readonly findings: readonly Reported[];
    readonly omitted?: Readonly<Record<string, number>>;
  }[];
  readonly summary: { readonly errors: number; readonly warnings: number };
}

async function reportOf(content: string | Uint8Array, ...args: string[]) {
  folder.write('hostile.json', content);
  const { code, out, err } = await roomlint([...args, '--format', 'json', 'hostile.json'], inFolder);
  const report = JSON.parse(out) as Report;
  return { code, err, report, findings: report.files[0]?.findings ?? [] };
}

describe('hostile files get a finding, never a crash', () => {
  test.each([
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
    const { code, findings, err } = await reportOf(content, '--max-findings', '0');
    expect([code, err, findings[0]?.rule, findings[0]?.start.offset]).toEqual([1, '', rule, offset]);
  });

  test('__proto__ and constructor as keys of every object change nothing', async () => {
    const keys = '{\n"__proto__": {"Name": 1, "polluted": true}, "constructor": 2, "toString": [], \n';
    const { findings, err } = await reportOf(room().replaceAll('{\n', keys));
    const strays = findings.filter(
      ({ pointer }) => !/\/(__proto__|constructor|toString)(\/|$)/.test(pointer),
    );
    expect([err, strays.map(({ rule, pointer }) => `${rule} ${pointer}`)]).toEqual(['', []]);
  });
});

test('of each rule 1,000 findings are listed, and all are counted', async () => {
  const repeated = Array.from({ length: 1_051 }, () => '"a":1').join(',');
  const text = `{"settings":{${repeated},"b":9007199254740993}}`;
  const { code, report, findings } = await reportOf(text);
  const offsets = (rule: string): number[] =>
    findings.flatMap((finding) => (finding.rule === rule ? [finding.start.offset] : []));
  expect(offsets('text/duplicate-key')).toEqual(
    Array.from({ length: 1_000 }, (_, index) => 13 + 6 * (index + 1)),
  );
  expect(offsets('text/unsafe-number')).toHaveLength(1);
  expect(report.files[0]?.omitted).toEqual({ 'text/duplicate-key': 50 });
  expect([code, report.summary.errors, report.summary.warnings]).toEqual([1, 1_050, 1]);
});

test('what may not be read is an error on that file or folder', () => {
  mkdirSync(join(folder.path, 'closed/inner'), { recursive: true });
  const locked = folder.write('closed/locked.json', room());
  folder.write('closed/ok.json', room());
  for (const path of [locked, join(folder.path, 'closed/inner')]) chmodSync(path, 0o000);
  chmodSync(folder.path, 0o755);
  const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const { code, out } = spawnRoomlint(['--format', 'json', 'closed'], { ...inFolder, ...asNobody });
  chmodSync(join(folder.path, 'closed/inner'), 0o755);
  const { files } = JSON.parse(out) as Report;
  const reason = 'you do not have permission to read it';
  expect([code, files.map(({ path, error }) => [path, error])]).toEqual([
    2,
    [
      ['closed/inner', expect.stringContaining('you do not have permission')],
      ['closed/locked.json', reason],
      ['closed/ok.json', undefined],
    ],
  ]);
});

test('a pipe that is closed early ends the command quietly, with the exit code of what it found', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `"${index}": {"pos": 1}`).join(',\n');
  const file = folder.write('many.json', `{"roomItems": {${lines}}}`);
  const child = spawn(process.execPath, [COMMAND, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (text) => {
    complaints += text;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'exit');
  expect({ code, complaints }).toEqual({ code: 1, complaints: '' });
});

test.skipIf(!existsSync('/dev/full'))('standard output on a full disk exits with 2 and says why', () => {
  folder.write('clean.json', room());
  const full = openSync('/dev/full', 'w');
  const { code, err } = spawnRoomlint(['clean.json'], { ...inFolder, stdio: ['ignore', full, 'pipe'] });
  closeSync(full);
  expect([code, err]).toEqual([2, 'roomlint: standard output: the disk is full\n']);
});

describe('--print-config', () => {
  const printed = async (config: string, ...args: string[]) => {
    const cwd = folder.fresh({ 'rooms/a.json': room(), 'roomlint.config.json': config });
    const { code, out, err } = await roomlint(['--print-config', 'rooms/a.json', ...args], { cwd });
    expect([code, err]).toEqual([0, '']);
    return JSON.parse(out);
  };

  test('lists the settings of every rule for a file, and the source of each value', async () => {
    const config = `{
      "extends": ["recommended", "lenient"],
      "rules": { "quest/id-format": ["error", { "prefixes": ["mk"] }] },
      "overrides": [
        { "files": "rooms/**", "rules": { "quest/enabled": "warning" }, "reason": "drafts" },
        { "at": "/quests/**", "rules": { "quest/numbered-name": "off" } }
      ],
      "ignore": ["old/**"]
    }`;
    const { rules, ...about } = await printed(config, '--rule', 'quest/creator:off');
    expect(about).toEqual({ file: 'rooms/a.json', config: 'roomlint.config.json', ignored: false });
    expect(rules).toMatchObject({
      'quest/id-format': {
        level: 'error',
        from: 'rules',
        options: { prefixes: { value: ['mk'], from: 'rules' } },
      },
      'quest/enabled': { level: 'warning', from: 'overrides[0]: drafts' },
      'quest/numbered-name': {
        level: 'error',
        from: 'preset lenient',
        at: [{ at: '/quests/**', level: 'off', from: 'overrides[1]' }],
      },
      'quest/creator': { level: 'off', from: '--rule' },
      'subscription/id-uuid': { options: { version: { value: 'any', from: 'preset lenient' } } },
      'text/depth': { options: { max: { value: 256, from: 'default' } } },
    });
  });

  test('names no config where there is none, and says what is ignored', async () => {
    expect(await printed('{}', '--no-config')).toMatchObject({ config: null });
    expect(await printed('{ "ignore": ["rooms/**"] }')).toMatchObject({ ignored: true });
  });
});

test.each(['(a+|a)+x', '+(a*)+(a*)+(a*)x', `**/${'*a'.repeat(100)}x`, `${'?(a)'.repeat(60)}x`])(
  '%s ends as a path, in a config and in a .gitignore',
  async (glob) => {
    const overrides = [{ files: glob, rules: { schema: 'off' } }];
    const cwd = folder.fresh({
      [`${'a'.repeat(200)}.json`]: room(),
      'roomlint.config.json': JSON.stringify({ ignore: [glob], overrides }),
      '.gitignore': glob,
    });
    const { code, out, err } = await roomlint([glob, '.'], { cwd });
    expect([code, out]).toEqual([2, 'no findings in 1 file (1 path could not be checked)\n']);
    expect(err).toContain('no file matches it as a pattern');
  },
);

test('a pointer glob that is too long is refused', async () => {
  const at = `/${'*a'.repeat(600)}`;
  const config = JSON.stringify({ overrides: [{ at, rules: { schema: 'off' } }] });
  const cwd = folder.fresh({ 'a.json': room(), 'roomlint.config.json': config });
  for (const args of [['.'], ['roundtrip', 'a.json', 'a.json', '--allow', at]]) {
    const { code, err } = await roomlint(args, { cwd });
    expect([code, err]).toEqual([2, expect.stringContaining('has at most 1,000 characters')]);
  }
});
