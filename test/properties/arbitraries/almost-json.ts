import fc from 'fast-check';
import { anyCharacter, anyPrinted } from './json.js';

/** What people and programs write into JSON, or in the wrong place of it. */
const PIECES = [
  ...'{}[]:,"\'`\\/*#-+.eE0123456789xtfn \t\n\r;=<>\0\x01\x7f\u00a0\u200b\u2028\ufeffé😀“”„',
  ...'true false null True None undefined NaN -Infinity Infinity abc __proto__'.split(' '),
  ...String.raw`// /* */ "a" "a": 'a' \" \u \u12 \ud800 \x "" 01 +1 .5 1. 1e 0x1F 1_000 --1 1e999 ...`.split(
    ' ',
  ),
  ...['// x\n', '/* x */', '"\n', '\r\n', '<<<<<<< HEAD\n', '=======\n', '\n>>>>>>> x\n'],
];
const piece = fc.constantFrom(...PIECES);

const salad = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));

/** Valid JSON with one to three slips: something put in, taken out, doubled or cut off. */
const slipped = fc
  .tuple(
    anyPrinted().map(({ text }) => text),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 6 }), fc.nat({ max: 4 }), piece), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([text, slips]) => {
    let broken = text;
    for (const [where, length, how, put] of slips) {
      const at = broken.length === 0 ? 0 : where % (broken.length + 1);
      if (how === 0) broken = broken.slice(0, at) + broken.slice(at + length);
      else if (how === 1) broken = broken.slice(0, at) + broken.slice(at, at + length) + broken.slice(at);
      else if (how === 2) broken = broken.slice(0, at);
      else broken = broken.slice(0, at) + put + broken.slice(at + (how === 3 ? 0 : length));
    }
    return broken.toWellFormed();
  });

/** Text that is JSON, nearly JSON, or nothing like it. */
export const almostJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: slipped },
  { weight: 3, arbitrary: salad },
  { weight: 1, arbitrary: anyPrinted().map(({ text }) => text) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter }).map((text) => text.toWellFormed()) },
);

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
