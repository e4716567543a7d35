import { GREATEST_SEED } from '../../flow/random.js';
import { CommandError } from '../../workspace/command-error.js';
import { AGENT, formatOf } from '../agent-format.js';
import { type Call, defineCommand } from '../command.js';
import { oneOf } from '../option-values.js';
import { type Given, type OptionTable, toggle, value } from '../options.js';
import type { SimulateRequest } from './simulate.js';

const PLAY = 'Play:';
const REPORT = 'Report:';
const FORMATS = ['text', 'json', 'junit', AGENT] as const;
const STDIN = '-';

const OPTIONS = {
  script: value('play the steps in FILE, or from standard input with "-"', {
    group: PLAY,
    example: '--script door.play',
  }),
  seed: value('a whole number that decides what useRandom chooses. The default is 1', {
    group: PLAY,
    example: '--seed 7',
    words: [],
  }),
  format: value('text (the default), json, junit or agent', {
    group: REPORT,
    short: 'f',
    example: '--format json',
    words: FORMATS,
  }),
  coverage: toggle('also list the transitions, guards and effects that no run has reached', {
    group: REPORT,
  }),
} as const satisfies OptionTable;

/** `roomlint simulate`: plays the quests of a room. */
export const simulate = defineCommand(
  {
    name: 'simulate',
    synopsis: '[options] <snapshot>',
    summary: 'play the quests of a room, step by step or from a script, and check what a script expects',
    options: OPTIONS,
    completes: 'files',
    details: `A script has one step on each line:
  click 4                               the OnClickEvent triggers of item 4
  enter 8                               the OnEnterEvent triggers
  fire 4 OnCollideEvent                 any other trigger, by its $type
  set 0_find_key completed              something outside the snapshot changes a quest
  wait 2.5                              seconds pass
  player ann                            from here on, ann plays
  reload, leave, join                   the player reloads the page, leaves, comes back
  expect 0_find_key not active          the state of a quest: not active, active or completed
  expect effect 5 ShowObjectEvent       the last step fired this effect on item 5
  expect nothing                        the last step changed no quest and fired no effect
  expect never 1_open_door active       no play at all leads there
  expect reachable 1_open_door active   some play leads there
  ---                                   a new run begins
  # a comment

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
  async (given, call) => {
    const request = readRequest(given, call);
    return (await import('./simulate.js')).simulate(request, call.terminal);
  },
);

/** @throws CommandError */
function readRequest(given: Given<typeof OPTIONS>, { cwd, words, terminal }: Call): SimulateRequest {
  const [snapshot, extra] = words;
  if (snapshot === undefined)
    throw new CommandError('simulate needs a snapshot, as in roomlint simulate garden.json');
  if (extra !== undefined)
    throw new CommandError(`simulate plays one snapshot: remove "${extra}", or put --script before it`);
  const { script } = given;
  if (snapshot === STDIN && script === undefined)
    throw new CommandError('a snapshot on standard input needs --script FILE');
  if (snapshot === STDIN && script === STDIN)
    throw new CommandError('standard input can be the snapshot or the script, not both');
  const format = oneOf('format', FORMATS, formatOf(given.format, terminal.world.env));
  return { cwd, snapshot, script, seed: readSeed(given.seed), format, coverage: given.coverage === true };
}

function readSeed(given: string | undefined): number {
  if (given === undefined) return 1;
  if (/^\d+$/.test(given) && Number(given) <= GREATEST_SEED) return Number(given);
  throw new CommandError(`--seed must be a whole number from 0 to ${GREATEST_SEED}, not "${given}"`);
}
