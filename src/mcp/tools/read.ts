import { decodeString } from '../../json/decode.js';
import { locate } from '../../json/locate.js';
import { printable } from '../../json/quote.js';
import { holdsJson } from '../../places/holds-json.js';
import { atText, shownAt } from '../../report/agent/place.js';
import { DATA_NOTE, fitting } from '../../report/agent/reply.js';
import { QUOTE } from '../../text/characters.js';
import { byteOrderMarkLength } from '../../text/encoding.js';
import { counted } from '../../text/in-words.js';
import { textOf } from '../../text/wtf8.js';
import { CommandError } from '../../workspace/command-error.js';
import { placeIn, pointersOf } from '../at.js';
import type { ReadFile } from '../desk.js';
import { insideStrings } from '../inside-strings.js';
import { missingPlace } from '../missing-place.js';
import { SHOWN_AT } from '../output.js';
import { AT, defineTool, PATH, READS } from '../tool.js';

/** Characters of one reply. */
const MAX_CHARACTERS = 30_000;

const CHARACTERS = {
  max: {
    type: 'integer',
    minimum: 1,
    maximum: MAX_CHARACTERS,
    description: 'The maximum number of characters; without it, as many as fit into about 2,000 tokens',
  },
  offset: {
    type: 'integer',
    minimum: 0,
    description: 'How many characters to skip: the "next" of the reply before',
  },
} as const;

/** Shows the value at a place. */
export const read = defineTool(
  {
    name: 'read',
    title: 'Read the value at a place',
    description:
      'Shows the value at one place of a snapshot, spelled as in the file; JSON inside a string is shown without the escapes. Use it to see one record or a part of it before an edit. A long value is shown in part: offset asks for the rest. It never shows the whole file at once, and never changes it.',
    input: {
      type: 'object',
      properties: { path: PATH, at: AT, ...CHARACTERS },
      required: ['path', 'at'],
      additionalProperties: false,
    },
    output: {
      at: SHOWN_AT,
      kind: { enum: ['object', 'array', 'string', 'number', 'boolean', 'null'] },
      isInsideString: { type: 'boolean', description: 'whether it is the JSON that a string holds' },
      text: { type: 'string' },
      characters: { type: 'integer', description: 'of the whole value' },
      next: { type: ['integer', 'null'], description: 'the offset of the rest; null at the end' },
      inside: {
        type: 'array',
        items: SHOWN_AT,
        description: 'places of strings in it that hold JSON: read them to see it without escapes',
      },
    },
    effects: READS,
    narrowing: 'a place further inside',
  },
  ({ path, at, max, offset = 0 }, desk) => {
    const pointers = pointersOf(at);
    const file = desk.read(path);
    const found = valueAt(file, pointers);
    const whole = textOf(desk.covered(found.json));
    const [outer = '', ...inner] = found.isInsideString ? [...pointers, ''] : pointers;
    const shown = shownAt(outer, inner);
    const inside = insideStrings(whole, outer, inner);
    const text = fitting(whole.slice(offset, offset + MAX_CHARACTERS), max);
    const next = offset + text.length < whole.length ? offset + text.length : null;
    const about = found.isInsideString ? ', the JSON that the string holds' : '';
    const range = text.length < whole.length ? `, from ${offset} to ${offset + text.length}` : '';
    return {
      head: [
        `${printable(file.name)} at ${atText(shown)}: ${kindOf(whole)}${about}, ${counted(whole.length, 'character')}${range}`,
        DATA_NOTE,
        printable(text, '\n\t'),
        ...(next === null ? [] : [`the rest: offset ${next}, or a place further inside`]),
        ...(inside.length === 0
          ? []
          : [`strings in it that hold JSON, to be read without escapes: ${inside.map(atText).join(', ')}`]),
      ],
      data: {
        at: shown,
        kind: kindOf(whole),
        isInsideString: found.isInsideString,
        text: printable(text, '\n\t'),
        characters: whole.length,
        next,
        inside,
      },
    };
  },
);

interface FoundValue {
  /** As it is spelled, without the escapes of the strings around it. */
  readonly json: Uint8Array;
  /** Whether the place is a string, and this is the JSON in it. */
  readonly isInsideString: boolean;
}

/** @throws CommandError where there is nothing */
function valueAt(file: ReadFile, pointers: readonly [string, ...string[]]): FoundValue {
  const missing = (): CommandError =>
    new CommandError(
      `${printable(file.name)}: ${missingPlace(file.bytes, pointers) ?? 'there is nothing at this place'}`,
    );
  let text = file.bytes.subarray(byteOrderMarkLength(file.bytes));
  for (const [index, pointer] of pointers.entries()) {
    const place = placeIn(pointer);
    const span = locate(text, [place]).of(place)?.value;
    if (span === undefined) throw missing();
    const isString = text[span.start] === QUOTE;
    const isLast = index === pointers.length - 1;
    if (isLast && !isString) return { json: text.subarray(span.start, span.end), isInsideString: false };
    if (!isString) throw missing();
    const content = decodeString(text, span.start, span.end);
    if (isLast) {
      const isJson = holdsJson(content);
      return { json: isJson ? content : text.subarray(span.start, span.end), isInsideString: isJson };
    }
    text = content;
  }
  throw new CommandError('no place is given');
}

function kindOf(json: string): string {
  const first = json.trimStart()[0] ?? '';
  const kinds: Readonly<Record<string, string>> = {
    '{': 'object',
    '[': 'array',
    '"': 'string',
    n: 'null',
    t: 'boolean',
    f: 'boolean',
  };
  return kinds[first] ?? 'number';
}
