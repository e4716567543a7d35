import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runPublishedAction } from '../../action/composite-action.js';
import { room } from '../../example-room.js';
import { temporaryFolder } from '../../front/cli/run-roomlint.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = temporaryFolder();

test('the action installs itself from its own folder with its lock file, whatever npm settings the workspace has, and checks', async () => {
  const action = join(folder.path, 'action');
  const workspace = join(folder.path, 'work', 'rooms');
  execFileSync('git', ['clone', '--quiet', '--no-local', root, action]);
  mkdirSync(workspace, { recursive: true });
  writeFileSync(join(workspace, '.npmrc'), 'registry=http://127.0.0.1:9/\nignore-scripts=false\n');
  writeFileSync(join(workspace, 'package.json'), '{"scripts":{"preinstall":"touch ran"}}');
  writeFileSync(join(workspace, 'a.json'), room().replace('"AutoStart": false', '"AutoStart": true'));
  const { code, commands, outputs } = await runPublishedAction({ action, workspace });
  expect(code).toBe(1);
  expect(commands.map(({ command, properties }) => [command, properties.file])).toEqual([
    ['error', 'a.json'],
  ]);
  expect(outputs.errors).toBe('1');
  expect(existsSync(join(workspace, 'ran'))).toBe(false);
  // What is checked out is what runs: nothing is compiled, and nothing of it changes.
  expect(execFileSync('git', ['status', '--short'], { cwd: action, encoding: 'utf8' })).toBe('');
  expect(JSON.parse(readFileSync(outputs.report ?? '', 'utf8')).summary.errors).toBe(1);
});
