import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type ActionRun, runPublishedAction, type Workflow } from '../action/composite-action.js';
import { broken, roomWith } from '../example-changes.js';
import { clean, newGitRepository } from '../front/cli/repository.js';
import { ON_DISK, temporaryFolder } from '../front/cli/run-roomlint.js';

/* The scripts of action.yml, by bash, with the published command and git. */

const ACTION = fileURLToPath(new URL('../..', import.meta.url));
const folder = temporaryFolder(ON_DISK);
const act = (workflow: Omit<Workflow, 'action' | 'without'>): Promise<ActionRun> =>
  runPublishedAction({ ...workflow, action: ACTION, without: ['Install roomlint'] });

test('a push with an error is annotated, summarized, counted, and fails', async () => {
  const workspace = folder.fresh({ 'rooms/a room.json': broken });
  const { code, commands, summary, outputs } = await act({ workspace: join(workspace, 'rooms') });
  expect(code).toBe(1);
  expect(commands.map(({ command, properties }) => [command, properties.file])).toEqual([
    ['error', 'a room.json'],
  ]);
  expect(summary).toContain('**1 error** in 1 file');
  expect([outputs.errors, outputs.warnings, existsSync(outputs.report ?? '')]).toEqual(['1', '0', true]);
});

test('a pull request is judged by what it adds, planned, stopped at the limit, and its settings are named', async () => {
  const workspace = join(folder.path, 'pull', 'rooms');
  const { commit, head } = newGitRepository(workspace);
  commit({ 'rooms/old.json': broken });
  const sha = head();
  commit({
    'rooms/a.json': roomWith({ roomItems: { 3: undefined }, logic: { 3: undefined } }),
    'rooms/old.json': `${broken}\n`,
    '.roomlintrc': '{}',
  });
  const event = { pull_request: { base: { sha } } };
  const inputs = { 'changed-only': 'true', 'plan-max-removed': '0' };
  const { code, commands, summary, log } = await act({ workspace, event, inputs });
  expect(code, log).toBe(1);
  expect(commands.map(({ command, properties }) => [command, properties.title, properties.file])).toEqual([
    ['error', 'import plan', 'rooms/a.json'],
    ['notice', 'import plan', 'rooms/old.json'],
  ]);
  expect(summary).toContain('1 earlier finding is not shown');
  expect(summary).toContain('1 item would be removed, but plan-max-removed allows 0');
  expect(summary).toContain('This pull request changes what roomlint reports: `.roomlintrc`');
});

test('no code of a fork is executed, and that of the repository is', async () => {
  const files = {
    'a.json': clean,
    'roomlint.config.json': '{ "plugins": ["./evil.mjs"] }',
    'evil.mjs': "console.log('::warning::I run'); export default {};",
  };
  const from = (repository: string): Promise<ActionRun> => {
    const base = { repo: { full_name: 'team/rooms' }, sha: 'x' };
    const event = { pull_request: { head: { repo: { full_name: repository } }, base } };
    return act({ workspace: folder.fresh(files), event });
  };
  expect(await from('somebody/rooms')).toMatchObject({ code: 0, commands: [] });
  expect((await from('team/rooms')).log).toContain('I run');
});
