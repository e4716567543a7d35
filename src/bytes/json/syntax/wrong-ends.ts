import { type Span, span } from '../../text/span.js';
import { asciiText } from '../decode.js';
import { Scanner, Token } from '../tokens.js';

/*
 * Where a closing brace is missing, or one too many, in a text without line breaks: from there on members are in the
 * wrong one of two objects, one inside the other. They give themselves away by the key before them, which elsewhere
 * in the text is another one, and by what is in them, which is like what the other object holds.
 */

/** Where an object ends too late, or too soon. */
export interface WrongEnd {
  /** Its opening brace. */
  readonly opened: Span;
  /** The comma before a member that belongs behind it; or the brace that closes it before one that belongs into it. */
  readonly at: Span;
}

/** More keys of an object are not compared. */
const MAX_KEYS = 24;
/** Longer keys are not compared. */
const MAX_KEY = 64;
/** This many equal keys make two objects alike. */
const ALIKE = 2;

interface Frame {
  readonly opened: Span;
  readonly isArray: boolean;
  readonly around: Frame | undefined;
  /** Its first keys. */
  readonly keys: string[];
  /** The key of the member that is being read, and that member if it may be in the wrong object. */
  key: string;
  doubt: Doubt | undefined;
  /** The object that is the value of the last member. */
  value: Frame | undefined;
  comma: Span;
  /** Its closing brace. */
  end: Span;
  /** The keys that all objects in it have so far. */
  common: readonly string[];
  objects: number;
}

/** A member that may belong to another object than the one that it is in. */
interface Doubt extends WrongEnd {
  /** The key before it and its own; and the same in the other object. */
  readonly pair: string;
  readonly otherPair: string;
  /** What the objects beside it have in common; and those in the other object. */
  readonly common: readonly string[];
  readonly otherCommon: readonly string[];
  readonly isInTable: boolean;
  /** The object that is its value. */
  value: Frame | undefined;
}

/**
 * The ends of objects that are most likely wrong, in order. Linear time.
 * @param isMissing whether a brace is missing, and not one too many
 */
export function findWrongEnds(bytes: Uint8Array, isMissing: boolean): WrongEnd[] {
  const { doubts, pairs } = readMembers(bytes, isMissing);
  return doubts.filter(({ pair, otherPair, common, otherCommon, isInTable, value }) => {
    const keys = value?.keys ?? [];
    const isLike = sharedBy(common, keys).length;
    // What is there more than once is how such records are.
    if (isLike >= ALIKE || (pairs.get(pair) ?? 0) > 1) return false;
    const isUnlikeOthers = isInTable && value !== undefined && isLike === 0;
    return isUnlikeOthers || sharedBy(otherCommon, keys).length >= ALIKE || pairs.has(otherPair);
  });
}

interface Members {
  readonly doubts: readonly Doubt[];
  /** How often one key follows another. */
  readonly pairs: ReadonlyMap<string, number>;
}

function readMembers(bytes: Uint8Array, isMissing: boolean): Members {
  const scanner = new Scanner(bytes);
  const doubts: Doubt[] = [];
  const pairs = new Map<string, number>();
  let top: Frame | undefined;
  let string: Span | undefined;
  for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
    const token = span(scanner.start, scanner.end);
    if (kind === Token.openObject || kind === Token.openArray) {
      top = frame(token, kind === Token.openArray, top);
    } else if (kind === Token.closeObject || kind === Token.closeArray) {
      if (top !== undefined) close(top, token);
      top = top?.around;
    } else if (kind === Token.comma && top !== undefined) {
      top.comma = token;
    } else if (kind === Token.colon && string !== undefined && top?.isArray === false) {
      const key = asciiText(bytes, string.start + 1, Math.min(string.end - 1, string.start + MAX_KEY));
      if (top.keys.length > 0) {
        const doubt = isMissing ? doubtWithin(top, key) : doubtAfter(top, key);
        if (doubt !== undefined) doubts.push(doubt);
        top.doubt = doubt;
        const pair = pairOf(top.key, key);
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      }
      if (top.keys.length < MAX_KEYS) top.keys.push(key);
      top.key = key;
      top.value = undefined;
    }
    string = kind === Token.string ? token : undefined;
  }
  return { doubts, pairs };
}

function frame(opened: Span, isArray: boolean, around: Frame | undefined): Frame {
  const of = { opened, isArray, around, keys: [], key: '', doubt: undefined, value: undefined };
  const made: Frame = { ...of, comma: opened, end: opened, common: [], objects: 0 };
  if (around !== undefined && !isArray) around.value = made;
  if (around?.doubt !== undefined && !isArray) around.doubt.value = made;
  return made;
}

function close({ isArray, around, keys }: Frame, end: Span): void {
  if (around?.isArray !== false || around.value === undefined || isArray) return;
  around.value.end = end;
  around.common = around.objects === 0 ? keys : sharedBy(around.common, keys);
  around.objects++;
}

/** Whether the object ends before its next member, which then is one of the object around it. */
function doubtWithin(top: Frame, key: string): Doubt | undefined {
  const { around, comma, keys, opened } = top;
  if (around?.isArray !== false) return undefined;
  return {
    ...doubtOf(top, key),
    opened,
    at: comma,
    otherPair: pairOf(around.key, key),
    otherCommon: [...keys],
  };
}

/** Whether the next member belongs to the object before it, which then ends later. */
function doubtAfter(top: Frame, key: string): Doubt | undefined {
  const { value } = top;
  if (value === undefined) return undefined;
  const { common, end, opened } = value;
  return { ...doubtOf(top, key), opened, at: end, otherPair: pairOf(value.key, key), otherCommon: common };
}

function doubtOf(
  { common, key, objects }: Frame,
  next: string,
): Pick<Doubt, 'pair' | 'common' | 'isInTable' | 'value'> {
  const isInTable = objects >= ALIKE && common.length >= ALIKE;
  return { pair: pairOf(key, next), common, isInTable, value: undefined };
}

function pairOf(one: string, other: string): string {
  return `${one}"${other}`;
}

function sharedBy(one: readonly string[], other: readonly string[]): readonly string[] {
  return one.filter((key) => other.includes(key));
}
