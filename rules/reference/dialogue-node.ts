import {
  type Draft,
  defineRule,
  isComputedText,
  isObject,
  type JsonObject,
  type JsonValue,
  NearNames,
  objectField,
  type Place,
  quoteValue,
} from '../kit.js';
import { effects } from './examples.js';

const DIALOGUE = 'DialogEffectorDisplay';
const ANSWER =
  '/logic/2#/Tasks/1/Effector/tasksSorM/-0_Halt/inProgress/ExtraText#/ExtraTaskDTODataDialog/AT/0/Task';

export default defineRule({
  id: 'reference/dialogue-node',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { 'unknown-node': {} },
  fix: 'none',
  summary: 'Answers of a dialogue lead to its nodes',
  source: 'public material of the platform, dialogues',
  why: 'An answer names the node that follows. The dialogue does not go on where it has no such node.',
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
    embeddedText({ role, reading, place }, report, { state: { dialogue } }) {
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
  examples: () => ({
    good: [{ title: 'answers that lead to nodes', text: dialogue('-1_Welcome') }],
    bad: [
      {
        title: 'another spelling',
        text: dialogue('-1_Welcom'),
        at: ANSWER,
        marks: String.raw`\\\"-1_Welcom\\\"`,
        message:
          'this answer leads to "-1_Welcom", and the dialogue has no such node: did you mean "-1_Welcome"?',
      },
      {
        title: 'a node that is missing',
        text: dialogue('-2_Farewell'),
        at: ANSWER,
        marks: String.raw`\\\"-2_Farewell\\\"`,
        message:
          'this answer leads to "-2_Farewell", and the dialogue has no such node: add it to tasksSorM, or correct the name',
      },
      {
        title: 'a list with another spelling',
        text: dialogue('-1_Welcome', '-1_welcome'),
        at: '/logic/2#/Tasks/1/Effector/tasksN/1/N',
        marks: '\\"-1_welcome\\"',
        message: 'tasksN lists "-1_welcome", and the dialogue has no such node: did you mean "-1_Welcome"?',
      },
    ],
  }),
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
    cause: JSON.stringify([dialogue.number, name]),
    message: `${what} ${quoteValue(name)}, and the dialogue has no such node: ${advice}`,
    again: { message: 'here as well', most: 5 },
  };
}

/** The example room with a dialogue of two nodes; the answer to the first leads to another. */
function dialogue(leadsTo: string, listed = '-1_Welcome'): string {
  const nodes = ['-0_Halt', '-1_Welcome'].map((Name, index) => {
    const AT = index === 0 ? [{ Task: leadsTo, Txt: 'A friend', Name: 'A friend' }] : [];
    const ExtraText = JSON.stringify({ ExtraTaskDTODataDialog: { QT: Name.slice(3), AT } });
    const EntryId = `7f089ab3-f291-4a4f-9256-fbea25feab1${index}`;
    const entry = (id: string, Status: string): JsonObject => ({ id, EntryId, Name, Status, ExtraText });
    const inProgress = entry(`mlhqvj7doq953o${index}`, 'inProgress');
    return [Name, { inProgress, completed: entry(`mlh0ey1yzwo9ww${index}`, 'completed') }];
  });
  return effects({
    $type: DIALOGUE,
    tasksN: [{ N: '-0_Halt' }, { N: listed }],
    tasksSorM: Object.fromEntries(nodes) as JsonObject,
  });
}
