import { NAME_FIELDS } from '../../model/catalog/name-kinds.js';
import type { PartChoices } from './choice.js';
import type { FieldContext } from './context.js';
import { creatorChoices } from './creator-choices.js';
import { isExpression } from './describe.js';
import { expressionChoices } from './expression-choices.js';
import type { RoomNames } from './room-names.js';

/** What may be written at a caret in a string with an expression or variables; otherwise undefined. */
export function partChoices(
  context: FieldContext,
  text: string,
  caret: number,
  names: RoomNames,
): PartChoices | undefined {
  if (isExpression(context)) return expressionChoices(text, caret, names);
  const [field, ...more] = context.path;
  const shown = NAME_FIELDS.get(names.ownerOf(context) ?? '')?.find(
    (each) => more.length === 0 && each.field === field && each.role === 'shown',
  );
  if (shown === undefined) return undefined;
  const bars = text.slice(0, caret).split('|');
  if (bars.length % 2 === 1) return { start: caret, end: caret, choices: [] };
  const start = caret - (bars.at(-1)?.length ?? 0);
  const [right = ''] = /^[^|]*(?=\|)/.exec(text.slice(caret)) ?? [];
  const end = caret + right.length;
  return { start, end, choices: creatorChoices(names, [shown.kind], text.slice(start, end)) };
}
