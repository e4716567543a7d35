import { playScript, ScriptError } from '../../flow/play/play-script.js';
import { shownMessage } from '../../report/agent/place.js';
import { simulationAnswer } from '../../report/agent/simulation.js';
import { CommandError } from '../../workspace/command-error.js';
import { roomIn } from '../room.js';
import { defineTool, PAGE, PATH, READS } from '../tool.js';

const STEPS = `One step on each line: click 4 (OnClickEvent of item 4), enter 8, fire 4 OnExitEvent, set 0_find_key completed, wait 2.5, player ann, reload, leave, join; and expectations: expect 0_find_key completed, expect effect 5 ShowObjectEvent, expect nothing, expect never QUEST STATE, expect reachable QUEST STATE. "---" begins a new run`;
/** Faults of a script that are listed. */
const MAX_FAULTS = 10;

/** Plays a script. */
export const simulate = defineTool(
  {
    name: 'simulate',
    title: 'Play a script',
    description:
      'Plays the quests of a room step by step, from a script, and says which expectations failed and why. Use it to see why a quest does not move, and to prove after an edit that it does. It plays in memory and never changes the file or a live game.',
    input: {
      type: 'object',
      properties: {
        path: PATH,
        script: { type: 'string', minLength: 1, maxLength: 100_000, description: STEPS },
        seed: {
          type: 'integer',
          minimum: 0,
          maximum: 4_294_967_295,
          description: 'Decides what useRandom chooses; 1 unless given',
        },
        ...PAGE,
      },
      required: ['path', 'script'],
      additionalProperties: false,
    },
    output: {
      passed: { type: 'boolean' },
      runs: { type: 'integer' },
      expectations: { type: 'integer' },
      failed: { type: 'integer' },
      stopped: { type: 'integer' },
    },
    list: {
      name: 'lines',
      of: {
        type: 'object',
        required: ['line', 'source', 'result'],
        properties: {
          line: { type: 'integer' },
          source: { type: 'string' },
          result: { enum: ['played', 'skipped', 'held', 'failed'] },
          message: { type: 'string' },
          events: { type: 'array', items: { type: 'string' } },
        },
      },
    },
    effects: READS,
  },
  ({ path, script, seed = 1 }, desk) => {
    const file = desk.read(path);
    desk.progress('playing');
    const { room } = roomIn(file);
    try {
      return simulationAnswer(file.name, room.model, playScript(room, script, seed));
    } catch (error) {
      if (!(error instanceof ScriptError)) throw error;
      const lines = error.faults.map(({ line, message }) => `script line ${line}: ${shownMessage(message)}`);
      throw new CommandError(lines.slice(0, MAX_FAULTS).join('\n'), STEPS);
    }
  },
);
