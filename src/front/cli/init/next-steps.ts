import { join } from 'node:path';
import { printable } from '../../../bytes/json/quote.js';
import { pathInside } from '../../../world/files/paths.js';
import { type HookKind, hookSetup } from '../../../world/setup/hooks.js';
import { shellWord } from '../check-command.js';
import type { FileToWrite, Role } from './planned-files.js';
import { installation, type Project, topOf } from './project.js';

/** What a setup has done. */
export interface SetupFacts {
  readonly project: Project;
  readonly written: readonly FileToWrite[];
  readonly hook: HookKind | undefined;
  /** The room with a play; undefined where no room can be read. */
  readonly room: string | undefined;
  readonly hasFindings: boolean;
  readonly home: string;
  readonly version: string;
}

/** Something to do, and the commands for it. */
interface NextStep {
  readonly what: string;
  readonly commands?: readonly string[];
}

/** What to do after a setup. */
export function nextText(facts: SetupFacts): string {
  const steps = [
    ...(facts.hasFindings ? [{ what: 'Repair what is listed above.' }] : []),
    ...installs(facts),
    ...owner(facts),
    ...commits(facts),
    ...shares(facts),
    ...merges(facts),
    ...plays(facts),
  ];
  const text = steps.map(({ what, commands = [] }) =>
    [`  ${what}\n`, ...commands.map((command) => `    ${printable(command)}\n`)].join(''),
  );
  return `\nNext:\n${text.join('')}`;
}

function installs({ project, written, hook, home, version }: SetupFacts): NextStep[] {
  if (hook === undefined || !written.some((file) => isOf(file, 'hook'))) return [];
  const isMissing = hook !== 'pre-commit' && installation(project) === undefined;
  const { install } = hookSetup(hook, { folder: '', home, version });
  return [
    ...(isMissing
      ? [
          {
            what: 'Install roomlint in this project: the hook looks for it there.',
            commands: [`npm install --save-dev git+${home}#v${version}`],
          },
        ]
      : []),
    ...(install === undefined ? [] : [{ what: `Let ${hook} run the hook:`, commands: [install] }]),
  ];
}

/** git takes no commands from a repository, so the drivers for rooms are set up in each clone. */
function merges({ project }: SetupFacts): NextStep[] {
  if (project.repository.kind !== 'git') return [];
  const what = 'Let git merge and compare rooms by item, quest and field, in each clone:';
  return [{ what, commands: ['npx roomlint init --clone'] }];
}

/** A copy of roomlint that does not know where it is hosted says so. */
function owner({ written, home }: SetupFacts): NextStep[] {
  if (!home.includes('/OWNER/')) return [];
  const paths = written.filter((file) => file.text.includes('OWNER/roomlint'));
  return paths.map(({ path }) => ({
    what: `In ${printable(path)}, replace OWNER with the account that hosts roomlint.`,
  }));
}

function commits({ project, written }: SetupFacts): NextStep[] {
  const { repository } = project;
  if (repository.kind === 'none')
    return [
      {
        what: `There is no hook: ${repository.why}.`,
        commands: [...(repository.canStart ? ['git init'] : []), `${roomlintIn(project)} init`],
      },
    ];
  const commit = 'git commit -m "Check rooms with roomlint"';
  if (!repository.hasCommits) return [{ what: 'Commit everything:', commands: ['git add .', commit] }];
  const top = topOf(project);
  const own = written.filter(({ absolute }) => {
    const way = pathInside(top, absolute);
    return way !== undefined && !way.startsWith('.git/');
  });
  if (own.length === 0) return [];
  const add = `git add ${own.map(({ path }) => shellWord(path)).join(' ')}`;
  const what = written.some((file) => isOf(file, 'baseline'))
    ? 'Commit these files before the rooms, because a baseline counts once it is committed:'
    : 'Commit these files:';
  return [{ what, commands: [add, commit] }];
}

/** Git takes no hooks in .git from one clone to another. */
function shares({ project: { repository }, written }: SetupFacts): NextStep[] {
  const hook = written.find((file) => isOf(file, 'hook'));
  if (
    repository.kind === 'none' ||
    hook === undefined ||
    pathInside(join(repository.root.path, '.git'), hook.absolute) === undefined
  )
    return [];
  return [
    {
      what: 'The hook is in .git/hooks, which colleagues do not get with a pull: each of them runs this once, or use --hook husky, lefthook or pre-commit.',
      commands: ['npx roomlint init --hook plain'],
    },
  ];
}

function plays({ project, written, room }: SetupFacts): NextStep[] {
  if (room === undefined) return [];
  const play = written.find((file) => isOf(file, 'play'))?.path;
  const roomlint = roomlintIn(project);
  const [file, picture] = [shellWord(room), shellWord(`${room.replace(/\.json$/i, '')}.svg`)];
  return [
    { what: 'Draw the quests:', commands: [`${roomlint} graph --format svg ${file} > ${picture}`] },
    ...(play === undefined
      ? []
      : [{ what: 'Play the room:', commands: [`${roomlint} simulate ${file} --script ${shellWord(play)}`] }]),
  ];
}

/** How the command is called. */
function roomlintIn(project: Project): string {
  return installation(project) === undefined ? 'roomlint' : 'npx roomlint';
}

function isOf(file: FileToWrite, role: Role): boolean {
  return file.role === role;
}
