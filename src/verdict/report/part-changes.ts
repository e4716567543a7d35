import type { JsonValue } from '../../bytes/json/value.js';
import { counted } from '../../bytes/text/in-words.js';
import { itemText, keyText } from '../../model/snapshot/labels.js';
import type { Conflict, Part, PartChange } from '../room/three-way.js';
import {
  changedRecord,
  changeText,
  type ShownChanges,
  SOME_CHANGES,
  valueText,
  valueTexts,
} from './change-text.js';
import { logicText, questText } from './plan-names.js';

/* What two people have changed in a room, part by part. */

/** At most this many changed parts are listed. */
const MAX_PARTS = 50;
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

/** The changes of each part, with the values before and after. */
export function changeList(changes: readonly PartChange[], shown: ShownChanges = SOME_CHANGES): string {
  const most = Number.isFinite(shown.perKind) ? MAX_PARTS : changes.length;
  const lines = changes.slice(0, most).map((changed) => partChangeText(changed, shown));
  const more = changes.length - lines.length;
  if (more > 0) lines.push(`  … and ${counted(more, 'more change')}: --full shows all\n`);
  return lines.join('');
}

function partChangeText({ part, change, changes }: PartChange, shown: ShownChanges): string {
  const symbol = SYMBOLS[change];
  if (change !== 'changed') {
    const [value] = changes;
    const is = part.kind === 'setting' && value !== undefined ? valueText(value.before ?? value.after) : '';
    return `  ${symbol} ${[partText(part), is].filter((text) => text !== '').join(' ')}\n`;
  }
  // Both entries of a quest change alike.
  const texts = [...new Set(changes.map(changeText))];
  const { text, details } = changedRecord(partText(part), texts, shown);
  return [`  ${symbol} ${text}\n`, ...details.map((detail) => `      ${detail}\n`)].join('');
}

/** Conflicts with the values of all three versions. */
export function conflictList(conflicts: readonly Conflict[]): string {
  return conflicts.map(conflictText).join('');
}

function conflictText(conflict: Conflict): string {
  const { fields, yours, theirs } = conflict;
  const part = `  ! ${partText(conflict)}`;
  if (fields.length === 0)
    return yours === 'added' && theirs === 'added'
      ? `${part}: you and others added it, not in the same way\n`
      : `${part}: you ${DONE[yours]} it, others ${DONE[theirs]} it\n`;
  const [first, ...others] = fields;
  if (others.length === 0 && first?.words.what === '') return `${part}: ${fieldText(first)}\n`;
  return `${part}\n${fields.map((field) => `      ${fieldText(field)}\n`).join('')}`;
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
