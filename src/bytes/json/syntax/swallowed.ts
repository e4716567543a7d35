import { type Span, span } from '../../text/span.js';
import { asciiText } from '../decode.js';
import { Scanner, Token } from '../tokens.js';

/*
 * Where a closing bracket is missing in a text without line breaks: the object that lacks it goes on with members
 * that are those of the object around it. They give themselves away: a record holds the next record, which has the
 * same keys, or a list of records by their ids holds something that is no such record.
 */

/** An object that most likely ends before one of its members. */
export interface Swallowed {
  /** Its opening bracket. */
  readonly opened: Span;
  /** The comma before that member. */
  readonly comma: Span;
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
  readonly keys: string[];
  /** The key of the member that is being read, and the comma before it. */
  key: string;
  comma: Span | undefined;
  /** The keys that all objects in it have so far, of at least two objects. */
  common: readonly string[] | undefined;
  objects: number;
}

interface Candidate extends Swallowed {
  readonly key: string;
}

/** The first object that holds what belongs behind it. Linear time. */
export function findSwallowed(bytes: Uint8Array): Swallowed | undefined {
  const scanner = new Scanner(bytes);
  const open: Frame[] = [];
  const found: Candidate[] = [];
  let string: Span | undefined;
  for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
    const token = span(scanner.start, scanner.end);
    const top = open.at(-1);
    if (kind === Token.openObject || kind === Token.openArray) {
      const isArray = kind === Token.openArray;
      open.push({
        opened: token,
        isArray,
        keys: [],
        key: '',
        comma: undefined,
        common: undefined,
        objects: 0,
      });
    } else if (kind === Token.closeObject || kind === Token.closeArray) {
      const closed = open.pop();
      const around = open.at(-1);
      const candidate =
        closed?.isArray === false && around?.isArray === false ? judged(around, closed) : undefined;
      if (candidate !== undefined) found.push(candidate);
    } else if (kind === Token.colon && string !== undefined && top?.isArray === false) {
      top.key = keyOf(bytes, string);
      if (top.keys.length < MAX_KEYS) top.keys.push(top.key);
    } else if (kind === Token.comma && top !== undefined) {
      top.comma = token;
    }
    string = kind === Token.string ? token : undefined;
  }
  // What is there more than once is how such records are.
  const times = new Map<string, number>();
  for (const { key } of found) times.set(key, (times.get(key) ?? 0) + 1);
  return found.find(({ key }) => times.get(key) === 1);
}

function keyOf(bytes: Uint8Array, { start, end }: Span): string {
  return asciiText(bytes, start + 1, Math.min(end - 1, start + MAX_KEY));
}

/** The place before an object in another one, if it belongs behind that. */
function judged(around: Frame, { keys }: Frame): Candidate | undefined {
  const { opened, comma, common, key } = around;
  const before = around.keys.filter((each) => each !== key);
  const isLikeAround = sharedBy(before, keys).length >= ALIKE;
  const isUnlikeOthers =
    around.objects >= ALIKE &&
    common !== undefined &&
    common.length >= ALIKE &&
    sharedBy(common, keys).length === 0;
  around.common = common === undefined ? keys : sharedBy(common, keys);
  around.objects++;
  if (comma === undefined || !(isLikeAround || isUnlikeOthers)) return undefined;
  return { opened, comma, key };
}

function sharedBy(one: readonly string[], other: readonly string[]): readonly string[] {
  return one.filter((key) => other.includes(key));
}
