import { isComputedText } from '../../src/model/expression/functions.js';
import {
  arrayField,
  defineRule,
  hasMember,
  isObject,
  type JsonObject,
  type JsonValue,
  type Kinds,
  keysOf,
  member,
  NearNames,
  objectField,
  type Place,
  quoteValue,
  type Report,
} from '../kit.js';
import { didYouMean } from './names.js';

interface Values {
  readonly by: 'tasksN' | 'answer';
  readonly name: string;
  /** The node that was meant. */
  readonly meant: string | undefined;
}

const KINDS = {
  'unknown-node': ({ by, name, meant }: Values) =>
    `${by === 'tasksN' ? 'tasksN lists' : 'this answer leads to'} ${quoteValue(name)}, and the dialogue has no such node: ${didYouMean(meant, 'add it to tasksSorM, or correct the name')}`,
} as const satisfies Kinds;

interface Dialogue {
  readonly nodes: JsonObject;
  readonly place: Place;
  /** The names of its nodes, once one of them is missing. */
  known: NearNames | undefined;
}

export default defineRule({
  id: 'reference/dialogue-node',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: KINDS,
  summary: 'Answers of a dialogue lead to its nodes',
  source: 'public material of the platform, dialogues',
  /** The dialogue that is being walked. */
  state: (): { dialogue: Dialogue | undefined } => ({ dialogue: undefined }),
  on: {
    effect({ type, record, place }, report, { state }) {
      if (type !== 'DialogEffectorDisplay') return;
      const nodes = objectField(record, 'tasksSorM');
      state.dialogue = nodes && { nodes, place, known: undefined };
      const start = arrayField(record, 'tasksN');
      if (state.dialogue === undefined || start === undefined) return;
      const list = place.at('tasksN');
      for (const [index, node] of start.entries())
        if (isObject(node))
          judge(member(node, 'N'), list.at(index).at('N'), 'tasksN', state.dialogue, report);
    },
    embedded({ role, reading, place }, report, { state: { dialogue } }) {
      if (role !== 'ExtraText' || reading.kind !== 'value' || dialogue === undefined) return;
      // The dialogue has nodes, these have two entries each, and the entries have the texts.
      if (place.parent?.parent?.parent?.parent !== dialogue.place) return;
      const data = objectField(reading.value, 'ExtraTaskDTODataDialog');
      const answers = arrayField(data, 'AT');
      if (answers === undefined) return;
      const list = place.inside().along(['ExtraTaskDTODataDialog', 'AT']);
      for (const [index, answer] of answers.entries())
        if (isObject(answer))
          judge(member(answer, 'Task'), list.at(index).at('Task'), 'answer', dialogue, report);
    },
  },
});

/** Reports a name that is of no node of the dialogue. */
function judge(
  name: JsonValue | undefined,
  at: Place,
  by: Values['by'],
  dialogue: Dialogue,
  report: Report<typeof KINDS>,
): void {
  if (typeof name !== 'string' || name === '' || isComputedText(name)) return;
  if (hasMember(dialogue.nodes, name)) return;
  dialogue.known ??= new NearNames(keysOf(dialogue.nodes), 'of creators');
  report({ kind: 'unknown-node', at, values: { by, name, meant: dialogue.known.meant(name) } });
}
