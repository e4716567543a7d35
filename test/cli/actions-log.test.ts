import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { room } from '../example-room.js';
import { runnerCommands } from '../report/runner-commands.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
/** Text that the runner would obey if it stood in a log as it is. */
const COMMANDS = ['##[error]gotcha', '\n::error::gotcha', '\r\n \u00a0::add-mask::e', '::stop-commands::x'];
const hostile = room(({ quests, roomItems }) => {
  for (const entry of Object.values(quests)) {
    Object.assign(entry, { Name: COMMANDS.join(' '), AutoStart: true, Note: '##[group]x' });
  }
  for (const command of COMMANDS) roomItems[command] = { prefabName: command };
});

async function inActions(args: readonly string[], cwd = folder.path): Promise<Run> {
  return await roomlint(args, { cwd, env: { GITHUB_ACTIONS: 'true' } });
}

describe('in a log of GitHub Actions', () => {
  test.each(['text', 'short', 'json', 'sarif', 'junit', 'gitlab', 'rdjson', 'markdown', 'html'])(
    'strings of a snapshot never become commands in a report of the format %s',
    async (format) => {
      folder.write('##[warning] ::debug::.json', hostile);
      folder.write('::error::.json', hostile);
      const run = await inActions([
        '--format',
        format,
        '##[warning] ::debug::.json',
        '::error::.json',
        '::warning::gone',
      ]);
      expect(run.code).toBe(2);
      expect(run.out.length).toBeGreaterThan(1000);
      expect(runnerCommands(`${run.out}\n${run.err}`)).toEqual([]);
    },
  );

  test('a JSON report has the same values as elsewhere', async () => {
    folder.write('same.json', hostile);
    const args = ['--format', 'json', 'same.json'];
    const [here, elsewhere] = [await inActions(args), await roomlint(args, { cwd: folder.path })];
    expect(here.out).toBe(elsewhere.out);
    expect(here.out).not.toContain('##[');
    expect(JSON.stringify(JSON.parse(here.out))).toContain('##[');
  });

  test('a comparison gives no command either', async () => {
    const before = folder.write('before.json', hostile);
    const after = folder.write('after.json', room());
    for (const format of ['text', 'json']) {
      const run = await inActions(['roundtrip', '--format', format, before, after]);
      expect([run.code, runnerCommands(run.out)]).toEqual([1, []]);
    }
    expect(runnerCommands((await inActions(['roundtrip', before])).out)).toEqual([]);
  });

  test('a diff keeps every byte: workflow commands are stopped around it', async () => {
    const cwd = folder.fresh();
    const text = room().replace('"AutoStart": false', '"##[error]gotcha": 1,\n      "AutoStart": true');
    writeFileSync(join(cwd, 'a.json'), text);
    const { out } = await inActions(['--fix-dry-run', 'a.json'], cwd);
    const plain = (await roomlint(['--fix-dry-run', 'a.json'], { cwd })).out;
    expect(plain).toContain('##[');
    expect(runnerCommands(plain).length).toBeGreaterThan(0);
    expect(runnerCommands(out)).toEqual([]);
    const [first = '', ...lines] = out.trimEnd().split('\n');
    const word = /^::stop-commands::([0-9a-f-]{36})$/.exec(first)?.[1];
    expect(lines.pop()).toBe(`::${word}::`);
    expect(`${lines.join('\n')}\n`).toBe(plain);
    execFileSync('git', ['apply', '--check', '-'], { cwd, input: out });
  });

  test('a diff that contains no command is printed as usual', async () => {
    folder.write('plain.json', room().replace('"AutoStart": false', '"AutoStart": true'));
    const { out } = await inActions(['--fix-dry-run', 'plain.json']);
    expect(out).toBe((await roomlint(['--fix-dry-run', 'plain.json'], { cwd: folder.path })).out);
  });
});

test('elsewhere: a code frame shows the file unchanged, and a line break in a file name does not break a message', async () => {
  const file = folder.write('plain text.json', hostile);
  expect((await roomlint([file])).out).toContain('##[error]gotcha');
  const { err } = await roomlint(['no\n::error::file']);
  expect(err).toBe('roomlint: no\\n::error::file: no such file\n');
});
