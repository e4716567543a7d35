import { decodeUtf8 } from '../../../bytes/text/encoding.js';
import { counted } from '../../../bytes/text/in-words.js';
import { ScriptError } from '../../../model/flow/script.js';
import type { ScriptRoom } from '../../../model/flow/script-room.js';
import { GREATEST_SEED } from '../../../model/flow/time-and-chance.js';
import { hasPassed, type PlayedScript, playScript } from '../../../verdict/play/play-script.js';
import { playAnswer } from '../../../verdict/report/play-answer.js';
import { simulationShape } from '../../../verdict/report/simulation-json.js';
import { CommandError } from '../../../world/files/command-error.js';
import { inputName } from '../../../world/workspace/source.js';
import { defineCommand, EXIT } from '../command.js';
import { usualFormat } from '../formats.js';
import { onlyWords } from '../option-values.js';
import { formatOption, grouped, number, path, toggle } from '../options.js';
import { readBytes, readPlayableRoom } from '../playable.js';
import { ANSWER_FORMATS, printAnswers } from '../print-answers.js';
import type { Terminal } from '../terminal.js';
import { writeBatched } from '../world.js';
import { STEPS } from './steps.js';

const FORMATS = [...ANSWER_FORMATS, 'junit'] as const;
const STDIN = '-';

const OPTIONS = {
  ...grouped('Play:', {
    script: path('play the steps in FILE, or from standard input with "-"', '--script door.play'),
    seed: number(
      'a whole number that decides what useRandom chooses. The default is 1',
      '--seed 7',
      GREATEST_SEED,
    ),
  }),
  ...formatOption(FORMATS),
  ...grouped('Report:', {
    coverage: toggle('also list the transitions, guards and effects that no run has reached'),
  }),
};

/** `roomlint simulate`: plays the quests of a room. */
export const simulate = defineCommand(
  {
    options: OPTIONS,
    details: `A script has one step on each line:
${STEPS}  # a comment

Names with spaces go in double quotes. Without --script, steps are read from the terminal.

Examples:
  roomlint simulate garden.json
  roomlint simulate garden.json --script door.play
  echo 'click 2' | roomlint simulate garden.json --script -
  roomlint simulate garden.json --script door.play --format junit > door.xml`,
    exits: {
      clean: 'every expectation holds',
      findings: 'an expectation failed, or a run was stopped: in an endless chain, or after too many steps',
      error: 'the snapshot or the script cannot be used, or invalid usage',
    },
  },
  async ({ script, ...given }, { cwd, words, terminal }) => {
    const [snapshot] = onlyWords('simulate', words, ['a snapshot'], 'roomlint simulate garden.json');
    if (snapshot === STDIN && script === undefined)
      throw new CommandError('a snapshot on standard input needs --script FILE');
    if (snapshot === STDIN && script === STDIN)
      throw new CommandError('standard input can be the snapshot or the script, not both');
    const { format = usualFormat(terminal), seed = 1 } = given;
    const coverage = given.coverage === true;
    if (script === undefined) {
      requireTerminal(format, coverage, terminal);
      const playable = readPlayableRoom(snapshot, cwd, terminal);
      return (await import('./session.js')).playInteractively(playable, seed, terminal);
    }
    const { room } = readPlayableRoom(snapshot, cwd, terminal);
    const { model } = room;
    const bytes = readBytes(script, cwd, terminal);
    terminal.hide(bytes);
    const text = decodeUtf8(bytes);
    if (text === undefined)
      throw new CommandError(`${inputName(script)}: invalid UTF-8: save the script as UTF-8`);
    const played = playOrExplain(room, text, seed, inputName(script));
    const name = inputName(snapshot);
    if (format === 'junit') {
      const { simulationJunit } = await import('../../../verdict/report/junit-report.js');
      writeBatched(simulationJunit(name, played), (part) => terminal.writeProgram('markup', part));
    } else {
      const answers = () => [playAnswer(name, model, played, coverage)];
      printAnswers(format, { answers, json: () => simulationShape(model, played, coverage) }, terminal);
    }
    return hasPassed(played) ? EXIT.clean : EXIT.findings;
  },
);

/** Faults of a script that are listed. */
const MAX_FAULTS = 20;

function requireTerminal(format: (typeof FORMATS)[number], coverage: boolean, { world }: Terminal): void {
  if (format === 'json' || format === 'junit')
    throw new CommandError(`--format ${format} needs --script FILE`);
  if (coverage) throw new CommandError('--coverage needs --script FILE');
  if (!world.isTerminal('in') || !world.isTerminal('out'))
    throw new CommandError(
      'no terminal to read steps from: use --script FILE, or --script - for standard input',
    );
}

/** Plays a script. @throws CommandError with the faults of the script, each on a line with its place */
function playOrExplain(room: ScriptRoom, text: string, seed: number, name: string): PlayedScript {
  try {
    return playScript(room, text, seed);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    const { faults } = error;
    const lines = faults.slice(0, MAX_FAULTS).map(({ line, message }) => `${name}:${line}: ${message}`);
    if (faults.length > MAX_FAULTS) lines.push(`and ${counted(faults.length - MAX_FAULTS, 'more line')}`);
    const [first = '', ...more] = lines;
    throw new CommandError(first, more.join('\n'));
  }
}
