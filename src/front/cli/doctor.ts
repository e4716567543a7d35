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

const ok = (text: string): Said => ({ state: 'ok', text });
const off = (text: string, advice?: string): Said => ({ state: 'off', text, ...(advice && { advice }) });
const fix = (text: string, advice?: string): Said => ({ state: 'fix', text, ...(advice && { advice }) });

async function factsOf(cwd: string, terminal: Terminal): Promise<readonly Fact[]> {
  const project = projectIn(cwd, terminal.world);
  const drivers = project.repository.kind === 'git' ? readDrivers(project.repository.root) : undefined;
  const facts: Readonly<Record<string, Said | undefined>> = {
    version: ok(`roomlint ${version()}, Node.js ${process.versions.node}`),
    ...(await configFacts(project)),
    hook: hookFact(project),
    workflow: workflowFact(project),
    attributes: drivers && attributesFact(drivers),
    'merge driver': drivers && driverFact('merge', drivers, project),
    'diff driver': drivers && driverFact('diff', drivers, project),
    server: serverFact(terminal),
    keys: keysFact(cwd, terminal),
  };
  return Object.entries(facts).flatMap(([name, said]) => (said === undefined ? [] : { name, ...said }));
}

async function configFacts(project: Project): Promise<Readonly<Record<string, Said>>> {
  try {
    const found = await new ConfigFiles(rulePack).nearest(project.cwd);
    if (found === undefined)
      return { config: off('none: the preset recommended applies', 'npx roomlint init') };
    const added = found.pack.size - rulePack.size;
    const plugins = added === 0 ? off('none') : ok(`${counted(added, 'rule')} of plugins`);
    return { config: ok(shownPath(project, found.path)), plugins };
  } catch (error) {
    if (!(error instanceof ConfigFileError)) throw error;
    const faults = error.faults.map(
      ({ path, line, column, message }) => `${path}:${line}:${column} ${message}`,
    );
    return { config: fix(faults.join('\n'), 'correct the config') };
  }
}

/** Whether git runs roomlint before a commit. */
function hookFact(project: Project): Said {
  const { repository } = project;
  if (repository.kind === 'none') return fix(repository.why);
  const kind = hookSetUp(project);
  if (kind === undefined) return fix('nothing runs roomlint before a commit', 'npx roomlint init');
  const path = shownPath(project, existingHook(kind, project) ?? '');
  const why = whyNotRun(kind, repository.hooks);
  if (why !== undefined) return fix(`${path} does not run: ${why}`, STARTS[kind]);
  if (kind !== 'pre-commit' && installation(project) === undefined)
    return fix(`${path} runs, but roomlint is not installed here`, 'npm install');
  return ok(`${path} runs roomlint before each commit`);
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
  return found === undefined ? off('no workflow of GitHub runs roomlint') : ok(shownPath(project, found));
}

function attributesFact({ merged, merge }: DriverSetup): Said {
  if (merged > 0) return ok(`${counted(merged, 'file')} with merge=roomlint`);
  const text = 'no JSON file has merge=roomlint';
  const advice = `write in .gitattributes, with your folder instead of rooms/: rooms/*.json ${ATTRIBUTES}`;
  return merge === undefined ? off(text, advice) : fix(text, advice);
}

function driverFact(kind: 'merge' | 'diff', drivers: DriverSetup, project: Project): Said {
  const { [kind]: command, isSafe } = drivers;
  const count = kind === 'merge' ? drivers.merged : drivers.compared;
  const advice = 'npx roomlint init --clone';
  if (command === undefined) {
    const text = `git ${kind === 'merge' ? 'merges' : 'compares'} rooms by lines in this clone`;
    return count > 0 ? fix(text, advice) : off(text, advice);
  }
  if (kind === 'merge' && !isSafe)
    return fix('merge.roomlint.recursive is not binary: a criss-cross merge may lose changes', advice);
  if (/^npx\b/.test(command) && installation({ ...project, cwd: topOf(project) }) === undefined)
    return fix(`${command}: roomlint is not installed here`, 'npm install');
  return ok(command);
}

function serverFact(terminal: Terminal): Said {
  if ((terminal.world.env.ROOMLINT_SERVER ?? '') === '') return off('ROOMLINT_SERVER is not set');
  return orFault(() => ok(chosenServer(terminal.world.env)));
}

/** Which keys are set. Nothing of them is shown. */
function keysFact(cwd: string, terminal: Terminal): Said {
  return orFault(() => {
    const { accessKey, apiKey } = chosenKeys(cwd, [], terminal.world.env);
    const set = Object.entries({ 'the access key': accessKey, 'the API key': apiKey }).flatMap(
      ([name, key]) => (key === undefined ? [] : [name]),
    );
    if (set.length === 0) return off('none is set');
    return ok(`${set.join(' and ')} ${set.length === 1 ? 'is' : 'are'} set`);
  });
}

function orFault(find: () => Said): Said {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return fix(error.message);
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
