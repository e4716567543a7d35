import { sourceOffsets } from '../json/decode.js';
import type { Splice } from '../json/edit/edit.js';
import type { JsonValue } from '../json/value.js';
import { spanInFile, type TextLevel, textIndex } from '../places/text-places.js';
import { contentEnd } from '../places/token-text.js';
import { escapedAt } from '../references/escaped.js';
import { utf8Offsets } from '../text/utf8-offsets.js';
import { caretTarget } from './caret-target.js';
import { type Choice, keyChoices, valueChoices } from './choices.js';
import { contextOf } from './context.js';
import { isExpression } from './describe.js';
import { expressionChoices } from './expression-choices.js';
import type { RoomNames } from './room-names.js';

/** Something that may be written at a place. */
export interface Completion {
  /** Of what: `quest` and `item` are names of the file, `code` a transition code or state. */
  readonly kind: Choice['kind'];
  /** What is meant: the key, the value, or in an expression the text. */
  readonly value: JsonValue;
  /** A few words about it, possibly empty; plain text, in which names of the file occur as they are. */
  readonly detail: string;
  /** Writes it. Its text is escaped for the strings around it. */
  readonly splice: Splice;
}

/** @param levels the texts that a caret is in, the file first */
export function completions(levels: readonly TextLevel[], names: RoomNames): readonly Completion[] {
  const last = levels.at(-1);
  if (last === undefined) return [];
  const target = caretTarget(last);
  const { table } = last;
  const at = (entry: number): TextLevel[] => [...levels.slice(0, -1), { ...last, entry }];
  const written = ({ start, end }: Range, text: string): Splice => ({
    ...spanInFile(levels, start, end),
    text: escapedAt(text, levels.length - 1),
  });
  switch (target.kind) {
    case 'nothing':
      return [];
    case 'key': {
      const context = contextOf(at(target.object));
      if (context === undefined) return [];
      return keyChoices(context, names).map(({ kind, value, detail, initial }) => {
        const member = target.hasValue ? '' : `${target.colon}${JSON.stringify(initial)}`;
        const text = `${target.before}${JSON.stringify(value)}${member}${target.after}`;
        return { kind, value, detail, splice: written(target, text) };
      });
    }
    case 'value': {
      const context = contextOf(at(target.entry));
      if (context === undefined) return [];
      if (isExpression(context) && table.kindOf(target.entry) === 'string')
        return inExpression(levels, { ...last, entry: target.entry }, names);
      return valueChoices(context, names).map(({ kind, value, detail }) => {
        const text = `${target.before}${JSON.stringify(value)}${target.after}`;
        return { kind, value, detail, splice: written(target, text) };
      });
    }
  }
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** What may be written at a caret in the string of an expression. */
function inExpression(
  levels: readonly TextLevel[],
  { table, entry, offset }: TextLevel,
  names: RoomNames,
): readonly Completion[] {
  const text = table.textOf(entry);
  const string = table.spanOf(entry);
  const caret = textIndex({ table, entry, offset });
  const { start, end, choices } = expressionChoices(text, caret, names);
  const [from = 0, to = 0] = sourceOffsets(
    table.bytes,
    string.start,
    contentEnd(string),
    utf8Offsets(text, [start, end]),
  );
  return choices.map(({ kind, value, detail }) => ({
    kind,
    value,
    detail,
    splice: { ...spanInFile(levels, from, to), text: escapedAt(value, levels.length) },
  }));
}
