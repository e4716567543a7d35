import { dirname, join, resolve } from 'node:path';
import { BASELINE_NAME, CONFIG_NAMES } from '../../files/known-files.js';
import { pathInside } from '../../files/paths.js';
import { Baseline } from '../../lint/baseline.js';
import type { Preset } from '../../lint/pack.js';
import { configText } from '../../setup/first-config.js';
import { firstPlay, idlePlay } from '../../setup/first-play.js';
import { HOOK_KINDS, type HookKind } from '../../setup/hooks.js';
import { WORKFLOW_PATH, workflowText } from '../../setup/workflow.js';
import { counted, listed } from '../../text/in-words.js';
import { CommandError } from '../../workspace/command-error.js';
import { FileSettings } from '../../workspace/file-settings.js';
import { STDIN } from '../../workspace/path-source.js';
import type { Task } from '../../workspace/source.js';
import { shellWord } from '../check-command.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import { maskOutput } from '../masking.js';
import { readPlayableRoom } from '../playable.js';
import type { Terminal } from '../terminal.js';
import { homePage, version } from '../version.js';
import { firstCheck } from './first-check.js';
import { hookFile, hookSetUp, usualHook } from './hook-file.js';
import { nextText } from './next-steps.js';
import {
  gitIgnoreFile,
  newFile,
  type PlannedFile,
  requireWritable,
  shownPath,
  writeFiles,
} from './planned-files.js';
import {
  areCommitted,
  installation,
  installedFrom,
  isTaken,
  type Project,
  projectIn,
  topOf,
} from './project.js';
import { DECLINED, Questions } from './questions.js';
import { type CheckedRoom, checkRooms, findFiles, type Learned, learn } from './rooms.js';
import { shownFiles } from './shown-files.js';

export type HookChoice = HookKind | 'none';

/** What `roomlint init` was asked to do. */
export interface InitRequest {
  readonly cwd: string;
  readonly paths: readonly string[];
  readonly presets: readonly Preset[] | undefined;
  readonly from: string | undefined;
  readonly hook: HookChoice | undefined;
  readonly workflow: boolean | undefined;
  readonly yes: boolean;
}

/** Sets up a project: a config, a hook, a workflow and a first play. @throws CommandError */
export async function init(request: InitRequest, terminal: Terminal): Promise<ExitCode> {
  maskOutput(terminal);
  if (!request.yes && !terminal.world.isTerminal('in'))
    throw new CommandError('init asks before it writes, and there is no terminal to ask on: use --yes');
  return new Setup(request, projectIn(request.cwd, terminal.world), terminal).run();
}

/** The rooms of a project, and the config that fits them. */
interface Rooms {
  /** Files and folders, from the folder that is set up on; empty where there is no room yet. */
  readonly paths: readonly string[];
  readonly rooms: readonly CheckedRoom[];
  /** Undefined where there is a config already. */
  readonly learned: Learned | undefined;
  readonly config: string | undefined;
}

class Setup {
  private readonly questions: Questions | undefined;
  /** The page of the repository that roomlint comes from. */
  private readonly home: string;

  constructor(
    private readonly request: InitRequest,
    private readonly project: Project,
    private readonly terminal: Terminal,
  ) {
    this.home = installedFrom(project) ?? homePage();
    this.questions = request.yes ? undefined : new Questions(terminal);
  }

  async run(): Promise<ExitCode> {
    const { project, terminal } = this;
    const found = await this.findRooms();
    const failing = found.rooms.filter(({ counts }) => counts.errors + counts.warnings > 0);
    // What a commit has stays out of the way by itself: only new findings count.
    const isOld = failing.length > 0 && areCommitted(project, failing);
    const acceptsFindings = !isOld && failing.some(({ isBroken }) => !isBroken);
    const hook = this.chosenHook();
    const play = this.playFile(found.rooms);
    const files = [
      ...this.configFiles(found, acceptsFindings),
      ...this.hookFiles(hook),
      ...this.workflowFiles(found.paths),
      ...[gitIgnoreFile(project), play].filter((file) => file !== undefined),
    ];
    const written = files.filter((file) => file.kind !== 'kept');
    for (const file of written) requireWritable(file, project);
    terminal.say(shownFiles(files));
    if (written.length === 0) {
      terminal.warn('everything is set up already: nothing was changed');
      return EXIT.clean;
    }
    if (this.questions?.isConfirmed(`\nWrite ${counted(written.length, 'file')}?`) === false)
      throw new CommandError(DECLINED);
    await writeFiles(written, project);
    const hasRooms = found.rooms.length > 0;
    const code = hasRooms ? await firstCheck(found.paths, isOld, project, terminal) : EXIT.clean;
    const next = nextText({
      project,
      written,
      hook,
      room: found.rooms.find(({ path }) => playOf(path) === play?.path)?.path,
      hasFindings: code !== EXIT.clean,
      home: this.home,
      version: version(),
    });
    terminal.say(next);
    return code;
  }

  private async findRooms(): Promise<Rooms> {
    const { request, project, questions } = this;
    const { cwd } = project;
    const here = await configIn([cwd], cwd);
    const isAsked = request.paths.length === 0 && here === undefined && request.from === undefined;
    const answer = isAsked
      ? questions?.text('Which file or folder holds your rooms? (. is this folder)', '.')
      : undefined;
    const paths = request.paths.length > 0 ? request.paths : [answer ?? '.'];
    for (const path of paths) requireInside(path, cwd);
    const mayBeNone = request.from !== undefined && request.paths.length === 0;
    const tasks = await this.filesAt(paths, mayBeNone);
    const folders = new Set(tasks.map(({ file }) => dirname(file.absolute)));
    const config = here ?? (await configIn(folders, cwd));
    const learned = config === undefined ? await this.learnFrom(tasks) : undefined;
    const rooms =
      request.from === undefined && learned !== undefined
        ? learned.rooms
        : await checkRooms(tasks, learned, cwd);
    if (rooms.length === 0 && !mayBeNone) throw new CommandError(noRoom(paths));
    return { paths: rooms.length === 0 ? [] : paths, rooms, learned, config };
  }

  private async filesAt(paths: readonly string[], mayBeNone: boolean): Promise<readonly Task[]> {
    const { cwd } = this.project;
    const tasks = await findFiles(paths, cwd, this.terminal.world);
    const problem = tasks.find((task) => task.kind === 'problem');
    if (problem === undefined) return tasks;
    if (mayBeNone) return [];
    throw new CommandError(paths.join() === '.' ? noRoom(paths) : `${problem.file.path}: ${problem.problem}`);
  }

  private async learnFrom(tasks: readonly Task[]): Promise<Learned> {
    const { request, project } = this;
    const { from, presets } = request;
    const rooms = from === undefined ? tasks : await this.filesAt([from], false);
    return learn(rooms, presets, project.cwd);
  }

  /** The config, and a baseline where findings are to be accepted. */
  private configFiles({ config, learned, rooms }: Rooms, acceptsFindings: boolean): PlannedFile[] {
    const { project } = this;
    if (learned === undefined)
      return [{ kind: 'kept', path: shownPath(project, resolve(project.cwd, config ?? '')) }];
    const { presets, settings, findings } = learned;
    const baseline = acceptsFindings ? BASELINE_NAME : undefined;
    const text = configText({ presets, settings, baseline });
    const counts = [...findings].map(
      ([preset, count]) => `${preset.replace(',', ' with ')} reports ${counted(count, 'finding')}`,
    );
    const note = `in these rooms, ${listed(counts, 'and')}`;
    const file = newFile(project, 'config', join(project.cwd, CONFIG_NAMES[0]), text, { note });
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
    const { project, request, questions } = this;
    const isThere = hookSetUp(project);
    const usual = project.repository.kind === 'none' ? 'none' : (isThere ?? usualHook(project));
    const isAsked = request.hook === undefined && isThere === undefined && usual !== 'none';
    const question = 'What should check each commit?';
    const asked = isAsked ? questions?.choice(question, [...HOOK_KINDS, 'none'], usual) : undefined;
    const kind = request.hook ?? asked ?? usual;
    return kind === 'none' ? undefined : kind;
  }

  private hookFiles(kind: HookKind | undefined): PlannedFile[] {
    const { project } = this;
    if (kind === undefined) return [];
    const folder = pathInside(topOf(project), installation(project) ?? project.cwd) ?? '';
    return [hookFile(kind, project, { folder, home: this.home, version: version() })];
  }

  private workflowFiles(paths: readonly string[]): PlannedFile[] {
    const { project, request, questions } = this;
    const top = topOf(project);
    const absolute = join(top, WORKFLOW_PATH);
    const isUsual = project.repository.kind === 'git';
    const isAsked = request.workflow === undefined && isUsual && !isTaken(absolute);
    const asked = isAsked ? questions?.yesOrNo('Check pull requests on GitHub?') : undefined;
    if (!(request.workflow ?? asked ?? isUsual)) return [];
    const fromTop = paths.map((path) => pathInside(top, resolve(project.cwd, path)) || '.');
    const { repository } = project;
    const branch = repository.kind === 'git' ? repository.branch : undefined;
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
    const [first] = whole;
    return first && newFile(project, 'play', playOf(first.absolute), idlePlay(playCommand(first.path)));
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

/** The first config that applies in one of these folders; undefined for none. */
async function configIn(folders: Iterable<string>, cwd: string): Promise<string | undefined> {
  const settings = await FileSettings.open({ cwd, plugins: false });
  for (const folder of folders) {
    const { config } = await settings.explain(join(folder, 'room.json'));
    if (config !== undefined) return config;
  }
  return undefined;
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
