import { hasPassed, type PlayedScript, playScript, ScriptError } from '../../flow/play/play-script.js';
import type { ScriptFault } from '../../flow/script.js';
import type { ScriptRoom } from '../../flow/script-room.js';
import { agentText } from '../../report/agent/reply.js';
import { simulationAnswer } from '../../report/agent/simulation.js';
import { simulationJson } from '../../report/simulation-json.js';
import { coverageText, simulationText } from '../../report/simulation-text.js';
import type { Syntax } from '../../scan/masked-syntax.js';
import { decodeUtf8 } from '../../text/encoding.js';
import { counted } from '../../text/in-words.js';
import { CommandError } from '../../workspace/command-error.js';
import { inputName } from '../../workspace/input.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import { hideCredentials, readBytes, readPlayableRoom } from '../playable.js';
import { writeBatched } from '../streams.js';
import type { Terminal } from '../terminal.js';

/** What `roomlint simulate` was asked to do. */
export interface SimulateRequest {
  readonly cwd: string;
  readonly snapshot: string;
  /** A path, or `-`; undefined to read steps from the terminal. */
  readonly script: string | undefined;
  readonly seed: number;
  readonly format: 'text' | 'json' | 'junit' | 'agent';
  readonly coverage: boolean;
}

/** Faults of a script that are listed. */
const MAX_FAULTS = 20;

/** Plays a script, or what is typed, and prints what happens. */
export async function simulate(request: SimulateRequest, terminal: Terminal): Promise<ExitCode> {
  const { cwd, snapshot, script, seed } = request;
  if (script === undefined) {
    requireTerminal(request, terminal);
    const playable = readPlayableRoom(snapshot, cwd, terminal);
    const { playInteractively } = await import('./simulate-interactively.js');
    return playInteractively(playable, seed, terminal);
  }
  const { room } = readPlayableRoom(snapshot, cwd, terminal);
  const { bytes } = readBytes(script, cwd, terminal);
  hideCredentials(bytes, script, terminal);
  const text = decodeUtf8(bytes);
  if (text === undefined)
    throw new CommandError(`${inputName(script)}: invalid UTF-8: save the script as UTF-8`);
  const played = playOrExplain(room, text, request, inputName(script));
  await print(room, played, request, terminal);
  return hasPassed(played) ? EXIT.clean : EXIT.findings;
}

function requireTerminal({ format, coverage }: SimulateRequest, { world }: Terminal): void {
  if (format !== 'text' && format !== 'agent')
    throw new CommandError(`--format ${format} needs --script FILE`);
  if (coverage) throw new CommandError('--coverage needs --script FILE');
  if (!world.isTerminal('in') || !world.isTerminal('out'))
    throw new CommandError(
      'no terminal to read steps from: use --script FILE, or --script - for standard input',
    );
}

function playOrExplain(
  room: ScriptRoom,
  text: string,
  { seed }: SimulateRequest,
  name: string,
): PlayedScript {
  try {
    return playScript(room, text, seed);
  } catch (error) {
    if (error instanceof ScriptError) throw scriptProblem(error.faults, name);
    throw error;
  }
}

function scriptProblem(faults: readonly ScriptFault[], name: string): CommandError {
  const lines = faults.slice(0, MAX_FAULTS).map(({ line, message }) => `${name}:${line}: ${message}`);
  if (faults.length > MAX_FAULTS) lines.push(`and ${counted(faults.length - MAX_FAULTS, 'more line')}`);
  const [first = '', ...more] = lines;
  return new CommandError(first, more.join('\n'));
}

async function print(
  { model }: ScriptRoom,
  played: PlayedScript,
  { format, coverage, snapshot }: SimulateRequest,
  terminal: Terminal,
): Promise<void> {
  const write = (pieces: Iterable<string>, syntax?: Syntax): void =>
    writeBatched(pieces, (text) => {
      if (syntax === undefined) terminal.say(text);
      else terminal.writeProgram(syntax, text);
    });
  switch (format) {
    case 'text':
      write(simulationText(model, played, terminal.painter('out')));
      if (coverage) terminal.say(coverageText(played.coverage));
      return;
    case 'json':
      write(simulationJson(model, played, coverage), 'strings');
      return;
    case 'agent': {
      const answer = simulationAnswer(inputName(snapshot), model, played);
      write([agentText([answer])]);
      if (coverage) terminal.writeErr(coverageText(played.coverage));
      return;
    }
    case 'junit': {
      const { simulationJunit } = await import('../../report/simulation-junit.js');
      write(simulationJunit(inputName(snapshot), played), 'markup');
      if (coverage) terminal.writeErr(coverageText(played.coverage));
    }
  }
}
