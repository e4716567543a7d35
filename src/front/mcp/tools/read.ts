import { printable } from '../../../bytes/json/quote.js';
import { counted } from '../../../bytes/text/in-words.js';
import { textOf } from '../../../bytes/text/wtf8.js';
import { atText, DATA_NOTE, fitting, shownAt } from '../../../verdict/report/agent/reply.js';
import { CommandError } from '../../../world/files/command-error.js';
import { missingPlace, pointersOf, valueAt } from '../place-argument.js';
import { AT, defineTool, PATH } from '../tool.js';

const MAX_CHARACTERS = 30_000;

const CHARACTERS = {
  max: {
    type: 'integer',
    minimum: 1,
    description: 'Characters; about 2,000 tokens unless given',
  },
  offset: {
    type: 'integer',
    minimum: 0,
    description: 'The "next" of the reply before',
  },
} as const;

/** Shows the value at a place. */
export const read = defineTool(
  {
    name: 'read',
    description:
      'Shows the value at a place, spelled as in the file; JSON in a string without the escapes. Use it before an edit. It never changes the file.',
    takes: { path: PATH, at: AT, ...CHARACTERS },
    needs: ['path', 'at'],
  },
  ({ path, at, max, offset = 0 }, desk) => {
    const pointers = pointersOf(at);
    const file = desk.read(path);
    const found = valueAt(file.bytes, pointers);
    if (found === undefined)
      throw new CommandError(
        `${printable(file.name)}: ${missingPlace(file.bytes, pointers) ?? 'there is nothing at this place'}`,
      );
    const whole = textOf(desk.covered(found.json));
    const [outer = '', ...inner] = found.isInsideString ? [...pointers, ''] : pointers;
    const shown = shownAt(outer, inner);
    const text = fitting(whole.slice(offset, offset + MAX_CHARACTERS), max);
    const next = offset + text.length;
    const about = found.isInsideString ? ', the JSON that the string holds' : '';
    const range = text.length < whole.length ? `, from ${offset} to ${next}` : '';
    return {
      head: [
        `${printable(file.name)} at ${atText(shown)}: ${kindOf(whole)}${about}, ${counted(whole.length, 'character')}${range}`,
        DATA_NOTE,
        printable(text, '\n\t'),
        ...(next < whole.length ? [`the rest: offset ${next}, or a place further inside`] : []),
      ],
    };
  },
);

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
