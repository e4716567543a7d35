import { HASH } from '../text/characters.js';

/** A character reference, and the offset after it. */
interface Entity {
  readonly code: number;
  readonly next: number;
}

const SEMICOLON = 0x3b;
const MAX_DIGITS = 12;

/** Signs in and around credentials, and of escapes. The prescan knows those of names as well. */
const NAMED: Readonly<Record<string, number>> = {
  amp: 0x26,
  lt: 0x3c,
  gt: 0x3e,
  quot: 0x22,
  apos: 0x27,
  colon: 0x3a,
  semi: 0x3b,
  equals: 0x3d,
  hyphen: 0x2d,
  dash: 0x2d,
  lowbar: 0x5f,
  underbar: 0x5f,
  sol: 0x2f,
  bsol: 0x5c,
  num: 0x23,
  quest: 0x3f,
  commat: 0x40,
  percnt: 0x25,
  period: 0x2e,
  comma: 0x2c,
  plus: 0x2b,
  lsqb: 0x5b,
  lbrack: 0x5b,
  rsqb: 0x5d,
  rbrack: 0x5d,
  lcub: 0x7b,
  rcub: 0x7d,
  grave: 0x60,
  vert: 0x7c,
  tab: 0x20,
  newline: 0x20,
  nbsp: 0x20,
  ensp: 0x20,
  emsp: 0x20,
  thinsp: 0x20,
  shy: 0xad,
  zerowidthspace: 0x200b,
  nobreak: 0x2060,
  zwnj: 0x200c,
  zwj: 0x200d,
  lrm: 0x200e,
  rlm: 0x200f,
  ndash: 0x2013,
  mdash: 0x2014,
  horbar: 0x2015,
  minus: 0x2212,
  lsquo: 0x2018,
  rsquo: 0x2019,
  ldquo: 0x201c,
  rdquo: 0x201d,
};
/** HTML reads these without a semicolon as well. */
const BARE = ['quot', 'amp', 'lt', 'gt', 'nbsp', 'shy'];
const MAX_NAME_LENGTH = Object.keys(NAMED).reduce((longest, { length }) => Math.max(longest, length), 0);

/** Reads `&#58;`, `&#x3a;` or `&colon;` at `at`. HTML does not need the semicolon after a number. */
export function readEntity(units: Uint16Array, at: number, end: number): Entity | undefined {
  return units[at + 1] === HASH ? readNumber(units, at + 2, end) : readName(units, at + 1, end);
}

function readNumber(units: Uint16Array, from: number, end: number): Entity | undefined {
  const isHex = from < end && ((units[from] as number) | 0x20) === 0x78;
  const base = isHex ? 16 : 10;
  const first = isHex ? from + 1 : from;
  const last = Math.min(end, first + MAX_DIGITS);
  let code = 0;
  let at = first;
  for (; at < last; at++) {
    const digit = digitOf(units[at] as number);
    if (digit >= base) break;
    code = Math.min(code * base + digit, 0x110000);
  }
  if (at === first || code === 0 || code > 0xffff || mayGoOn(units, at, end)) return undefined;
  return { code, next: at < end && units[at] === SEMICOLON ? at + 1 : at };
}

/** Whether an escape follows, which may be one of the digits or the semicolon: it is decoded first. */
function mayGoOn(units: Uint16Array, at: number, end: number): boolean {
  if (at >= end) return false;
  const unit = units[at] as number;
  return unit === 0x25 || unit === 0x26 || unit === 0x5c || unit >= 0x80;
}

function digitOf(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30;
  const lower = unit | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : 99;
}

function readName(units: Uint16Array, from: number, end: number): Entity | undefined {
  let name = '';
  for (let at = from; at < end && at <= from + MAX_NAME_LENGTH; at++) {
    const unit = units[at] as number;
    if (unit === SEMICOLON) {
      const code = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
      if (code === undefined) break;
      return { code, next: at + 1 };
    }
    const lower = unit | 0x20;
    if (lower < 0x61 || lower > 0x7a) break;
    name += String.fromCharCode(lower);
  }
  const bare = BARE.find((each) => name.startsWith(each));
  if (bare === undefined || mayGoOn(units, from + bare.length, end)) return undefined;
  return { code: NAMED[bare] as number, next: from + bare.length };
}
