import { type EmbeddedText, type EmbeddedValue, heldObject } from '../../src/model/snapshot/embedded-text.js';
import { type Draft, defineRule, type Place, type Snapshot } from '../kit.js';
import { BrokenTexts } from '../wording/broken-texts.js';
import { brokenJson, heldObjectFault, misheldLogic } from '../wording/held-json.js';

const FIELD = 'extraData';

export default defineRule({
  id: 'item/extra-data-json',
  level: 'warning',
  kinds: ['not-a-string', 'not-json', 'encoded-twice', 'wrapped', 'subscription'],
  fix: 'mixed',
  summary: 'extraData is a string, and any JSON in it is valid and encoded once',
  source: 'game-management API, part 2, room-data snapshot: logic is merged into extraData',
  state: () => new BrokenTexts(),
  on: {
    embedded(embedded, report, { snapshot, state }) {
      if (embedded.role !== FIELD) return;
      const draft =
        embedded.text === undefined ? notAString(embedded, snapshot) : stringFault(embedded, snapshot, state);
      if (draft !== undefined) report(draft);
    },
  },
});

function notAString({ place, reading: { value } }: EmbeddedValue, snapshot: Snapshot): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return {
    at: place,
    kind: 'not-a-string',
    message: `${extraDataOf(place, snapshot)} is ${Array.isArray(value) ? 'a list' : 'an object'}: put it into a string`,
    fix: { safety: 'safe', description: 'put it into a string', edits: [{ kind: 'embed', place }] },
  };
}

/** The documents do not say what the string holds, so anything but an object is accepted. */
function stringFault(text: EmbeddedText, snapshot: Snapshot, texts: BrokenTexts): Draft | undefined {
  const what = () => extraDataOf(text.place, snapshot);
  if (text.reading.kind === 'broken' && /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(text.text))
    return brokenJson(text, what(), texts.faultsIn(text));
  if (heldObject(text) === undefined) return undefined;
  return misheldLogic(text, what) ?? heldObjectFault(text, what);
}

function extraDataOf(place: Place, { labels }: Snapshot): string {
  return `extraData of ${labels.text(String(place.parent?.step))}`;
}
