import { hexDigits } from '../../src/model/catalog/value-kind.js';
import {
  type Draft,
  defineRule,
  type JsonValue,
  overwriteValue,
  type Place,
  quoteValue,
  replaceValue,
} from '../kit.js';

export default defineRule({
  id: 'logic/colour',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['no-hex-digits', 'number-sign'],
  fix: 'mixed',
  summary: 'Colours are 6 hex digits without #',
  source: 'public material of the platform, items and effects',
  on: {
    itemLogic: ({ oddKeys, value, place, prefab }, report) => {
      for (const key of oddKeys) {
        if (prefab?.keys.get(key) !== 'colour') continue;
        const draft = wrongColour(key, value[key], place, DOCUMENTED.has(key));
        if (draft !== undefined) report(draft);
      }
    },
    effect({ known, record, place }, report) {
      if (known === undefined) return;
      for (const key of known.colours) {
        const draft = wrongColour(key, record[key], place, false);
        if (draft !== undefined) report(draft);
      }
    },
  },
});

/** The keys of logic that the documents describe. A safe fix overwrites nothing else. */
const DOCUMENTED: ReadonlySet<string> = new Set(['col', 'c']);

function wrongColour(
  key: string,
  value: JsonValue | undefined,
  record: Place,
  isDocumented: boolean,
): Draft | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const digits = hexDigits(value);
  if (digits === value) return undefined;
  const at = record.at(key);
  if (digits === undefined)
    return {
      at,
      kind: 'no-hex-digits',
      message: `${key} is ${quoteValue(value)}: write 6 hex digits, such as FF0000`,
    };
  const [json, description] = [JSON.stringify(digits), `write ${digits}`];
  return {
    at,
    kind: 'number-sign',
    message: `${key} is ${quoteValue(value)}: write ${digits}, without #`,
    fix: isDocumented ? replaceValue(at, json, 'safe', description) : overwriteValue(at, json, description),
  };
}
