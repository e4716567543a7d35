import {
  type BadExample,
  BrokenTexts,
  defineRule,
  heldObject,
  heldObjectFault,
  misheldLogic,
  type Place,
  reportBroken,
  room,
  type Snapshot,
  throughoutFile,
} from '../kit.js';

const FIELD = 'extraData';

export default defineRule({
  id: 'item/extra-data-json',
  level: 'warning',
  kinds: {
    'not-a-string': {},
    'not-json': {},
    empty: {},
    'no-object': {},
    'encoded-twice': {},
    wrapped: {},
    subscription: {},
  },
  fix: 'mixed',
  summary: 'extraData is a string, and any JSON in it is valid and encoded once',
  source: 'game-management API, part 2, room-data snapshot: logic is merged into extraData',
  why: 'An import merges the logic entry of an item into its extraData. The documents do not show the type of extraData; in published rooms it is a string that holds JSON.',
  state: () => new BrokenTexts(),
  on: {
    rawEmbedded({ role, value, place }, report, { snapshot }) {
      if (role !== FIELD || typeof value !== 'object' || value === null) return;
      report(
        throughoutFile({
          at: place,
          kind: 'not-a-string',
          message: `${extraDataOf(place, snapshot)} is ${Array.isArray(value) ? 'a list' : 'an object'}: put it into a string`,
          fix: { safety: 'safe', description: 'put it into a string', edits: [{ kind: 'embed', place }] },
        }),
      );
    },
    embeddedText(text, report, { snapshot, state }) {
      if (text.role !== FIELD) return;
      const words = () => ({
        what: extraDataOf(text.place, snapshot),
        whenEmpty: 'write "{}", or leave it out',
        many: (count: number) => `extraData of ${count.toLocaleString('en')} items`,
      });
      if (text.reading.kind === 'broken' && /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(text.text))
        reportBroken(text, words, report, state);
      // The documents do not say what extraData holds, so other values are accepted.
      if (heldObject(text) === undefined) return;
      const draft = misheldLogic(text, () => words().what) ?? heldObjectFault(text, words);
      if (draft !== undefined) report(draft);
    },
  },
  examples: () => ({
    good: [
      { title: 'a string that holds an object', text: withExtraData('"{\\"col\\":\\"8B4513\\"}"') },
      { title: 'a string that is something else', text: withExtraData('"on sale"') },
    ],
    bad: [
      bad('an object', '{ "col": "8B4513", "e": 0.50 }', {
        message: 'extraData of item 5 (ResizableCube) is an object: put it into a string',
        fixed: String.raw`"{ \"col\": \"8B4513\", \"e\": 0.50 }"`,
      }),
      bad('a list', '[1]', {
        message: 'extraData of item 5 (ResizableCube) is a list: put it into a string',
        fixed: '"[1]"',
      }),
      {
        title: 'JSON that is broken',
        text: withExtraData(String.raw`"{\"col\":\"8B4513\",}"`),
        at: '/roomItems/5/extraData',
        marks: ',',
        message: 'in extraData of item 5 (ResizableCube), JSON does not allow a trailing comma: remove it',
        fixed: withExtraData(String.raw`"{\"col\":\"8B4513\"}"`),
      },
      bad('an object that is encoded twice', JSON.stringify(JSON.stringify('{"col":"8B4513"}')), {
        message:
          'extraData of item 5 (ResizableCube) is encoded twice: put its JSON object into a string only once',
        fixed: JSON.stringify('{"col":"8B4513"}'),
      }),
      {
        title: 'logic inside another object',
        text: withExtraData(JSON.stringify('{"logic":{"Tasks":[],"ViewNodes":[]}}')),
        at: '/roomItems/5/extraData#/logic',
        marks: '\\"logic\\"',
        message: 'extraData of item 5 (ResizableCube) is wrapped in "logic": move what is in it one level up',
      },
    ],
  }),
});

function extraDataOf(place: Place, { labels }: Snapshot): string {
  return `extraData of ${labels.text(String(place.parent?.step))}`;
}

/** The example room with one more wall, whose extraData is written as given. */
function withExtraData(extraData: string): string {
  const text = room(({ roomItems }) => {
    roomItems['5'] = { ...roomItems['3'], extraData: 'EXTRA' };
  });
  return text.replace('"EXTRA"', () => extraData);
}

function bad(
  title: string,
  extraData: string,
  { message, fixed }: { readonly message: string; readonly fixed: string },
): BadExample {
  return {
    title,
    text: withExtraData(extraData),
    at: '/roomItems/5/extraData',
    marks: extraData,
    message,
    fixed: withExtraData(fixed),
  };
}
