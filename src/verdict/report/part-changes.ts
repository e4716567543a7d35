import type { JsonValue } from '../../bytes/json/value.js';
import { itemText, keyText } from '../../model/snapshot/labels.js';
import type { Conflict, Part, PartChange } from '../room/three-way.js';
import type { AnswerEntry } from './answer.js';
import { changedRecord, changeText, valueText, valueTexts } from './change-text.js';
import { logicText, questText } from './plan-words.js';

/* What two people have changed in a room, part by part. */

const SYMBOLS = { added: '+', changed: '~', removed: '-' } as const;

function partText(part: Part): string {
  switch (part.kind) {
    case 'item':
      return itemText(part);
    case 'logic':
      return logicText({ key: part.key, ...part.label });
    case 'setting':
      return `settings ${keyText(part.key)}`;
    case 'quest':
      return questText(part);
    case 'tasks':
      return 'roomTasks';
  }
}

/** The change of a part, with the values before and after. */
export function changeEntry({ part, change, changes }: PartChange): AnswerEntry {
  const symbol = SYMBOLS[change];
  if (change !== 'changed') {
    const [value] = changes;
    const is = part.kind === 'setting' && value !== undefined ? valueText(value.before ?? value.after) : '';
    return { symbol, text: [partText(part), is].filter((text) => text !== '').join(' ') };
  }
  // Both entries of a quest change alike.
  const texts = [...new Set(changes.map(changeText))];
  return { symbol, ...changedRecord(partText(part), texts) };
}

/** Conflicts with the values of all three versions. */
export function conflictEntry(conflict: Conflict): AnswerEntry {
  const { fields, yours, theirs } = conflict;
  const part = partText(conflict);
  const [first, ...others] = fields;
  if (first === undefined) {
    const bothAdded = yours === 'added' && theirs === 'added';
    const how = bothAdded
      ? 'you and others added it, not in the same way'
      : `you ${DONE[yours]} it, others ${DONE[theirs]} it`;
    return { symbol: '!', text: `${part}: ${how}` };
  }
  if (others.length === 0 && first.words.what === '')
    return { symbol: '!', text: `${part}: ${fieldText(first)}` };
  return { symbol: '!', text: part, details: fields.map(fieldText) };
}

const DONE = { added: 'added', changed: 'changed', removed: 'removed', unchanged: 'left' } as const;

/** What both have made of a field, beside what it was. */
export function fieldText({ words, base, yours, theirs }: Conflict['fields'][number]): string {
  const shown = (value: JsonValue | undefined): string => (value === undefined ? '(none)' : valueText(value));
  const what = words.what === '' ? '' : `${words.what}: `;
  const [mine, other] =
    yours === undefined || theirs === undefined ? [shown(yours), shown(theirs)] : valueTexts(yours, theirs);
  return `${what}was ${shown(base)}, yours ${mine}, theirs ${other}`;
}
