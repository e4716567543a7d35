import { dirname, join, resolve } from 'node:path';
import { counted } from '../../../bytes/text/in-words.js';
import { Baseline } from '../../../verdict/lint/baseline.js';
import { CommandError } from '../../../world/files/command-error.js';
import { Git } from '../../../world/files/git.js';
import { BASELINE_NAME, CONFIG_NAMES } from '../../../world/files/known-files.js';
import { homePage, version } from '../../../world/files/package-files.js';
import { pathInside } from '../../../world/files/paths.js';
import {
  type CheckedRoom,
  checkRooms,
  configText,
  type Learned,
  learn,
} from '../../../world/setup/first-config.js';
import { firstPlay } from '../../../world/setup/first-play.js';
import { ATTRIBUTES, DRIVERS, readDrivers } from '../../../world/setup/git-drivers.js';
import { HOOK_KINDS, type HookKind, hookFile, hookSetUp, usualHook } from '../../../world/setup/hooks.js';
import {
  gitIgnoreFile,
  newFile,
  type PlannedFile,
  shownFiles,
  shownPath,
  writeFiles,
} from '../../../world/setup/planned-files.js';
import {
  installation,
  installedFrom,
  isTaken,
  type Project,
  projectIn,
  topOf,
} from '../../../world/setup/project.js';
import { WORKFLOW_PATH, workflowText } from '../../../world/setup/workflow.js';
import { FileSettings } from '../../../world/workspace/file-settings.js';
import type { Task } from '../../../world/workspace/source.js';
import { listPaths, STDIN } from '../../../world/workspace/source.js';
import { check } from '../check/command.js';
import { checkCommand, shellWord } from '../check-command.js';
import { type Call, defineCommand, EXIT, type ExitCode } from '../command.js';
import { choice, type Given, grouped, toggle } from '../options.js';
import { readPlayableRoom } from '../playable.js';
import { isYes, type Terminal } from '../terminal.js';
import { nextText } from './next-steps.js';

const HOOK_WORDS = [...HOOK_KINDS, 'none'] as const;

const OPTIONS = {
  ...grouped('Setup:', {
    hook: choice(
      `what checks each commit: ${HOOK_WORDS.join(', ')}. The default is what the project uses`,
      '--hook husky',
      HOOK_WORDS,
    ),
    'no-workflow': toggle('write no workflow'),
    yes: toggle('ask nothing, and write what is shown', { short: 'y' }),
  }),
  ...grouped('Git:', {
    clone: toggle('only let git merge and compare rooms with roomlint in this clone'),
  }),
};

/** `roomlint init`: a project begins to use roomlint. */
export const init = defineCommand(
  {
    options: OPTIONS,
    details: `Paths are files, folders or globs with snapshots. Without paths, the current folder is searched. init checks
these rooms with recommended and lenient, and takes catalog as well if that adds no errors and warnings.

Every file is shown before it is written, and none is overwritten. A hook that is there already is not
changed: the lines to add are printed.

Errors and warnings that these rooms have go into a baseline. At the end, the rooms are checked.

Examples:
  roomlint init
  roomlint init --yes rooms/
  roomlint init --clone
  roomlint init --hook none --no-workflow garden.json`,
    exits: {
      clean: 'the project is set up, and the first check passes; or everything was there already',
      findings: 'the project is set up, and the first check has findings',
      error: 'not confirmed, nothing to set up, a file that cannot be written, or invalid usage',
    },
  },
  async (given, call) => {
    const { cwd, terminal } = call;
    if (given.clone) return setUpClone(cwd, terminal);
    if (!given.yes && !terminal.world.isTerminal('in'))
      throw new CommandError('init asks before it writes, and there is no terminal to ask on: use --yes');
    return new Setup(given, projectIn(cwd, terminal.world), call).run();
  },
);

/** The rooms of a project, and the config that fits them. */
interface Rooms {
  /** Files and folders, from the folder that is set up on. */
  readonly paths: readonly string[];
  readonly rooms: readonly CheckedRoom[];
  /** Undefined where there is a config already. */
  readonly learned: Learned | undefined;
  readonly config: string | undefined;
}

class Setup {
  private readonly home: string;
  private readonly terminal: Terminal;

  constructor(
    private readonly given: Given<typeof OPTIONS>,
    private readonly project: Project,
    private readonly call: Call,
  ) {
    this.home = installedFrom(project) ?? homePage();
    this.terminal = call.terminal;
  }

  async run(): Promise<ExitCode> {
    const { project, terminal } = this;
    const found = await this.findRooms();
    const hook = this.chosenHook();
    const play = this.playFile(found.rooms);
    const files = [
      ...this.configFiles(found),
      ...this.hookFiles(hook),
      ...this.workflowFiles(found.paths),
      ...gitIgnoreFile(project),
      ...(play === undefined ? [] : [play]),
    ];
    const written = files.filter((file) => file.kind !== 'kept');
    terminal.say(shownFiles(files));
    if (written.length === 0) {
      terminal.warn('everything is set up already: nothing was changed');
      return EXIT.clean;
    }
    if (!this.given.yes && !isYes(terminal.ask(`\nWrite ${counted(written.length, 'file')}? Type y: `)))
      throw new CommandError('nothing was written');
    writeFiles(written, project);
    const code = await this.firstCheck(found.paths);
    const hasFindings = code !== EXIT.clean;
    terminal.say(nextText({ project, written, hook, hasFindings, home: this.home, version: version() }));
    return code;
  }

  private firstCheck(paths: readonly string[]): Promise<ExitCode> {
    const words = paths.join() === '.' ? [] : paths;
    this.terminal.say(`\n${checkCommand([], words)}\n`);
    return check.run({}, { ...this.call, words });
  }

  private async findRooms(): Promise<Rooms> {
    const { cwd } = this.project;
    const paths = this.call.words.length > 0 ? this.call.words : ['.'];
    for (const path of paths) requireInside(path, cwd);
    const tasks = this.filesAt(paths);
    const settings = await FileSettings.open({ cwd, plugins: false });
    const { config } = await settings.explain(join(dirname(tasks[0]?.file.absolute ?? cwd), 'room.json'));
    const learned = config === undefined ? await learn(tasks, cwd) : undefined;
    const rooms = learned?.rooms ?? (await checkRooms(tasks, undefined, cwd));
    if (rooms.length === 0) throw new CommandError(noRoom(paths));
    return { paths, rooms, learned, config };
  }

  private filesAt(paths: readonly string[]): readonly Task[] {
    const { tasks } = listPaths(paths, { cwd: this.project.cwd, access: this.terminal.world });
    const problem = tasks.find((task) => task.kind === 'problem');
    if (problem === undefined) return tasks;
    throw new CommandError(paths.join() === '.' ? noRoom(paths) : `${problem.file.path}: ${problem.problem}`);
  }

  /** The config, and a baseline that accepts the findings of the rooms. */
  private configFiles({ config, learned, rooms }: Rooms): PlannedFile[] {
    const { project } = this;
    if (learned === undefined)
      return [{ kind: 'kept', path: shownPath(project, resolve(project.cwd, config ?? '')) }];
    const failing = rooms.filter(({ counts, isBroken }) => !isBroken && counts.errors + counts.warnings > 0);
    const baseline = failing.length > 0 ? BASELINE_NAME : undefined;
    const text = configText(learned, baseline);
    const file = newFile(project, 'config', join(project.cwd, CONFIG_NAMES[0]), text);
    return baseline === undefined ? [file] : [file, this.baselineFile(rooms)];
  }

  private baselineFile(rooms: readonly CheckedRoom[]): PlannedFile {
    const { project } = this;
    const baseline = Baseline.empty();
    for (const { absolute, findings, isBroken } of rooms)
      if (!isBroken) baseline.accept(pathInside(project.cwd, absolute) ?? absolute, findings);
    const note = 'accepts what is reported today, so that only new findings count';
    return newFile(project, 'baseline', join(project.cwd, BASELINE_NAME), baseline.toString(), { note });
  }

  /** The kind of hook that is asked for, or that the project uses. */
  private chosenHook(): HookKind | undefined {
    const { project, given } = this;
    const usual = project.repository.kind === 'none' ? 'none' : (hookSetUp(project) ?? usualHook(project));
    const kind = given.hook ?? usual;
    return kind === 'none' ? undefined : kind;
  }

  private hookFiles(kind: HookKind | undefined): PlannedFile[] {
    const { project } = this;
    if (kind === undefined) return [];
    const folder = pathInside(topOf(project), installation(project) ?? project.cwd) ?? '';
    return [hookFile(kind, project, { folder, home: this.home, version: version() })];
  }

  private workflowFiles(paths: readonly string[]): PlannedFile[] {
    const { project, given } = this;
    if (given['no-workflow'] || project.repository.kind !== 'git') return [];
    const top = topOf(project);
    const absolute = join(top, WORKFLOW_PATH);
    const fromTop = paths.map((path) => pathInside(top, resolve(project.cwd, path)) || '.');
    const { branch } = project.repository;
    const text = workflowText({ paths: fromTop, branch, home: this.home, version: version() });
    return [newFile(project, 'workflow', absolute, text)];
  }

  private playFile(rooms: readonly CheckedRoom[]): PlannedFile | undefined {
    const { project, terminal } = this;
    const whole = rooms.filter(({ isBroken }) => !isBroken);
    const existing = whole.map(({ absolute }) => playOf(absolute)).find(isTaken);
    if (existing !== undefined) return newFile(project, 'play', existing, '');
    for (const { path, absolute } of whole.slice(0, MAX_PLAYED)) {
      const { room } = readPlayableRoom(absolute, project.cwd, terminal);
      const script = firstPlay(room, playCommand(path), (text) => terminal.mask(text) === text);
      if (script !== undefined) return newFile(project, 'play', playOf(absolute), script);
    }
    return undefined;
  }
}

/** Rooms that are looked through for a play. */
const MAX_PLAYED = 20;

function playCommand(room: string): string {
  return `roomlint simulate ${shellWord(room)} --script ${shellWord(playOf(room))}`;
}

function playOf(room: string): string {
  return `${room.replace(/\.json$/i, '')}.play`;
}

/** @throws CommandError for a room to which no config of this folder would apply */
function requireInside(path: string, cwd: string): void {
  if (path === STDIN) throw new CommandError('init sets up files, not standard input: remove "-"');
  if (pathInside(cwd, resolve(cwd, path)) === undefined)
    throw new CommandError(`${path} is outside of this folder: run init in a folder that holds all rooms`);
}

function noRoom(paths: readonly string[]): string {
  const where = paths.join() === '.' ? 'this folder' : paths.join(', ');
  return `no snapshot in ${where}: save one there first, or name where your rooms are`;
}

/** Lets git merge and compare rooms with roomlint in this clone. @throws CommandError outside of a repository */
function setUpClone(cwd: string, terminal: Terminal): ExitCode {
  const git = Git.around(cwd, terminal.world);
  for (const [name, value] of Object.entries(DRIVERS))
    git.output(['config', '--local', '--replace-all', name, value]);
  terminal.say(
    `git merges and compares rooms with roomlint in this clone.\n${readDrivers(git).merged > 0 ? '' : ATTRIBUTES_ADVICE}`,
  );
  return EXIT.clean;
}

const ATTRIBUTES_ADVICE = `Write this in .gitattributes, with the folder of your rooms instead of rooms/ (*.json for rooms in this folder), and commit it:\n  rooms/*.json ${ATTRIBUTES}\n`;
