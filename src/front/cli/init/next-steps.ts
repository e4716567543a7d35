import { join } from 'node:path';
import { printable } from '../../../bytes/json/quote.js';
import { pathInside } from '../../../world/files/paths.js';
import { type HookKind, STARTS } from '../../../world/setup/hooks.js';
import type { FileToWrite } from '../../../world/setup/planned-files.js';
import { installation, type Project, topOf } from '../../../world/setup/project.js';
import { shellWord } from '../check-command.js';

export interface SetupFacts {
  readonly project: Project;
  readonly written: readonly FileToWrite[];
  readonly hook: HookKind | undefined;
  readonly hasFindings: boolean;
  readonly home: string;
  readonly version: string;
}

/** What to do after a setup. */
export function nextText({ project, written, hook, hasFindings, home, version }: SetupFacts): string {
  let text = '\nNext:\n';
  const add = (what: string, commands: readonly string[] = []): void => {
    text += `  ${printable(what)}\n${commands.map((command) => `    ${printable(command)}\n`).join('')}`;
  };
  if (hasFindings) add('Repair what is listed above.');
  const isInstalled = installation(project) !== undefined;
  const hookFile = written.find(({ role }) => role === 'hook');
  if (hook !== undefined && hookFile !== undefined) {
    if (hook !== 'pre-commit' && !isInstalled)
      add('Install roomlint in this project: the hook looks for it there.', [
        `npm install --save-dev git+${home}#v${version}`,
      ]);
    if (hook !== 'plain') add(`Let ${hook} run the hook, in each clone:`, [STARTS[hook]]);
  }
  // A copy of roomlint that does not know where it is hosted says so.
  if (home.includes('/OWNER/'))
    for (const { path, text: content } of written)
      if (content.includes('OWNER/roomlint'))
        add(`In ${path}, replace OWNER with the account that hosts roomlint.`);
  const { repository } = project;
  if (repository.kind === 'none') {
    const start = repository.canStart ? ['git init'] : [];
    add(`There is no hook: ${repository.why}.`, [...start, 'npx roomlint init']);
    return text;
  }
  const own = written.filter((file) => isInside(topOf(project), file));
  const inGit = (file: FileToWrite): boolean => isInside(join(repository.root.path, '.git'), file);
  const toCommit = own.filter((file) => !inGit(file));
  if (toCommit.length > 0)
    add(
      written.some(({ role }) => role === 'baseline')
        ? 'Commit these files before the rooms, because a baseline counts once it is committed:'
        : 'Commit these files:',
      [
        `git add ${toCommit.map(({ path }) => shellWord(path)).join(' ')}`,
        'git commit -m "Check rooms with roomlint"',
      ],
    );
  // Git takes no hooks and no commands from one clone to another. A colleague who adds only the hook knows that.
  if (toCommit.length > 0 && hookFile !== undefined && inGit(hookFile))
    add(
      'The hook is in .git/hooks, which colleagues do not get with a pull: each of them runs this once, or use --hook husky, lefthook or pre-commit.',
      ['npx roomlint init --hook plain'],
    );
  add('Let git merge and compare rooms by item, quest and field, in each clone:', [
    'npx roomlint init --clone',
  ]);
  return text;
}

function isInside(folder: string, { absolute }: FileToWrite): boolean {
  return pathInside(folder, absolute) !== undefined;
}
