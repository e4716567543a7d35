import { type Span, span } from '../../text/span.js';
import { stringText } from '../decode.js';
import { Scanner, Token } from '../tokens.js';

/*
 * Where a closing brace is missing, or one too many, in a text without line breaks: from there on members are in the
 * wrong one of two objects, one inside the other. Their names tell, if the names in both objects are known.
 */

/** What the objects of a text hold. */
export interface ObjectForm {
  /** The known members, each with the form of the objects in it. */
  readonly members: ReadonlyMap<string, ObjectForm | undefined>;
  /** The form of what is under any other name, as in a table of records. */
  readonly others?: ObjectForm | undefined;
}

/** Where an object ends too late, or too soon. */
export interface WrongEnd {
  /** Its opening brace. */
  readonly opened: Span;
  /** The comma before a member that belongs behind it; or the brace that closes it before one that belongs into it. */
  readonly at: Span;
}

/** More keys of an object are not compared, and no longer ones. */
const MAX_KEYS = 64;
const MAX_KEY = 64;
/** This many known members show what an object is. */
const ALIKE = 2;

interface Frame {
  readonly opened: Span;
  readonly isArray: boolean;
  readonly around: Frame | undefined;
  /** The form of this object, or of the objects in this array. */
  readonly form: ObjectForm | undefined;
  readonly keys: Set<string>;
  /** The key of the member that is being read, and the object that is the value of the last one. */
  key: string;
  value: Frame | undefined;
  comma: Span;
  end: Span;
}

/** A member that may belong to another object than the one that it is in. */
interface Doubt extends WrongEnd {
  readonly in: Frame;
  readonly key: string;
  /** What it has to be like, if its name does not tell. */
  readonly like: ObjectForm | undefined;
  value: Frame | undefined;
}

/**
 * The ends of objects that are most likely wrong, in order. Linear time.
 * @param isMissing whether a brace is missing, and not one too many
 */
export function findWrongEnds(bytes: Uint8Array, isMissing: boolean, form: ObjectForm): WrongEnd[] {
  const scanner = new Scanner(bytes);
  const doubts: Doubt[] = [];
  let doubt: Doubt | undefined;
  let top: Frame | undefined;
  let string: Span | undefined;
  for (let kind = scanner.nextSolid(); kind !== Token.end; kind = scanner.nextSolid()) {
    const token = span(scanner.start, scanner.end);
    if (kind === Token.openObject || kind === Token.openArray) {
      const isArray = kind === Token.openArray;
      const within = top === undefined ? form : formIn(top);
      const opened = { opened: token, isArray, around: top, form: within, keys: new Set<string>(), key: '' };
      const made: Frame = { ...opened, value: undefined, comma: token, end: token };
      if (top !== undefined && !isArray) top.value = made;
      if (doubt !== undefined && doubt.in === top && doubt.key === top.key && !isArray) doubt.value = made;
      top = made;
    } else if (kind === Token.closeObject || kind === Token.closeArray) {
      // From here on, the brackets do not tell which object a member is in.
      if (top?.isArray !== (kind === Token.closeArray)) break;
      top.end = token;
      top = top.around;
    } else if (kind === Token.comma && top !== undefined) {
      top.comma = token;
    } else if (kind === Token.colon && string !== undefined && top?.isArray === false) {
      const key = stringText(bytes, string.start, Math.min(string.end, string.start + MAX_KEY));
      doubt = top.keys.size === 0 ? undefined : doubtOf(top, key, isMissing);
      if (doubt !== undefined) doubts.push(doubt);
      if (top.keys.size < MAX_KEYS) top.keys.add(key);
      top.key = key;
      top.value = undefined;
    }
    string = kind === Token.string ? token : undefined;
  }
  return doubts.filter(({ like, value }) => like === undefined || isLike(value, like));
}

/** The form of the objects in the current member or in the elements. */
function formIn({ isArray, form, key }: Frame): ObjectForm | undefined {
  if (isArray || form === undefined) return form;
  return form.members.has(key) ? form.members.get(key) : form.others;
}

/** Whether the next member of an object may belong to the object around it, or to the one before it. */
function doubtOf(top: Frame, key: string, isMissing: boolean): Doubt | undefined {
  const other = isMissing ? top.around : top.value;
  if (other?.isArray !== false || other.form === undefined) return undefined;
  if (top.form?.members.has(key) === true || other.keys.has(key)) return undefined;
  const like = other.form.members.has(key) ? undefined : other.form.others;
  if (like === undefined && !other.form.members.has(key)) return undefined;
  const { opened, end } = isMissing ? { opened: top.opened, end: top.comma } : other;
  return { opened, at: end, in: top, key, like, value: undefined };
}

function isLike(value: Frame | undefined, { members }: ObjectForm): boolean {
  return value !== undefined && [...value.keys].filter((key) => members.has(key)).length >= ALIKE;
}
