import { membersOf } from '../../bytes/json/members.js';
import { tryJsonParse } from '../../bytes/json/parse-json.js';
import { parsePointer } from '../../bytes/json/pointer.js';
import type { JsonValue } from '../../bytes/json/value.js';
import type { Block } from './blocks.js';

/* What a block of a page gives: a text as it is, or a change to a room by lines that name a place. */

/** A block that gives no room: what is wrong with it, and in which line of the page. */
export class BlockError extends Error {
  override readonly name = 'BlockError';

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(`line ${line}: ${message}`);
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

/** What a line of a block does with what is at its place. */
type Deed =
  | { readonly does: 'set' | 'insert'; readonly value: JsonValue }
  | { readonly does: 'copy'; readonly from: readonly Step[] }
  | { readonly does: 'remove' };

interface Change {
  readonly steps: readonly Step[];
  readonly deed: Deed;
}

/** A key or an index; `#` opens a string that holds JSON. */
type Step = string | typeof OPEN;
const OPEN = Symbol('inside the string');

function readChange(line: string): Change {
  const removed = /^- (\/.*)$/.exec(line)?.[1];
  if (removed !== undefined) return { steps: stepsOf(removed), deed: { does: 'remove' } };
  const [, place, source] = /^(\/.*) = (\/.*)$/.exec(line) ?? [];
  if (place !== undefined && source !== undefined)
    return { steps: stepsOf(place), deed: { does: 'copy', from: stepsOf(source) } };
  const [, plus, text = ''] = /^(\+ )?(\/.*)$/s.exec(line) ?? [];
  // The place ends at the first colon that JSON follows: keys may hold colons.
  for (let colon = text.indexOf(': '); colon >= 0; colon = text.indexOf(': ', colon + 1)) {
    const value = tryJsonParse(text.slice(colon + 2));
    if (value === undefined) continue;
    return {
      steps: stepsOf(text.slice(0, colon)),
      deed: { does: plus === undefined ? 'set' : 'insert', value },
    };
  }
  throw new Error(
    'write /place: JSON, /place = /other place, + /list: JSON, - /place or "text" => "other text"',
  );
}

function stepsOf(place: string): readonly Step[] {
  const [outer = '', ...inner] = place.split('#');
  return [...parsePointer(outer), ...inner.flatMap((pointer): Step[] => [OPEN, ...parsePointer(pointer)])];
}

/** A value after a change to something in it. Strings that a place opens are closed again. */
function applied(value: JsonValue, { steps, deed }: Change): JsonValue {
  if (deed.does !== 'copy') return within(value, steps, deed);
  return within(value, steps, { does: 'set', value: structuredClone(deed.from.reduce(valueAt, value)) });
}

type HereDeed = Exclude<Deed, { readonly does: 'copy' }>;

function within(value: JsonValue, [step, ...rest]: readonly Step[], deed: HereDeed): JsonValue {
  if (step === undefined) return changedHere(value, deed);
  const last = rest.length === 0;
  if (step === OPEN) {
    const inner = last && deed.does === 'set' ? null : JSON.parse(String(value));
    return JSON.stringify(within(inner, rest, deed));
  }
  if (typeof value !== 'object' || value === null)
    throw new Error(`nothing can be at ${step}: the value above it is neither an object nor a list`);
  if (Array.isArray(value)) {
    const index = Number(step);
    if (!(index <= value.length)) throw new Error(`the list has no element ${step}`);
    if (last && deed.does === 'remove') return value.toSpliced(index, 1);
    if (last && deed.does === 'insert' && !Array.isArray(value[index]))
      return value.toSpliced(index, 0, deed.value);
    return value.toSpliced(index, 1, within(value[index] ?? null, rest, deed));
  }
  const entries = new Map(membersOf(value));
  if (!entries.has(step) && deed.does !== 'set') throw new Error(`there is no ${step}`);
  if (last && deed.does === 'remove') entries.delete(step);
  else entries.set(step, within(entries.get(step) ?? null, rest, deed));
  return Object.fromEntries(entries);
}

function changedHere(value: JsonValue, deed: HereDeed): JsonValue {
  if (deed.does === 'set') return deed.value;
  if (deed.does === 'remove') throw new Error('a whole room, or all of a string, cannot be removed');
  if (!Array.isArray(value)) throw new Error('only a list takes another element');
  return [...value, deed.value];
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
