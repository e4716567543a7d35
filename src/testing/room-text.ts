import { tryJsonParse } from '../json/parse-json.js';
import { parsePointer } from '../json/pointer.js';
import type { JsonValue } from '../json/value.js';
import type { Block } from './markdown.js';

/* What a block of a page gives: a text as it is, or a change to a room by lines that name a place. */

/** A block that gives no room: what is wrong with it, and in which line of the page. */
export class BlockError extends Error {
  override readonly name = 'BlockError';

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** The room that blocks change unless they name another one. */
const USUAL_ROOM = 'door';

/** How the text of a changed room may be written instead of indented by two spaces. */
const SPELLINGS: Readonly<Record<string, (text: string) => string>> = {
  compact: (text) => JSON.stringify(JSON.parse(text)),
  crlf: (text) => text.replaceAll('\n', '\r\n'),
  bom: (text) => `\uFEFF${text}`,
  escaped,
};

/** The names of blocks that give the room of a case. */
export const TEXT_LANGUAGES: ReadonlySet<string> = new Set(['room', 'json', 'bytes']);

/**
 * The bytes that a block gives: `json` is a text as it is, `bytes` one with `\xNN`, `\n` and `\\`, and `room`
 * a room after the changes in its lines.
 *
 * @param roomNamed the text of a room by its name; undefined for none
 * @throws BlockError
 */
export function bytesOf(block: Block, roomNamed: (name: string) => string | undefined): Uint8Array {
  const { language, words, content, line } = block;
  if (language === 'json' || language === 'text') return encode(content);
  if (language === 'bytes') return unescaped(content);
  const [name = USUAL_ROOM, ...others] = words.filter(
    (word) => SPELLINGS[word] === undefined && !word.includes('='),
  );
  if (others.length > 0) throw new BlockError(line, `this block names two rooms, ${name} and ${others[0]}`);
  const base = roomNamed(name);
  if (base === undefined) throw new BlockError(line, `there is no room named ${name}`);
  const changed = content === '' ? base.trimEnd() : changedRoom(base, content, line + 1);
  return encode(words.reduce((text, word) => SPELLINGS[word]?.(text) ?? text, changed));
}

/** A room after the changes in `lines`, indented by two spaces. @throws BlockError */
function changedRoom(base: string, lines: string, firstLine: number): string {
  let room: JsonValue = JSON.parse(base);
  for (const [index, line] of lines.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      room = respelled(room, line) ?? applied(room, readChange(line));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new BlockError(firstLine + index, `${reason}: ${line}`);
    }
  }
  return JSON.stringify(room, null, 2);
}

/** The room with one text instead of another wherever it has that, for a line `"mlh" => "mk7"`. */
function respelled(room: JsonValue, line: string): JsonValue | undefined {
  const [, old, now] = /^(".+") => (".*")$/.exec(line) ?? [];
  if (old === undefined || now === undefined) return undefined;
  return JSON.parse(JSON.stringify(room).replaceAll(JSON.parse(old), () => JSON.parse(now)));
}

/** A line of a block: sets, copies, inserts or removes what is at a place. */
interface Change {
  readonly does: 'set' | 'copy' | 'insert' | 'remove';
  readonly steps: readonly Step[];
  /** What is set or inserted. */
  readonly value: JsonValue;
  /** The place that is copied. */
  readonly from: readonly Step[];
}

/** A change without its place. */
type Deed = Omit<Change, 'steps'>;

/** A key or an index; `#` opens a string that holds JSON. */
type Step = string | typeof OPEN;
const OPEN = Symbol('inside the string');

function readChange(line: string): Change {
  const removed = /^- (\/.*)$/.exec(line)?.[1];
  if (removed !== undefined) return { does: 'remove', steps: stepsOf(removed), value: null, from: [] };
  const [, place, source] = /^(\/.*) = (\/.*)$/.exec(line) ?? [];
  if (place !== undefined && source !== undefined && tryJsonParse(source) === undefined)
    return { does: 'copy', steps: stepsOf(place), value: null, from: stepsOf(source) };
  const inserts = line.startsWith('+ ');
  const text = inserts ? line.slice(2) : line;
  // The place ends at the first colon that JSON follows: keys may hold colons.
  for (let colon = text.indexOf(': '); colon >= 0; colon = text.indexOf(': ', colon + 1)) {
    const value = tryJsonParse(text.slice(colon + 2));
    if (value === undefined || !text.startsWith('/')) continue;
    return { does: inserts ? 'insert' : 'set', steps: stepsOf(text.slice(0, colon)), value, from: [] };
  }
  throw new Error(
    'write /place: JSON, /place = /other place, + /list: JSON, - /place or "text" => "other text"',
  );
}

function stepsOf(place: string): readonly Step[] {
  const [outer = '', ...inner] = place.split('#');
  return [...parsePointer(outer), ...inner.flatMap((pointer) => [OPEN, ...parsePointer(pointer)] as Step[])];
}

/** A value after a change to something in it. Strings that a place opens are closed again. */
function applied(value: JsonValue, { steps, ...change }: Change): JsonValue {
  if (change.does === 'copy') {
    const copied = structuredClone(change.from.reduce(valueAt, value));
    return applied(value, { ...change, does: 'set', steps, value: copied });
  }
  return within(value, steps, change);
}

function within(value: JsonValue, [step, ...rest]: readonly Step[], change: Deed): JsonValue {
  if (step === undefined) return changedHere(value, change);
  const last = rest.length === 0;
  if (step === OPEN) {
    const inner = last && change.does === 'set' ? null : JSON.parse(String(value));
    return JSON.stringify(within(inner, rest, change));
  }
  if (typeof value !== 'object' || value === null) throw new Error(`nothing can be at ${step}`);
  if (Array.isArray(value)) {
    const index = Number(step);
    if (!(index <= value.length)) throw new Error(`the list has no element ${step}`);
    if (last && change.does === 'remove') return value.toSpliced(index, 1);
    if (last && change.does === 'insert' && !Array.isArray(value[index]))
      return value.toSpliced(index, 0, change.value);
    return value.toSpliced(index, 1, within(value[index] ?? null, rest, change));
  }
  const entries = new Map(Object.entries(value));
  if (!entries.has(step) && change.does !== 'set') throw new Error(`there is no ${step}`);
  if (last && change.does === 'remove') entries.delete(step);
  else entries.set(step, within(entries.get(step) ?? null, rest, change));
  return Object.fromEntries(entries);
}

function changedHere(value: JsonValue, { does, value: given }: Deed): JsonValue {
  if (does !== 'insert') return given;
  if (!Array.isArray(value)) throw new Error('only a list takes another element');
  return [...value, given];
}

function valueAt(value: JsonValue, step: Step): JsonValue {
  if (step === OPEN) return JSON.parse(String(value));
  const found = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const entry = found.find(([key]) => key === step);
  if (entry === undefined) throw new Error(`nothing is at ${step}`);
  return entry[1];
}

/** The same JSON with the first letter of every string as an escape, also of strings inside strings. */
function escaped(text: string): string {
  return text.replace(
    /"([a-zA-Z])/g,
    (_, letter: string) => `"\\u00${letter.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function unescaped(text: string): Uint8Array {
  const ESCAPES: Readonly<Record<string, string>> = { '\\\\': '\\', '\\n': '\n', '\\r': '\r', '\\t': '\t' };
  const bytes = text.replaceAll('\n', '').match(/\\x[0-9a-f]{2}|\\.|[^\\]+/gs) ?? [];
  return Uint8Array.from(
    bytes.flatMap((part) =>
      part.startsWith('\\x') ? [Number.parseInt(part.slice(2), 16)] : [...encode(ESCAPES[part] ?? part)],
    ),
  );
}
