import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { room } from '../../example-room.js';
import { runnerCommands } from '../../verdict/report/runner-commands.js';
import { roomlint, temporaryFolder } from './run-roomlint.js';

/* What others do with the command: GitHub Actions, and programs that read what 0.1.0 wrote. */

const folder = temporaryFolder();

describe('a log of GitHub Actions', () => {
  /** Text that the runner would obey if it stood in a log as it is. */
  const COMMANDS = ['##[error]gotcha', '\n::error::gotcha', '\r\n \u00a0::add-mask::e', '::stop-commands::x'];
  const hostile = room(({ quests, roomItems }) => {
    for (const entry of Object.values(quests))
      Object.assign(entry, { Name: COMMANDS.join(' '), AutoStart: true, Note: '##[group]x' });
    for (const command of COMMANDS) roomItems[command] = { prefabName: command };
  });
  const names = ['##[warning] ::debug::.json', '::error::.json'];
  const cwd = folder.fresh(Object.fromEntries(names.map((name) => [name, hostile])));
  const inActions = (...args: string[]) => roomlint(args, { cwd, env: { GITHUB_ACTIONS: 'true' } });

  test.each(['text', 'short', 'json', 'sarif', 'junit', 'gitlab', 'rdjson', 'markdown'])(
    'gets no command from a report of the format %s',
    async (format) => {
      const { code, out, err } = await inActions('--format', format, ...names, '::warning::gone');
      expect([code, out.length > 1000, runnerCommands(`${out}\n${err}`)]).toEqual([2, true, []]);
      if (format !== 'json') return;
      // It has the same values as elsewhere.
      expect(out).toBe((await roomlint(['--format', format, ...names, '::warning::gone'], { cwd })).out);
      expect([out.includes('##['), JSON.stringify(JSON.parse(out)).includes('##[')]).toEqual([false, true]);
    },
  );

  test('gets no diff in which the runner would find a command', async () => {
    const text = room().replace('"AutoStart": false', '"##[error]gotcha": 1,\n      "AutoStart": true');
    const own = folder.fresh({ 'a.json': text });
    const dryRun = ['--fix-dry-run', 'a.json'];
    const { out, err } = await roomlint(dryRun, { cwd: own, env: { GITHUB_ACTIONS: 'true' } });
    expect(runnerCommands((await roomlint(dryRun, { cwd: own })).out).length).toBeGreaterThan(0);
    expect([out, runnerCommands(err), err]).toEqual(['', [], expect.stringContaining('a.json: no diff')]);
  });
});

describe('what version 0.1.0 wrote', () => {
  const cwd = fileURLToPath(new URL('of-0.1.0', import.meta.url));
  test('is still read: a baseline knows every error, and a config has no fault', async () => {
    const files = ['everything.json', 'garden-broken.json'];
    const known = await roomlint(
      ['check', '--no-config', '--quiet', '--baseline', 'baseline.json', ...files],
      { cwd },
    );
    expect(known).toMatchObject({ code: 0, err: expect.stringContaining('known findings left out') });
    expect(known.out).toMatch(/^(?:no errors|[^\n]*warnings?) in 2 files\n$/);
    const config = ['check', '--config', 'roomlint.config.json', 'everything.json'];
    expect(await roomlint(config, { cwd })).toMatchObject({ code: 1, err: '' });
  });
});
