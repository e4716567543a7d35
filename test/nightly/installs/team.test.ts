import { execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMAND, temporaryFolder } from '../../cli/run-roomlint.js';
import { FIND_KEY, room } from '../../example-room.js';
import { gitEnvironment } from '../../git-environment.js';
import { recipe } from '../../recipes.js';
import { fetchedPackage } from '../fetched-package.js';
import { OLD, old, PLANTED, planted, set } from './faulty-rooms.js';

/* A team with five rooms of old findings and fifty other files, real hooks and no config. */

const folder = temporaryFolder();
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The two hooks for changes, as pre-commit runs them. */
function preCommitConfig(): string {
  const manifest = readFileSync(join(root, '.pre-commit-hooks.yaml'), 'utf8');
  const entries = [
    ...manifest.matchAll(/^- id: (roomlint-(?:new|plan))$[\s\S]*?^ {2}entry: roomlint (.+)$/gm),
  ];
  expect(entries).toHaveLength(2);
  const hooks = entries.map(
    ([, id, entry]) =>
      `      - id: ${id}\n        name: ${id}\n        language: system\n        types: [json]\n        pass_filenames: false\n        entry: ${process.execPath} ${COMMAND} ${entry}\n`,
  );
  return `repos:\n  - repo: local\n    hooks:\n${hooks.join('')}`;
}

const GATES: Readonly<Record<string, (cwd: string) => void>> = {
  'a plain hook': (cwd) => {
    mkdirSync(join(cwd, '.git/hooks'), { recursive: true });
    writeFileSync(join(cwd, '.git/hooks/pre-commit'), recipe('hook'));
    chmodSync(join(cwd, '.git/hooks/pre-commit'), 0o755);
  },
  husky: (cwd) => {
    const husky = fetchedPackage('husky@9.1.7', folder.path);
    execFileSync(process.execPath, [join(husky, 'bin.js')], { cwd, stdio: 'pipe' });
    writeFileSync(join(cwd, '.husky/pre-commit'), recipe('husky'));
  },
  lefthook: (cwd) => {
    const lefthook = join(fetchedPackage('lefthook-linux-x64@2.2.2', folder.path), 'bin/lefthook');
    chmodSync(lefthook, 0o755);
    symlinkSync(lefthook, join(cwd, 'node_modules/.bin/lefthook'));
    writeFileSync(join(cwd, 'lefthook.yml'), recipe('lefthook'));
    execFileSync(lefthook, ['install'], { cwd, stdio: 'pipe' });
  },
  'pre-commit': (cwd) => {
    writeFileSync(join(cwd, '.pre-commit-config.yaml'), preCommitConfig());
    execFileSync('pre-commit', ['install'], { cwd, stdio: 'pipe', env: gitEnvironment() });
  },
};
describe.each(Object.keys(GATES))('through %s', (name) => {
  const cwd = join(folder.path, name.replaceAll(' ', '-'));
  const env = { ...gitEnvironment(), PRE_COMMIT_HOME: join(folder.path, 'home'), GIT_EDITOR: 'true' };
  const run = (...args: string[]): SpawnSyncReturns<string> =>
    spawnSync('git', args, { cwd, env, encoding: 'utf8' });
  const git = (...args: string[]): string => {
    const { status, stdout, stderr } = run(...args);
    expect(status, stdout + stderr).toBe(0);
    return stdout;
  };
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  };
  const path = (index: number): string => `rooms/r${index}.json`;
  const commit = (...args: string[]): { status: number | null; said: string } => {
    git('add', '--all');
    const { status, stdout, stderr } = run('commit', '--message=change', ...args);
    return { status, said: stdout + stderr };
  };
  const passes = (...args: string[]): void => {
    const { status, said } = commit(...args);
    expect(status, said).toBe(0);
  };
  const isRefused = (...words: string[]): void => {
    const { status, said } = commit();
    expect(status, said).not.toBe(0);
    for (const word of words) expect(said).toContain(word);
  };
  const revert = (): void => {
    git('reset', '--quiet', '--hard');
  };

  beforeAll(() => {
    mkdirSync(join(cwd, 'node_modules/.bin'), { recursive: true });
    symlinkSync(COMMAND, join(cwd, 'node_modules/.bin/roomlint'));
    git('init', '--quiet', '--initial-branch=main');
    write('.gitignore', 'node_modules/\n');
    for (const index of OLD.keys()) write(path(index), old(index));
    for (let index = 0; index < 50; index++)
      write(`data/${index}.json`, JSON.stringify({ name: 'x', list: [index] }));
    passes();
    GATES[name]?.(cwd);
  });

  test('the first commit after adoption is green, without any configuration', () => {
    for (const index of OLD.keys()) write(path(index), `${old(index)}\n`);
    write('data/0.json', '{}');
    passes();
  });

  test('each new fault is refused with exactly its finding, and reverting is green', () => {
    for (const [number, [what, fault, reported]] of PLANTED.entries()) {
      const index = number % OLD.length;
      write(path(index), planted(index, fault));
      const [rule = '', ...words] = reported.split(' ');
      const isInfo = rule === 'snapshot/unknown-section';
      const { status, said } = commit();
      expect([what, status === 0], said).toEqual([what, isInfo]);
      // pre-commit is silent about a hook that passes.
      if (!isInfo || name !== 'pre-commit') {
        const found = said.match(/^rooms\/\S+:\d+:\d+ (?:error|warning|info) .*$/gm) ?? [];
        expect(found, what).toEqual([expect.stringContaining(`(${rule})`)]);
        expect(found[0]).toContain(words.join(' '));
      }
      if (isInfo) git('reset', '--quiet', '--hard', 'HEAD~1');
      else revert();
    }
    write('data/1.json', '{"name": "reverted"}');
    passes();
  });

  test('what is staged is judged, and the work tree is left as it is', () => {
    const broken = planted(0, set(FIND_KEY, { AutoStart: true }));
    const clean = `${old(0)}\n \n`;
    write(path(0), broken);
    git('add', path(0));
    write(path(0), clean);
    expect(run('commit', '--message=staged').status).not.toBe(0);
    git('add', path(0));
    write(path(0), broken);
    git('commit', '--quiet', '--message=staged');
    expect(readFileSync(join(cwd, path(0)), 'utf8')).toBe(broken);
    revert();
  });

  test('deleting items is refused with their names, is approved by the line that is printed, and reverting is green', () => {
    const less = room((changed) => {
      OLD[0]?.(changed);
      delete changed.roomItems['3'];
      delete changed.logic['3'];
    });
    write(path(0), less);
    isRefused('item 3', '1 item would be removed', 'ROOMLINT_MAX_REMOVED=1 git commit');
    revert();
    write(path(0), `${old(0)}\n\n`);
    passes();
    write(path(0), less);
    git('add', '.');
    const approved = spawnSync('git', ['commit', '--message=less'], {
      cwd,
      env: { ...env, ROOMLINT_MAX_REMOVED: '1' },
    });
    expect(approved.status).toBe(0);
    git('reset', '--quiet', '--hard', 'HEAD~1');
  });

  test('a conflicted merge counts only what no parent has', () => {
    const changed = (fields: object, more = ''): string =>
      `${room((each) => {
        OLD[2]?.(each);
        Object.assign(each.settings, fields);
      })}${more}`;
    git('checkout', '--quiet', '-b', 'side');
    write(path(2), changed({ roomBase: 'A' }));
    passes();
    git('checkout', '--quiet', 'main');
    write(path(2), changed({ roomBase: 'B' }));
    passes();
    expect(run('merge', 'side').status).not.toBe(0);
    write(path(2), changed({ roomBase: 'C', roomSettingsExtraData: '{' }));
    isRefused('settings/extra-data-json');
    write(path(2), changed({ roomBase: 'C' }));
    passes();
    expect(git('rev-list', '--parents', '-1', 'HEAD').trim().split(' ')).toHaveLength(3);
  });

  test('rooms in Git LFS are judged by their content', () => {
    git('lfs', 'install', '--local', '--skip-repo');
    write('.gitattributes', 'rooms/*.json filter=lfs diff=lfs merge=lfs -text\n');
    git('add', '--renormalize', '.');
    passes();
    expect(git('show', `HEAD:${path(0)}`)).toContain('git-lfs');
    write(path(0), planted(0, set(FIND_KEY, { Enabled: false })));
    isRefused('quest/enabled');
    revert();
    write(path(0), `${old(0)}\n `);
    passes();
  });
});
