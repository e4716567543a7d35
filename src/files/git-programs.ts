import { GitError, type GitFolder, git, names, run } from './git-command.js';

/** What `git lfs install` writes. */
const LFS: Readonly<Record<string, string>> = {
  'filter.lfs.clean': 'git-lfs clean -- %f',
  'filter.lfs.smudge': 'git-lfs smudge -- %f',
  'filter.lfs.process': 'git-lfs filter-process',
};

const prepared = new WeakMap<GitFolder, GitFolder>();

/** A folder for commands that read its work tree: no program that the repository configures is started. */
export function inWorkTree(at: GitFolder): GitFolder {
  const known = prepared.get(at);
  if (known !== undefined) return known;
  const settings = Object.entries({ 'core.hooksPath': '/dev/null', ...filtersOff(at) });
  const env: NodeJS.ProcessEnv = { ...at.env };
  let count = Number(env.GIT_CONFIG_COUNT ?? 0);
  for (const [key, value] of settings) {
    env[`GIT_CONFIG_KEY_${count}`] = key;
    env[`GIT_CONFIG_VALUE_${count++}`] = value;
  }
  const guarded = { ...at, env: { ...env, GIT_CONFIG_COUNT: String(count) } };
  prepared.set(at, guarded);
  return guarded;
}

/** The settings that switch off the filters of the repository, or make that of Git LFS the one it installs. */
function filtersOff(at: GitFolder): Readonly<Record<string, string>> {
  const listed = run(at, ['config', '-z', '--show-scope', '--name-only', '--get-regexp', '^filter\\.']);
  const fields = names(listed.stdout);
  const settings: Record<string, string> = {};
  for (let index = 0; index + 1 < fields.length; index += 2) {
    const [scope, key = ''] = [fields[index], fields[index + 1]];
    if ((scope === 'local' || scope === 'worktree') && /\.(clean|smudge|process|required)$/.test(key))
      settings[key] = LFS[key] ?? (key.endsWith('.required') ? 'false' : '');
  }
  return settings;
}

/** @throws GitError for a file that has a filter of the repository: git would store it unfiltered */
export function requireUnfiltered(at: GitFolder, name: string): void {
  const [, , filter = ''] = names(git(at, ['check-attr', '-z', 'filter', '--', name]));
  if (filter !== 'lfs' && `filter.${filter}.clean` in filtersOff(at))
    throw new GitError(`its filter "${filter}" is a program of this repository: git add the file yourself`);
}
