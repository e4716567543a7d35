import { join } from 'node:path';
import { CommandError } from '../files/command-error.js';
import { readSettings } from '../files/read.js';
import { newFile, type PlannedFile, shownPath } from './planned-files.js';
import { isTaken, type Project, topOf } from './project.js';

/* Hooks that check rooms before each commit: what each kind consists of, and which one a project has or gets. */

/** What can run a check before each commit. */
export const HOOK_KINDS = ['plain', 'husky', 'lefthook', 'pre-commit'] as const;
export type HookKind = (typeof HOOK_KINDS)[number];

/** What a kind of hook needs. */
export interface HookSetup {
  /** Its file from the root of the repository on; undefined for git's own, in `.git`. */
  readonly path: string | undefined;
  readonly text: string;
  /** What to add to a file that is there already. */
  readonly lines: string;
}

/** Files and folders in the root of a repository that say what it uses. The first is what a setup writes. */
const HOOK_SIGNS: Readonly<Record<Exclude<HookKind, 'plain'>, readonly string[]>> = {
  husky: ['.husky'],
  lefthook: ['', '.', '.config/'].flatMap((start) =>
    ['yml', 'yaml', 'toml', 'json'].map((type) => `${start}lefthook.${type}`),
  ),
  'pre-commit': ['.pre-commit-config.yaml', '.pre-commit-config.yml'],
};

/** What makes git run the hooks of each kind, once. */
export const STARTS: Readonly<Record<HookKind, string>> = {
  plain: 'make it executable with chmod +x',
  husky: 'npx husky',
  lefthook: 'npx lefthook install',
  'pre-commit': 'pre-commit install',
};

/** What a hook needs to know. */
export interface HookPlace {
  /** The folder that roomlint is installed in, from the root of the repository on, with `/`; empty for the root. */
  readonly folder: string;
  /** The page of roomlint's repository. */
  readonly home: string;
  readonly version: string;
}

const ARGUMENTS = 'check --staged --new --with-plan --max-warnings 0';
const CHECK = `roomlint ${ARGUMENTS}`;
const BIN = 'node_modules/.bin/roomlint';
const INSTALLED = `${BIN} ${ARGUMENTS}`;

export function hookSetup(kind: HookKind, { folder, home, version }: HookPlace): HookSetup {
  const enter = folder === '' ? '' : `cd ${quoted(folder)} && `;
  switch (kind) {
    case 'plain': {
      const script = plainScript(folder);
      const text = `#!/bin/sh\n${script}`;
      return { path: undefined, text, lines: `(\n${script}) || exit 1\n` };
    }
    case 'husky': {
      const text = folder === '' ? `${CHECK}\n` : `${enter}${INSTALLED}\n`;
      return { path: '.husky/pre-commit', text, lines: text };
    }
    case 'lefthook': {
      const root = folder === '' ? '' : `      root: ${JSON.stringify(`${folder}/`)}\n`;
      const command = `    roomlint:\n${root}      glob: "*.json"\n      run: ${INSTALLED}\n`;
      const text = `pre-commit:\n  commands:\n${command}`;
      return { path: 'lefthook.yml', text, lines: text };
    }
    case 'pre-commit': {
      const hooks = '    hooks:\n      - id: roomlint-new\n      - id: roomlint-plan\n';
      const lines = `  - repo: ${home}\n    rev: v${version}\n${hooks}`;
      const path = '.pre-commit-config.yaml';
      return { path, text: `repos:\n${lines}`, lines };
    }
  }
}

/** Without an installation, it fails only where a room is staged. */
function plainScript(folder: string): string {
  const [enter, bin] = folder === '' ? ['', BIN] : [`cd ${quoted(folder)} && `, `${quoted(folder)}/${BIN}`];
  return `roomlint=$PWD/${bin}
# A linked work tree uses the installation of the main one.
[ -e "$roomlint" ] || roomlint=$(git rev-parse --git-common-dir)/../${bin}
if [ -e "$roomlint" ]; then
  ${enter}exec "$roomlint" ${ARGUMENTS}
fi
if [ -n "$(git diff --cached --name-only -z --diff-filter=d -- '*.json' |
  xargs -0 git --literal-pathspecs grep --cached -lE '"(roomItems|roomTasks|quests|logic)"' -- :)" ]; then
  echo 'A room is staged, and roomlint is not installed here: run npm install.' >&2
  exit 1
fi
`;
}

/** A folder as a word of a shell. */
function quoted(folder: string): string {
  return /^[\w./-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", `'\\''`)}'`;
}

/** The name of git's own hook, and of husky's. */
const HOOK_NAME = 'pre-commit';

/** The kind of hook that runs roomlint already, if one does. */
export function hookSetUp(project: Project): HookKind | undefined {
  return HOOK_KINDS.find((kind) => {
    const path = existingHook(kind, project);
    return path !== undefined && runsRoomlint(path);
  });
}

/** The kind of hook that a project uses. */
export function usualHook(project: Project): HookKind {
  return HOOK_KINDS.find((kind) => kind !== 'plain' && signOf(kind, project) !== undefined) ?? 'plain';
}

/** The file of a hook. @throws CommandError without the repository that it needs */
export function hookFile(kind: HookKind, project: Project, place: HookPlace): PlannedFile {
  const { path, text, lines } = hookSetup(kind, place);
  const existing = existingHook(kind, project);
  if (existing !== undefined) {
    const missing = runsRoomlint(existing) ? undefined : lines;
    return { kind: 'kept', path: shownPath(project, existing), missing };
  }
  if (path !== undefined)
    return newFile(project, 'hook', join(topOf(project), path), text, { isProgram: kind === 'husky' });
  const { repository } = project;
  if (repository.kind === 'none')
    throw new CommandError(
      `--hook ${kind} needs git: ${repository.why}${repository.canStart ? ': run git init first' : ''}`,
    );
  const absolute = join(repository.hooks, HOOK_NAME);
  if (repository.sharesHooks) {
    const why = 'other repositories may share this folder of hooks';
    return { kind: 'kept', path: absolute, why, missing: text };
  }
  return newFile(project, 'hook', absolute, text, { isProgram: true });
}

/** The file that holds a kind of hook, if there is one. */
export function existingHook(kind: HookKind, project: Project): string | undefined {
  if (kind === 'lefthook' || kind === 'pre-commit') return signOf(kind, project);
  const { repository } = project;
  if (kind === 'plain' && repository.kind === 'none') return undefined;
  const folder =
    kind === 'plain' && repository.kind === 'git' ? repository.hooks : join(topOf(project), '.husky');
  const path = join(folder, HOOK_NAME);
  return isTaken(path) ? path : undefined;
}

function signOf(kind: Exclude<HookKind, 'plain'>, project: Project): string | undefined {
  return HOOK_SIGNS[kind].map((name) => join(topOf(project), name)).find(isTaken);
}

function runsRoomlint(path: string): boolean {
  const reading = readSettings(path);
  return reading.kind === 'text' && /\broomlint\b(?! merge\b)/.test(reading.text);
}
