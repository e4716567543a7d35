import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import platform from '../../../src/model/catalog/platform.json' with { type: 'json' };
import { EXPRESSION_FUNCTIONS, STATE_TEXTS } from '../../../src/model/expression/functions.js';
import { isOneEdit } from '../../../src/model/schema/near-miss.js';
import type { Finding } from '../../../src/verdict/lint/finding.js';
import { scrubText } from '../../../src/verdict/scrub/scrub.js';
import { lintExample } from '../../lint-example.js';
import { snapshotOf } from '../../model/flow/rooms.js';
import { randomRoom } from '../../properties/arbitraries/named-rooms.js';
import { randomRoom as roomWithTexts } from '../../properties/arbitraries/odd-rooms.js';
import { rooms } from '../../properties/arbitraries/playable-rooms.js';

/** Texts of rooms from all generators. How quests move costs most to find out. */
export const roomTexts: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 1,
    arbitrary: rooms({ chains: true, expressions: true }).map((room) => JSON.stringify(snapshotOf(room))),
  },
  { weight: 3, arbitrary: randomRoom.map(({ names, print }) => new TextDecoder().decode(print(names))) },
  { weight: 6, arbitrary: roomWithTexts.map(({ bytes }) => new TextDecoder().decode(bytes)) },
);

/** What a scrubbed text must not differ in: its length in bytes, and its findings at their bytes. */
export function factsOf(text: string): object {
  return { bytes: Buffer.byteLength(text), found: foundIn(text) };
}

function findingsIn(text: string): readonly Finding[] {
  return lintExample(text).findings;
}

function foundIn(text: string): readonly string[] {
  return findingsIn(text)
    .map(
      ({ rule, level, start, end, fix }) => `${level} ${rule} ${start.offset}-${end.offset} ${fix?.safety}`,
    )
    .sort();
}

/** Every name and value that the schemas and the catalogue write, and every function, in words. */
const DOCUMENTED: ReadonlySet<string> = new Set(
  [
    ...readdirSync('schemas')
      .filter((name) => !/report|config/.test(name))
      .flatMap((name) => namesOfSchema(JSON.parse(readFileSync(`schemas/${name}`, 'utf8')))),
    ...namesOfFacts(platform),
    ...EXPRESSION_FUNCTIONS.map(({ name }) => name),
    ...STATE_TEXTS,
    'created in',
    // Keys and names that rules look for.
    'tasksSorM welcomeEmbed ExtraTaskDTODataDialog x-access-key signedUploadURL X-Amz-Security-Token Signature',
  ].flatMap((name) => name.match(/[\p{L}\p{N}]+/gu) ?? []),
);

function namesOfSchema(schema: unknown): string[] {
  const names: string[] = [];
  const open: unknown[] = [schema];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'properties') names.push(...Object.keys(inner as object));
      if (key === 'enum' || key === 'const') names.push(...textsIn(inner));
      if (key !== 'description') open.push(inner);
    }
  }
  return names;
}

function namesOfFacts({ documents: _, ...facts }: typeof platform): string[] {
  return textsIn(facts);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([key]) => key !== 'sources');
  return entries.flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}

/** Words of letters of any script and digits, of six or more. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]{6,}/gu) ?? [];

/** Long words that a scrubbed text kept although they are not documented and change no finding. */
export function wordsLeft(text: string): readonly string[] {
  const scrubbed = scrubText(text);
  const kept = new Set(wordsOf(shown(scrubbed)));
  const left = new Set(wordsOf(shown(text)).filter((word) => kept.has(word) && /\p{L}/u.test(word)));
  const odd = [...left].filter(
    (word) => !isDocumented(word) && !isMisspelledKey(word, scrubbed) && !isMisspelledState(word, scrubbed),
  );
  const said = odd.length === 0 ? [] : saidOf(scrubbed);
  return odd.filter((word) => !isNeeded(word, scrubbed, said));
}

/** The text with its escapes read, as often as strings are nested. */
function shown(text: string): string {
  return text
    .replaceAll(/\\+u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\+[bfnrt]/g, ' ');
}

/** Whether a word is a documented name, with or without a number. */
function isDocumented(word: string): boolean {
  return DOCUMENTED.has(word) || word.split(/\d{1,5}/).every((part) => part === '' || DOCUMENTED.has(part));
}

/** Whether a word is in keys only, and an edit or its letter case away from a documented name. */
function isMisspelledKey(word: string, text: string): boolean {
  const keys = text.match(new RegExp(`${word}[^"\\\\]*\\\\*"\\s*:`, 'gu')) ?? [];
  if (keys.length < text.split(word).length - 1) return false;
  return [...DOCUMENTED].some(
    (name) => isOneEdit(word.toLowerCase(), name.toLowerCase()) || sameLetters(word, name),
  );
}

/** Whether a word is an argument of functions only, and an edit away from a state. */
function isMisspelledState(word: string, text: string): boolean {
  const isNear = STATE_TEXTS.some((state) => isOneEdit(word, state));
  return isNear && text.split(`'${word}'`).length === text.split(word).length;
}

function sameLetters(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whether a finding says something else without this word. @param said what the findings say with it */
function isNeeded(word: string, text: string, said: readonly string[]): boolean {
  const other = 'q'.repeat(word.length);
  const without = text.replaceAll(word, other);
  return JSON.stringify(saidOf(without)) !== JSON.stringify(said.map(replaced));

  function replaced(message: string): string {
    return message.replaceAll(word, other);
  }
}

function saidOf(text: string): string[] {
  return findingsIn(text).map(
    ({ rule, start, message, fix }) => `${rule} ${start.offset} ${message} ${fix?.safety}`,
  );
}
