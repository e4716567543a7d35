import { ScriptError } from '../../../model/flow/script.js';
import { playScript } from '../../../verdict/play/play-script.js';
import { listingOf, shownMessage } from '../../../verdict/report/agent/reply.js';
import { playAnswer } from '../../../verdict/report/play-answer.js';
import { CommandError } from '../../../world/files/command-error.js';
import { roomIn } from '../desk.js';
import { defineTool, PAGE, PATH } from '../tool.js';

const STEPS = `One step on each line: click 4 (an item), enter 8, fire 4 OnExitEvent, set 0_find_key completed, wait 2.5, player ann, reload, leave, join; and expectations: expect 0_find_key completed, expect effect 5 ShowObjectEvent, expect nothing, expect never QUEST STATE, expect reachable QUEST STATE. "---" begins a new run`;
/** Faults of a script that are listed. */
const MAX_FAULTS = 10;

/** Plays a script. */
export const simulate = defineTool(
  {
    name: 'simulate',
    description:
      'Plays the quests of a room from a script, and says which expectations failed and why. It proves that a repair works. It plays in memory and never changes the file.',
    takes: {
      path: PATH,
      script: { type: 'string', description: STEPS },
      seed: { type: 'integer', minimum: 0, description: 'For useRandom' },
      ...PAGE,
    },
    needs: ['path', 'script'],
  },
  ({ path, script, seed = 1 }, desk) => {
    const file = desk.read(path);
    const { room } = roomIn(file);
    try {
      return listingOf(playAnswer(file.name, room.model, playScript(room, script, seed)));
    } catch (error) {
      if (!(error instanceof ScriptError)) throw error;
      const lines = error.faults.map(({ line, message }) => `script line ${line}: ${shownMessage(message)}`);
      throw new CommandError(lines.slice(0, MAX_FAULTS).join('\n'), STEPS);
    }
  },
);
