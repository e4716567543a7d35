import {
  defineRule,
  type JsonObject,
  type Kinds,
  type Place,
  quoteValue,
  type Report,
  replaceValue,
} from '../kit.js';

const KINDS = {
  'decoded-twice': ({ text, meant }: { text: string; meant: string }) =>
    `${quoteValue(text)} was read in the wrong encoding: write ${quoteValue(meant)}`,
} as const satisfies Kinds;

export default defineRule({
  id: 'text/decoded-twice',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: KINDS,
  fix: 'unsafe',
  summary: 'Strings that players read were decoded as UTF-8',
  source: 'how programs read UTF-8 as Windows-1252: a dash becomes "â€”"',
  on: {
    item: ({ record, place }, report) => judge(record, place, report),
    questEntry: ({ record, place }, report) => judge(record, place, report),
    itemLogic: ({ value, place }, report) => judge(value, place, report),
  },
});

function judge(record: JsonObject, place: Place, report: Report<typeof KINDS>): void {
  for (const field in record) {
    const text = record[field];
    if (typeof text !== 'string' || !FIRST_BYTES.test(text)) continue;
    const meant = decodedOnce(text);
    if (meant === text) continue;
    const at = place.at(field);
    report({
      kind: 'decoded-twice',
      at,
      values: { text, meant },
      fix: replaceValue(at, JSON.stringify(meant), 'unsafe', `write ${quoteValue(meant)}`),
    });
  }
}

/** A first byte of a UTF-8 sequence and one that follows it, as the characters that Windows-1252 has for them. */
const FIRST_BYTES =
  /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u2122]/;
/** The characters that Windows-1252 has for the bytes 0x80 to 0x9f; those without one keep their number. */
const HIGH =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

/** The text with each run of such characters read as the UTF-8 that its bytes are, where they are any. */
function decodedOnce(text: string): string {
  return text.replace(/[\u0080-\uffff]+/g, (run) => {
    const bytes = Uint8Array.from(run, byteOf);
    if (bytes.includes(0)) return run;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return run;
    }
  });
}

/** The byte of a character in Windows-1252; 0 for one that it lacks. */
function byteOf(character: string): number {
  const code = character.charCodeAt(0);
  if (code >= 0xa0 && code <= 0xff) return code;
  const index = HIGH.indexOf(character);
  return index < 0 ? 0 : 0x80 + index;
}
