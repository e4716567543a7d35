import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { printable } from '../../../bytes/json/quote.js';
import { pathInside } from '../../../world/files/paths.js';
import { type HookKind, STARTS } from '../../../world/setup/hooks.js';
import { type FileToWrite, shownPath } from '../../../world/setup/planned-files.js';
import { installation, type Project, topOf } from '../../../world/setup/project.js';
import { shellWord } from '../check-command.js';

/** What a setup has done. */
export interface SetupFacts {
  readonly project: Project;
  readonly written: readonly FileToWrite[];
  readonly hook: HookKind | undefined;
  /** The room with a play; undefined where no room can be read. */
  readonly room: string | undefined;
  readonly hasFindings: boolean;
  /** Whether the last commit has findings, which the first check leaves out. */
  readonly hasCommittedFindings: boolean;
  readonly home: string;
  readonly version: string;
}

/** What to do after a setup. */
export function nextText(facts: SetupFacts): string {
  const { project, written, hook, room, home, version } = facts;
  let text = '\nNext:\n';
  const add = (what: string, commands: readonly string[] = []): void => {
    text += `  ${printable(what)}\n${commands.map((command) => `    ${printable(command)}\n`).join('')}`;
  };
  if (facts.hasFindings) add('Repair what is listed above.');
  const roomlint = installation(project) === undefined ? 'roomlint' : 'npx roomlint';
  if (facts.hasCommittedFindings) add('See what the committed rooms have already:', [`${roomlint} check`]);
  if (written.some(({ role }) => role === 'baseline'))
    add('See what the baseline accepts:', [`${roomlint} --no-baseline`]);
  const hookFile = written.find(({ role }) => role === 'hook');
  if (hook !== undefined && hookFile !== undefined) {
    if (hook !== 'pre-commit' && installation(project) === undefined)
      add('Install roomlint in this project: the hook looks for it there.', [
        `npm install --save-dev git+${home}#v${version}`,
      ]);
    if (hook !== 'plain') add(`Let ${hook} run the hook:`, [STARTS[hook]]);
  }
  // A copy of roomlint that does not know where it is hosted says so.
  if (home.includes('/OWNER/'))
    for (const { path, text: content } of written)
      if (content.includes('OWNER/roomlint'))
        add(`In ${path}, replace OWNER with the account that hosts roomlint.`);
  const { repository } = project;
  if (repository.kind === 'none')
    add(`There is no hook: ${repository.why}.`, [
      ...(repository.canStart ? ['git init'] : []),
      `${roomlint} init`,
    ]);
  else {
    const commit = 'git commit -m "Check rooms with roomlint"';
    const own = ownFiles(facts);
    if (!repository.hasCommits) add('Commit everything:', ['git add .', commit]);
    else if (own.length > 0)
      add(
        written.some(({ role }) => role === 'baseline')
          ? 'Commit these files before the rooms, because a baseline counts once it is committed:'
          : 'Commit these files:',
        [
          `git add ${[...packageFiles(project), ...own.map(({ path }) => path)].map(shellWord).join(' ')}`,
          commit,
        ],
      );
    // Git takes no hooks and no commands from one clone to another. A colleague who adds only the hook knows that.
    if (own.length > 0 && hookFile !== undefined && isInside(join(repository.root.path, '.git'), hookFile))
      add(
        'The hook is in .git/hooks, which colleagues do not get with a pull: each of them runs this once, or use --hook husky, lefthook or pre-commit.',
        ['npx roomlint init --hook plain'],
      );
    add('Let git merge and compare rooms by item, quest and field, in each clone:', [
      'npx roomlint init --clone',
    ]);
  }
  if (room !== undefined) {
    const play = written.find(({ role }) => role === 'play');
    const picture = shellWord(`${room.replace(/\.json$/i, '')}.svg`);
    add('Draw the quests:', [`${roomlint} graph --format svg ${shellWord(room)} > ${picture}`]);
    if (play !== undefined)
      add('Play the room:', [`${roomlint} simulate ${shellWord(room)} --script ${shellWord(play.path)}`]);
  }
  return text;
}

/** What says that roomlint is installed: the hook of a colleague needs it. */
function packageFiles(project: Project): readonly string[] {
  const folder = installation(project);
  if (folder === undefined) return [];
  const files = ['package.json', 'package-lock.json'].map((name) => join(folder, name));
  return files.filter((file) => existsSync(file)).map((file) => shownPath(project, file));
}

/** The files that a commit takes. */
function ownFiles({ project, written }: SetupFacts): readonly FileToWrite[] {
  const top = topOf(project);
  return written.filter((file) => isInside(top, file) && !isInside(join(top, '.git'), file));
}

function isInside(folder: string, { absolute }: FileToWrite): boolean {
  return pathInside(folder, absolute) !== undefined;
}
