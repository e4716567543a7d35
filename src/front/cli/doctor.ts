import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rulePack } from '../../../rules/index.js';
import { counted } from '../../bytes/text/in-words.js';
import type { Answer, AnswerEntry } from '../../verdict/report/answer.js';
import { chosenKeys } from '../../world/api/keys.js';
import { CommandError } from '../../world/files/command-error.js';
import { ConfigFileError, ConfigFiles } from '../../world/files/config-file.js';
import { version } from '../../world/files/package-files.js';
import { readSettings } from '../../world/files/read.js';
import { ATTRIBUTES, type DriverSetup, readDrivers } from '../../world/setup/git-drivers.js';
import { existingHook, type HookKind, hookSetUp, STARTS } from '../../world/setup/hooks.js';
import { shownPath } from '../../world/setup/planned-files.js';
import { installation, type Project, projectIn, topOf } from '../../world/setup/project.js';
import { defineCommand, EXIT } from './command.js';
import { usualFormat } from './formats.js';
import { formatOption } from './options.js';
import { ANSWER_FORMATS, printAnswers } from './print-answers.js';
import { chosenServer } from './service.js';
import type { Terminal } from './terminal.js';

/** `roomlint doctor`: what is active in a folder, and what is not although it seems so. */
export const doctor = defineCommand(
  {
    options: { ...formatOption(ANSWER_FORMATS) },
    details: `Each line is ✓, off (not set up), or ✗ (set up, and not working), with what to do about it. The hook must
work: without it, nothing is checked before a commit.

Examples:
  roomlint doctor
  roomlint doctor --format json`,
    exits: {
      clean: 'rooms are checked before each commit, and nothing is to be fixed',
      findings: 'something is to be fixed',
      error: 'invalid usage',
    },
  },
  async (given, { cwd, terminal }) => {
    const { format = usualFormat(terminal) } = given;
    const facts = await factsOf(cwd, terminal);
    printAnswers(format, { answers: () => [answerOf(facts)], json: () => ({ version: 1, facts }) }, terminal);
    return facts.some(({ state }) => state === 'fix') ? EXIT.findings : EXIT.clean;
  },
);

/** One line of the report. */
interface Fact {
  readonly name: string;
  readonly state: 'ok' | 'off' | 'fix';
  readonly text: string;
  /** What to do; a command where one is enough. */
  readonly advice?: string;
}

type Said = Omit<Fact, 'name'>;

async function factsOf(cwd: string, terminal: Terminal): Promise<readonly Fact[]> {
  const project = projectIn(cwd, terminal.world);
  const drivers = project.repository.kind === 'git' ? readDrivers(project.repository.root) : undefined;
  return [
    { name: 'version', state: 'ok', text: `roomlint ${version()}, Node.js ${process.versions.node}` },
    ...(await configFacts(project)),
    { name: 'hook', ...hookFact(project) },
    { name: 'workflow', ...workflowFact(project) },
    ...(drivers === undefined
      ? []
      : [
          { name: 'attributes', ...attributesFact(drivers) },
          { name: 'merge driver', ...driverFact('merge', drivers, project) },
          { name: 'diff driver', ...driverFact('diff', drivers, project) },
        ]),
    { name: 'server', ...serverFact(terminal) },
    { name: 'keys', ...keysFact(cwd, terminal) },
  ];
}

async function configFacts(project: Project): Promise<Fact[]> {
  try {
    const found = await new ConfigFiles(rulePack).nearest(project.cwd);
    const none = 'none: the preset recommended applies';
    if (found === undefined)
      return [{ name: 'config', state: 'off', text: none, advice: 'npx roomlint init' }];
    const added = found.pack.size - rulePack.size;
    const plugins = added === 0 ? 'none' : `${counted(added, 'rule')} of plugins`;
    return [
      { name: 'config', state: 'ok', text: shownPath(project, found.path) },
      { name: 'plugins', state: added === 0 ? 'off' : 'ok', text: plugins },
    ];
  } catch (error) {
    if (!(error instanceof ConfigFileError)) throw error;
    const faults = error.faults.map(
      ({ path, line, column, message }) => `${path}:${line}:${column} ${message}`,
    );
    return [{ name: 'config', state: 'fix', text: faults.join('\n'), advice: 'correct the config' }];
  }
}

/** Whether git runs roomlint before a commit. */
function hookFact(project: Project): Said {
  const { repository } = project;
  if (repository.kind === 'none') return { state: 'fix', text: repository.why };
  const kind = hookSetUp(project);
  if (kind === undefined)
    return { state: 'fix', text: 'nothing runs roomlint before a commit', advice: 'npx roomlint init' };
  const path = shownPath(project, existingHook(kind, project) ?? '');
  const why = whyNotRun(kind, repository.hooks);
  if (why !== undefined) return { state: 'fix', text: `${path} does not run: ${why}`, advice: STARTS[kind] };
  if (kind !== 'pre-commit' && installation(project) === undefined)
    return { state: 'fix', text: `${path} runs, but roomlint is not installed here`, advice: 'npm install' };
  return { state: 'ok', text: `${path} runs roomlint before each commit` };
}

function whyNotRun(kind: HookKind, hooks: string): string | undefined {
  const own = join(hooks, 'pre-commit');
  if (kind === 'husky')
    return [basename(hooks), basename(dirname(hooks))].includes('.husky')
      ? undefined
      : `git looks for hooks in ${hooks}`;
  if (!existsSync(own)) return `${own} does not exist`;
  if (!isProgram(own)) return `${own} is not executable`;
  return kind === 'plain' || holds(own, kind) ? undefined : `${own} does not start ${kind}`;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function holds(path: string, word: string): boolean {
  const reading = readSettings(path);
  return reading.kind === 'text' && reading.text.includes(word);
}

/** What checks pull requests, if GitHub does. */
function workflowFact(project: Project): Said {
  const folder = join(topOf(project), '.github/workflows');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const found = names.map((name) => join(folder, name)).find((path) => holds(path, 'roomlint'));
  return found === undefined
    ? { state: 'off', text: 'no workflow of GitHub runs roomlint' }
    : { state: 'ok', text: shownPath(project, found) };
}

function attributesFact({ merged, merge }: DriverSetup): Said {
  if (merged > 0) return { state: 'ok', text: `${counted(merged, 'file')} with merge=roomlint` };
  return {
    state: merge === undefined ? 'off' : 'fix',
    text: 'no JSON file has merge=roomlint',
    advice: `write in .gitattributes, with your folder instead of rooms/: rooms/*.json ${ATTRIBUTES}`,
  };
}

function driverFact(kind: 'merge' | 'diff', drivers: DriverSetup, project: Project): Said {
  const { [kind]: command, isSafe } = drivers;
  const count = kind === 'merge' ? drivers.merged : drivers.compared;
  const advice = 'npx roomlint init --clone';
  const does = kind === 'merge' ? 'merges' : 'compares';
  if (command === undefined)
    return { state: count > 0 ? 'fix' : 'off', text: `git ${does} rooms by lines in this clone`, advice };
  if (kind === 'merge' && !isSafe)
    return {
      state: 'fix',
      text: 'merge.roomlint.recursive is not binary: a criss-cross merge may lose changes',
      advice,
    };
  if (/^npx\b/.test(command) && installation({ ...project, cwd: topOf(project) }) === undefined)
    return { state: 'fix', text: `${command}: roomlint is not installed here`, advice: 'npm install' };
  return { state: 'ok', text: command };
}

function serverFact(terminal: Terminal): Said {
  if ((terminal.world.env.ROOMLINT_SERVER ?? '') === '')
    return { state: 'off', text: 'ROOMLINT_SERVER is not set' };
  return orFault(() => ({ state: 'ok', text: chosenServer(terminal.world.env) }));
}

/** Which keys are set. Nothing of them is shown. */
function keysFact(cwd: string, terminal: Terminal): Said {
  return orFault(() => {
    const { accessKey, apiKey } = chosenKeys(cwd, [], terminal.world.env);
    const set = Object.entries({ 'the access key': accessKey, 'the API key': apiKey }).flatMap(
      ([name, key]) => (key === undefined ? [] : [name]),
    );
    if (set.length === 0) return { state: 'off', text: 'none is set' };
    return { state: 'ok', text: `${set.join(' and ')} ${set.length === 1 ? 'is' : 'are'} set` };
  });
}

function orFault(find: () => Said): Said {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { state: 'fix', text: error.message };
  }
}

function answerOf(facts: readonly Fact[]): Answer {
  const toFix = facts.filter(({ state }) => state === 'fix').length;
  return {
    title: 'roomlint in this folder',
    sections: [{ entries: facts.map(factEntry) }],
    verdict:
      toFix === 0
        ? { symbol: '✓', text: 'rooms are checked before each commit' }
        : { symbol: '✗', text: `${counted(toFix, 'thing')} to fix` },
  };
}

const SYMBOLS = { ok: '✓', off: undefined, fix: '✗' } as const;

function factEntry({ name, state, text, advice }: Fact): AnswerEntry {
  const details = advice === undefined ? [] : [advice];
  return { symbol: SYMBOLS[state], text: `${name}${state === 'off' ? ' (off)' : ''}: ${text}`, details };
}
