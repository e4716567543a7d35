import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { OLD, old, PLANTED, planted } from './cli/faulty-rooms.js';
import { emptyRepository } from './cli/repository.js';
import { ON_DISK, temporaryFolder } from './cli/run-roomlint.js';
import { type ActionRun, runAction } from './composite-action.js';
import { spread } from './runs.js';

const ACTION = fileURLToPath(new URL('..', import.meta.url));
const folder = temporaryFolder(ON_DISK);
const workspace = join(folder.path, 'team');
const path = (index: number): string => `rooms/r${index}.json`;

const { git, write, commit, head } = emptyRepository(workspace);

/** The commit with five rooms that have old findings, and fifty other files. */
function adopted(): string {
  for (const index of OLD.keys()) write(path(index), old(index));
  for (let index = 0; index < 50; index++) write(`data/${index}.json`, `{"name":"x","list":[${index}]}`);
  commit();
  return head();
}

const sha = adopted();

/** The action on a pull request that changes these files. */
function pullRequest(files: Readonly<Record<string, string>>): Promise<ActionRun> {
  git('reset', '--quiet', '--hard', sha);
  commit(files);
  return runAction({
    action: ACTION,
    workspace,
    event: { pull_request: { base: { sha } } },
    inputs: { 'changed-only': 'true' },
  });
}

describe('the action, without any settings, in a repository with old findings', () => {
  test('passes a pull request that changes every room and brings nothing', async () => {
    const spaced = Object.fromEntries([...OLD.keys()].map((index) => [path(index), `${old(index)}\n`]));
    expect(await pullRequest(spaced)).toMatchObject({ code: 0, commands: [] });
  });

  test.each(spread(PLANTED, 6))(
    'annotates a new fault and nothing else: %s',
    async (_what, fault, reported) => {
      const index = PLANTED.findIndex(([, each]) => each === fault) % OLD.length;
      const { code, commands } = await pullRequest({ [path(index)]: planted(index, fault) });
      const found = commands.filter(({ properties }) => properties.file !== undefined);
      expect(found.map(({ properties }) => properties.file)).toEqual([path(index)]);
      const [rule = ''] = reported.split(' ');
      const [annotation] = found;
      expect(`${annotation?.properties.title} ${annotation?.message}`).toContain(rule);
      expect(annotation?.message).toContain(reported.slice(rule.length + 1));
      expect(code).toBe(['error', 'warning'].includes(annotation?.command ?? '') ? 1 : 0);
    },
  );
});
