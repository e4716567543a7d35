import { type EmbeddedText, type EmbeddedValue, unwrapped } from '../../src/model/snapshot/embedded-text.js';
import { strayRecord } from '../../src/model/snapshot/snapshot-shape.js';
import { type Draft, defineRule, type FixDraft, isObject, type Place, type Snapshot } from '../kit.js';
import { BrokenTexts } from '../wording/broken-texts.js';
import { brokenJson, heldObjectFault, misheldLogic, notAString, wrappedLogic } from '../wording/held-json.js';

export default defineRule({
  id: 'logic/json-string',
  level: 'error',
  lenient: { options: { allowEmpty: true } },
  kinds: ['not-a-string', 'not-json', 'empty', 'no-object', 'encoded-twice', 'wrapped', 'subscription'],
  sentence: 'a logic value is a JSON string with the keys of logic',
  fix: 'mixed',
  summary: 'A logic value is a string that holds a JSON object',
  source: 'game-management API, part 2, room-data snapshot',
  options: {
    allowEmpty: {
      type: 'boolean',
      default: false,
      description: 'Whether an empty string is accepted, which some tools write for items without logic.',
    },
  },
  owns: [
    { record: 'snapshot', keyword: 'type', field: ['logic', '*'] },
    { record: 'logic-value', keyword: 'type', field: [] },
  ],
  state: () => new BrokenTexts(),
  on: {
    embedded(embedded, report, { options, snapshot, state }) {
      if (embedded.role !== 'logic') return;
      if (embedded.text === undefined) report(valueFault(embedded, snapshot));
      else if (embedded.reading.kind !== 'empty' || !options.allowEmpty) {
        const draft = textFault(embedded, snapshot, state);
        if (draft !== undefined) report(draft);
      }
    },
  },
});

function valueFault({ place, reading: { value } }: EmbeddedValue, snapshot: Snapshot): Draft {
  const what = logicAt(place, snapshot);
  const wrapper = isObject(value) ? unwrapped(value, place).wrapper : undefined;
  if (isObject(value) && wrapper !== undefined && typeof value[wrapper] === 'string')
    return wrappedLogic(what, place.at(wrapper), wrapper);
  return {
    at: place,
    kind: 'not-a-string',
    message: notAString(what, value),
    fix: isObject(value) && strayRecord(value) === undefined ? putIntoString(place) : undefined,
  };
}

function textFault(text: EmbeddedText, snapshot: Snapshot, texts: BrokenTexts): Draft | undefined {
  const what = () => logicAt(text.place, snapshot);
  const misheld = misheldLogic(text, what);
  if (misheld !== undefined) return misheld;
  return text.reading.kind === 'broken'
    ? brokenJson(text, what(), texts.faultsIn(text))
    : heldObjectFault(text, what);
}

function logicAt(place: Place, { labels }: Snapshot): string {
  return `the logic of ${labels.text(String(place.step))}`;
}

function putIntoString(place: Place): FixDraft {
  return { safety: 'safe', description: 'put the object into a string', edits: [{ kind: 'embed', place }] };
}
