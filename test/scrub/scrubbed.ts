import fc from 'fast-check';
import { scrubText } from '../../src/scrub/scrub.js';
import { isKept, VOCABULARY } from '../../src/scrub/vocabulary.js';
import { rooms } from '../flow/random-rooms.js';
import { snapshotOf } from '../flow/rooms.js';
import { lintPreset } from '../lint-example.js';
import { randomRoom } from '../references/random-room.js';
import { randomRoom as roomWithTexts } from '../room/random-rooms.js';

/** Texts of rooms from all generators. */
export const roomTexts: fc.Arbitrary<string> = fc.oneof(
  rooms({ chains: true, expressions: true, multiplayer: true, time: true }).map((spec) =>
    JSON.stringify(snapshotOf(spec)),
  ),
  randomRoom.map(({ names, print }) => new TextDecoder().decode(print(names))),
  roomWithTexts.map(({ bytes }) => new TextDecoder().decode(bytes)),
);

/** What a scrubbed text must not differ in: its length, and its findings at their bytes. */
export function factsOf(text: string): object {
  const { findings } = lintPreset('all', text);
  const found = findings.map(({ rule, start, end }) => `${rule} ${start.offset}-${end.offset}`).sort();
  return { bytes: Buffer.byteLength(text), characters: text.length, found };
}

/** The words of 6 letters or more that a scrubbed text has in common with its original. */
export function wordsLeft(text: string): readonly string[] {
  const scrubbed = wordsOf(scrubText(text));
  return [...wordsOf(text)].filter((word) => scrubbed.has(word) && !isKept(word) && !VOCABULARY.has(word));
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\p{L}][\p{L}\p{N}]{5,}/gu));
}
