import type { Splice } from '../../bytes/json/edit/edit.js';
import type { PlainJson } from '../../bytes/json/value.js';
import { spanInFile, type TextLevel, textIndex } from '../../bytes/places/text-places.js';
import { withoutSecrets } from '../../bytes/scan/secrets.js';
import type { OffsetRange } from '../../bytes/text/span.js';
import { utf8Offsets } from '../../bytes/text/utf8-offsets.js';
import { escapedAt } from '../../verdict/references/named-values.js';
import { caretTarget, type Replaced } from './caret-target.js';
import type { Choice } from './choice.js';
import { keyChoices, valueChoices } from './choices.js';
import { contextOf, type FieldContext } from './context.js';
import { partChoices } from './expression-choices.js';
import type { RoomNames } from './room-names.js';

/** Something that may be written at a place. */
export interface Completion {
  /** `quest`, `item` and `name`: of the file. `code`: a transition code or state. */
  readonly kind: Choice['kind'];
  /** What is meant: the key, the value, or in an expression the text. */
  readonly value: PlainJson;
  /** A few words about it, possibly empty; plain text, with names of the file. Credentials are masked. */
  readonly detail: string;
  /** Writes it. Its text is escaped for the strings around it. */
  readonly splice: Splice;
}

/** What may be written at a caret, except credentials. @param levels the texts around it, the file first */
export function completions(levels: readonly TextLevel[], names: RoomNames): readonly Completion[] {
  return allCompletions(levels, names).flatMap((completion) => {
    const { splice, detail } = completion;
    if (withoutSecrets(splice.text) !== splice.text) return [];
    return [{ ...completion, detail: withoutSecrets(detail) }];
  });
}

function allCompletions(levels: readonly TextLevel[], names: RoomNames): readonly Completion[] {
  const last = levels.at(-1);
  if (last === undefined) return [];
  const target = caretTarget(last);
  const at = (entry: number): TextLevel[] => [...levels.slice(0, -1), { ...last, entry }];
  const written = ({ start, end }: OffsetRange, text: string): Splice => ({
    ...spanInFile(levels, start, end),
    text: escapedAt(text, levels.length - 1),
  });
  const whole = ({ before, after, ...range }: Replaced, { kind, value, detail }: Choice): Completion => {
    const text = `${before}${JSON.stringify(value)}${after}`;
    return { kind, value, detail, splice: written(range, text) };
  };
  switch (target.kind) {
    case 'nothing':
      return [];
    case 'key': {
      const context = contextOf(at(target.object));
      if (context === undefined) return [];
      return keyChoices(context, names).map(({ kind, value, detail, initial }) => {
        const member = target.hasValue ? '' : `: ${JSON.stringify(initial)}`;
        const text = `${target.before}${JSON.stringify(value)}${member}${target.after}`;
        return { kind, value, detail, splice: written(target, text) };
      });
    }
    case 'value': {
      const context = contextOf(at(target.entry));
      if (context === undefined) return [];
      const parts = partCompletions(levels, context, names);
      return parts ?? valueChoices(context, names).map((choice) => whole(target, choice));
    }
  }
}

/** What may be written at a caret in a string that is completed in parts; undefined for other values. */
function partCompletions(
  levels: readonly TextLevel[],
  context: FieldContext,
  names: RoomNames,
): readonly Completion[] | undefined {
  const { table, entry } = context;
  const last = levels.at(-1);
  if (last === undefined || table.kindOf(entry) !== 'string' || table.isKey(entry)) return undefined;
  const text = table.textOf(entry);
  const part = partChoices(context, text, textIndex({ ...last, entry }), names);
  if (part === undefined) return undefined;
  const [from = 0, to = 0] = table.fromContent(entry, utf8Offsets(text, [part.start, part.end]));
  return part.choices.map(({ kind, value, detail }) => ({
    kind,
    value,
    detail,
    splice: { ...spanInFile(levels, from, to), text: escapedAt(value, levels.length) },
  }));
}
