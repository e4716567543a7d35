import { isComputedText } from '../../src/model/expression/functions.js';
import {
  type Draft,
  defineRule,
  isObject,
  type JsonObject,
  type JsonValue,
  NearNames,
  objectField,
  type Place,
  quoteValue,
} from '../kit.js';

const DIALOGUE = 'DialogEffectorDisplay';
export default defineRule({
  id: 'reference/dialogue-node',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['unknown-node'],
  fix: 'none',
  summary: 'Answers of a dialogue lead to its nodes',
  source: 'public material of the platform, dialogues',
  state: (): State => ({ dialogue: undefined, count: 0 }),
  on: {
    effect({ type, record, place }, report, { state }) {
      if (type !== DIALOGUE) return;
      const nodes = objectField(record, 'tasksSorM');
      state.count++;
      state.dialogue = nodes && { nodes, place, number: state.count, known: undefined };
      if (state.dialogue === undefined || !Array.isArray(record.tasksN)) return;
      const list = place.at('tasksN');
      for (const [index, node] of record.tasksN.entries()) {
        const at = list.at(index).at('N');
        const draft = missing(isObject(node) ? node.N : undefined, at, 'tasksN lists', state.dialogue);
        if (draft !== undefined) report(draft);
      }
    },
    embedded({ role, reading, place }, report, { state: { dialogue } }) {
      if (role !== 'ExtraText' || reading.kind !== 'value' || dialogue === undefined) return;
      // The dialogue has nodes, these have two entries each, and the entries have the texts.
      if (place.parent?.parent?.parent?.parent !== dialogue.place) return;
      const data = isObject(reading.value) ? objectField(reading.value, 'ExtraTaskDTODataDialog') : undefined;
      if (data === undefined || !Array.isArray(data.AT)) return;
      const answers = place.inside().along(['ExtraTaskDTODataDialog', 'AT']);
      for (const [index, answer] of data.AT.entries()) {
        const at = answers.at(index).at('Task');
        const draft = missing(
          isObject(answer) ? answer.Task : undefined,
          at,
          'this answer leads to',
          dialogue,
        );
        if (draft !== undefined) report(draft);
      }
    },
  },
});

interface State {
  /** The dialogue that is being walked. */
  dialogue: Dialogue | undefined;
  count: number;
}

interface Dialogue {
  readonly nodes: JsonObject;
  readonly place: Place;
  readonly number: number;
  /** The names of its nodes, once one of them is missing. */
  known: NearNames | undefined;
}

/** A finding about a node that the dialogue does not have; one for each name. */
function missing(
  name: JsonValue | undefined,
  at: Place,
  what: string,
  dialogue: Dialogue,
): Draft | undefined {
  if (typeof name !== 'string' || name === '' || isComputedText(name)) return undefined;
  if (Object.hasOwn(dialogue.nodes, name)) return undefined;
  dialogue.known ??= new NearNames(Object.keys(dialogue.nodes), 'of creators');
  const meant = dialogue.known.meant(name);
  const advice =
    meant === undefined ? 'add it to tasksSorM, or correct the name' : `did you mean ${quoteValue(meant)}?`;
  return {
    at,
    message: `${what} ${quoteValue(name)}, and the dialogue has no such node: ${advice}`,
  };
}
