import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { room } from '../example-room.js';
import { COMMAND, roomlint, spawnRoomlint, temporaryFolder } from '../front/cli/run-roomlint.js';
import { valueRows } from '../table-rows.js';

/* What a shell does with the published command. */

const folder = temporaryFolder();
const { path: cwd } = folder;
folder.write('before.json', room());

test('the shell may stop reading, or remove the folder', () => {
  const shell = (script: string, at: string) =>
    spawnSync('bash', ['-c', script], { cwd: at, encoding: 'utf8' });
  const roomlintAt = `"${process.execPath}" "${COMMAND}"`;
  const many = room(({ roomItems }) => {
    for (let item = 100; item < 3_000; item++) roomItems[item] = { parentItemID: -1 };
  });
  const { status, stdout, stderr } = shell(
    `${roomlintAt} candidate.json | head -n 1; exit "\${PIPESTATUS[0]}"`,
    folder.fresh({ 'candidate.json': many }),
  );
  expect([[0, 1].includes(status ?? 9), stdout.split('\n').length, stderr]).toEqual([true, 2, '']);
  const gone = folder.fresh();
  const removed = shell(`rmdir "${gone}"; ${roomlintAt} check candidate.json`, gone);
  expect([removed.status, removed.stderr]).toEqual([
    2,
    'roomlint: the current folder no longer exists: change to another one\n',
  ]);
});

test('roundtrip --through stops a tool that writes more than an import takes, and shows what it writes to standard error', () => {
  const endless = 'echo oh no >&2; cat /dev/zero | cat; echo done';
  const { code, out, err } = spawnRoomlint(['roundtrip', 'before.json', '--through', endless], { cwd });
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('oh no\n');
  expect(err).toContain(`roomlint: "${endless}": wrote more than 52,428,800 bytes\n`);
});

describe('completion', () => {
  const OFFERS = valueRows<[string, readonly string[]]>('front/cli/tables.md', 'Offers of bash');

  test('of bash offers what completes a line', () => {
    const command = folder.write('roomlint', `#!/bin/sh\nexec "${process.execPath}" "${COMMAND}" "$@"\n`);
    chmodSync(command, 0o755);
    const args = [fileURLToPath(new URL('press-tab.sh', import.meta.url)), ...OFFERS.map(([line]) => line)];
    const env = { ...process.env, PATH: `${cwd}${delimiter}${process.env.PATH}` };
    const { stdout, stderr } = spawnSync('bash', args, { cwd, encoding: 'utf8', env });
    const offers = stdout.split('end of the offers\n').map((text) => text.split('\n').filter(Boolean));
    expect([stderr, offers.slice(0, -1)]).toEqual(['', OFFERS.map(([, offered]) => offered)]);
  });

  test.each([
    ['zsh', /^#compdef roomlint\n/],
    ['fish', /complete -c roomlint -f -a /],
  ])(
    'of %s requests completions for the words typed so far, and is read without a complaint',
    async (shell, beginning) => {
      const { out } = await roomlint(['completion', shell]);
      expect(out).toMatch(beginning);
      for (const part of ['--get-yargs-completions', ':files']) expect(out).toContain(part);
      const paths = (process.env.PATH ?? '').split(delimiter);
      if (!paths.some((path) => existsSync(join(path, shell)))) return;
      // Not through standard input: Node gives a socket, and fish 3.6 cannot read one with -n.
      const script = folder.write(`completion.${shell}`, out);
      const { status, stderr } = spawnSync(shell, ['-n', script], { encoding: 'utf8', stdio: 'pipe' });
      expect([status, stderr]).toEqual([0, '']);
    },
  );
});
