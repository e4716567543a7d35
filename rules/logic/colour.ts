import { hexDigits } from '../../src/model/catalog/value-kind.js';
import {
  defineRule,
  type JsonValue,
  type Kinds,
  overwriteValue,
  type Place,
  quoteValue,
  type Report,
  replaceValue,
} from '../kit.js';

interface Values {
  readonly key: string;
  readonly value: string;
}

const KINDS = {
  'no-hex-digits': ({ key, value }: Values) =>
    `${key} is ${quoteValue(value)}: write 6 hex digits, such as FF0000`,
  'number-sign': ({ key, value, digits }: Values & { readonly digits: string }) =>
    `${key} is ${quoteValue(value)}: write ${digits}, without #`,
} as const satisfies Kinds;

export default defineRule({
  id: 'logic/colour',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: KINDS,
  fix: 'mixed',
  summary: 'Colours are 6 hex digits without #',
  source: 'public material of the platform, items and effects',
  on: {
    itemLogic: ({ oddKeys, value, place, prefab }, report) => {
      for (const key of oddKeys)
        if (prefab?.keys.get(key) === 'colour')
          judge(key, value[key], place.at(key), DOCUMENTED.has(key), report);
    },
    effect({ known, record, place }, report) {
      for (const key of known?.colours ?? []) judge(key, record[key], place.at(key), false, report);
    },
  },
});

/** The keys of logic that the documents describe. A safe fix overwrites nothing else. */
const DOCUMENTED: ReadonlySet<string> = new Set(['col', 'c']);

function judge(
  key: string,
  value: JsonValue | undefined,
  at: Place,
  isDocumented: boolean,
  report: Report<typeof KINDS>,
): void {
  if (typeof value !== 'string' || value === '') return;
  const digits = hexDigits(value);
  if (digits === value) return;
  if (digits === undefined) {
    report({ kind: 'no-hex-digits', at, values: { key, value } });
    return;
  }
  const [json, description] = [JSON.stringify(digits), `write ${digits}`];
  const fix = isDocumented
    ? replaceValue(at, json, 'safe', description)
    : overwriteValue(at, json, description);
  report({ kind: 'number-sign', at, values: { key, value, digits }, fix });
}
