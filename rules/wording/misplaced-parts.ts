import type { Place } from '../../src/json/place.js';
import { quoteValue } from '../../src/json/quote.js';
import type { JsonObject } from '../../src/json/value.js';
import { type Draft, keyAt, recordAt } from '../../src/lint/draft.js';
import { FIELDS } from '../../src/schema/index.js';
import type { Misplaced } from '../../src/snapshot/misplaced.js';
import { type RecordKind, SECTION_OF } from '../../src/snapshot/misplaced-records.js';
import type { Snapshot } from '../../src/snapshot/snapshot.js';
import type { TableRow } from '../../src/snapshot/table-rows.js';
import { counted, listed } from '../../src/text/in-words.js';
import { furtherPlaces } from './throughout.js';

const WORDS = {
  'quest-entry': { one: 'a quest entry', many: 'quest entries' },
  'room-item': { one: 'a room item', many: 'room items' },
  'logic-value': { one: 'the logic of an item', many: 'the logic of items' },
} as const;

/** What belongs elsewhere: a finding for each section in a section, and for all records of a kind. */
export function* misplacedParts(snapshot: Snapshot, section: Misplaced['section']): Generator<Draft> {
  for (const each of snapshot.misplaced) {
    if (each.section !== section) continue;
    if (each.kind === 'section') yield sectionInside(each, snapshot);
    else if (each.kind === 'setting') yield settingInside(each);
    else if (each.kind === 'field') yield strayField(each, snapshot);
    else if (each.kind === 'inside') yield entryInside(each);
    else if (each.kind === 'own-logic' || each.kind === 'own-tasks') yield ownLogic(each);
    else if (each.kind === 'group') yield groupInside(each);
    else if (each.kind === 'pulled') yield pulledFields(each);
    else if (each.kind === 'shifted-on' || each.kind === 'shifted-back') yield shiftedRecord(each);
    else if (isRecordKind(each.kind)) yield misplacedRecord(each, each.kind);
    else yield tableRow({ ...each, kind: each.kind });
  }
}

/** Settings with names that nothing else has. */
const SETTINGS = ['tasksRefresh', 'chatDisabled', 'roomSettingsExtraData'] as const;

/** Settings in an item or in its logic, where they set nothing. */
export function settingsIn(record: JsonObject, place: Place, where: () => string): readonly Draft[] {
  const drafts: Draft[] = [];
  for (const key of SETTINGS)
    if (typeof record[key] === FIELDS.settings[key])
      drafts.push({
        at: keyAt(place.at(key)),
        cause: key,
        message: (all) =>
          `${quoteValue(key)} in ${where()}${furtherPlaces(all)} is a field of settings: move it to settings`,
        again: { message: 'the same here' },
      });
  return drafts;
}

function settingInside({ key, place, section }: Misplaced): Draft {
  const where = section === undefined ? 'beside the sections' : `in ${section}`;
  return {
    at: keyAt(place),
    cause: 'settings',
    fields: [key],
    message: ({ fields }) =>
      fields.length < 2
        ? `${quoteValue(key)} ${where} is a field of settings: move it to settings`
        : `${listed(fields.map(quoteValue), 'and')} ${where} are fields of settings: move them to settings`,
    again: { most: 0 },
  };
}

function strayField({ section, key, place }: Misplaced, snapshot: Snapshot): Draft {
  const what = section === 'quests' ? 'a quest entry' : 'a room item';
  const owner = section === undefined ? undefined : snapshot.completedKey(section);
  return {
    at: keyAt(place),
    cause: `fields in ${section}`,
    fields: [key],
    message: ({ fields }) => {
      const [are, them] =
        fields.length < 2 ? [`is a field of ${what}`, 'it'] : [`are fields of ${what}`, 'them'];
      const where =
        owner === undefined
          ? `into ${what} with a key of its own`
          : `into ${quoteValue(owner)}, which lacks ${them}`;
      return `${listed(fields.map(quoteValue), 'and')} in ${section} ${are}: move ${them} ${where}`;
    },
    again: { most: 0 },
  };
}

function entryInside({ key, place }: Misplaced): Draft {
  const { parent } = place;
  return {
    at: keyAt(place),
    cause: 'inside',
    message: ({ drafts }) => {
      const others = drafts < 2 ? '' : ` (and ${drafts - 1} more)`;
      return `${quoteValue(key)} is a quest entry inside another one, ${quoteValue(String(parent?.step))}${others}: move it one level up, into quests`;
    },
    again: { message: 'another entry inside an entry' },
  };
}

function ownLogic({ kind, key, place }: Misplaced): Draft {
  const item = quoteValue(String(place.parent?.step));
  return {
    at: keyAt(place),
    cause: kind,
    message: ({ drafts }) => {
      const others = drafts < 2 ? '' : ` (and that of ${counted(drafts - 1, 'more item')})`;
      if (kind === 'own-tasks')
        return `${quoteValue(key)} in item ${item} belongs in its logic${others}: move it into the string in the section logic, under the key ${item}`;
      return `${quoteValue(key)} in item ${item} is its logic${others}: move it to the section logic, under the key ${item}`;
    },
    again: { message: 'another item with its logic' },
  };
}

function groupInside({ section, key, place }: Misplaced): Draft {
  const [what, id] = section === 'quests' ? ['quest entries', 'id'] : ['room items', 'key'];
  return {
    at: keyAt(place),
    cause: `group in ${section}`,
    message: ({ drafts }) => {
      const [also, it] =
        drafts < 2 ? ['', 'it'] : [` (and so ${drafts < 3 ? 'does' : 'do'} ${drafts - 1} more)`, 'each'];
      return `${quoteValue(key)} in ${section} holds ${what}${also}: move what is in ${it} one level up, into ${section}, each under its ${id}`;
    },
    again: { message: 'the same here' },
  };
}

function pulledFields({ key, place }: Misplaced): Draft {
  return {
    at: keyAt(place),
    cause: 'pulled fields',
    message: ({ drafts }) =>
      `${quoteValue(key)} in quests ${drafts < 2 ? '' : `(and ${drafts - 1} more) `}holds the fields that two entries share once, around the two: write two complete entries in quests, each under its id`,
    again: { message: 'the same here' },
  };
}

function isRecordKind(kind: Misplaced['kind']): kind is RecordKind {
  return Object.hasOwn(WORDS, kind);
}

function tableRow({ kind, section, key, place }: Misplaced & { readonly kind: TableRow }): Draft {
  const [what, one] = section === 'quests' ? ['a quest entry', 'entry'] : ['an item', 'item'];
  return {
    at: keyAt(place),
    cause: `${kind} in ${section}`,
    message: ({ drafts }) => {
      const row = `${quoteValue(key)} in ${section} ${drafts < 2 ? '' : `(and ${drafts - 1} more) `}`;
      switch (kind) {
        case 'header-row':
          return `${row}has the names of fields as its values, like the header row of a spreadsheet: remove this ${one}`;
        case 'blank-row':
          return `${row}is ${what} without any value, like a blank row of a spreadsheet: remove it, or fill it in`;
        case 'totals-row':
          return `${row}is not ${what}, and looks like the totals row of a spreadsheet: remove it`;
        case 'left-out':
          return `${row}replaces ${section === 'quests' ? 'entries' : 'items'} that were left out: put them back, because an import ${section === 'quests' ? 'rewrites the whole section' : 'removes the items that a file leaves out'}`;
        case 'copied-row':
          return `${row}is a copy that has no key of its own: remove it, or give it a new key${section === 'quests' ? ', id and EntryId' : ''}`;
      }
    },
    again: { message: 'the same here' },
  };
}

function shiftedRecord({ kind, section, key, place }: Misplaced): Draft {
  const [what, many] = section === 'quests' ? ['quest entry', 'entries'] : ['item', 'items'];
  const [where, back] =
    kind === 'shifted-on'
      ? ['after', 'move them one field up, and restore the last one']
      : ['before', 'move them one field down, and restore the first one'];
  return {
    at: place,
    cause: `${kind} in ${section}`,
    message: ({ drafts }) => {
      const which =
        drafts < 2
          ? `${what} ${quoteValue(key)}`
          : `${drafts} ${many} of ${section}, such as ${quoteValue(key)},`;
      return `from ${String(place.step)} on, the values of ${which} are each in the field ${where} their own: ${back}`;
    },
    again: { message: 'the same here' },
  };
}

function misplacedRecord({ section, key, place }: Misplaced, kind: RecordKind): Draft {
  const { one, many } = WORDS[kind];
  const home = SECTION_OF[kind];
  const where = section ?? 'the snapshot';
  return {
    at: typeof place.step === 'number' ? recordAt(place) : keyAt(place),
    cause: `${kind} in ${where}`,
    message: ({ drafts }) =>
      drafts === 1
        ? `${quoteValue(key)} in ${where} is ${one}: move it to ${home}`
        : `${drafts} entries of ${where}, such as ${quoteValue(key)}, are ${many}: move them to ${home}`,
    again: { most: 0 },
  };
}

function sectionInside({ section, key, place }: Misplaced, { root, misplaced }: Snapshot): Draft {
  const at = keyAt(place);
  if (key === section)
    return { at, message: `${key} is nested in itself: move what is in the inner one to the outer one` };
  if (root !== undefined && Object.hasOwn(root, key))
    return {
      at,
      message: `${quoteValue(key)} is a section: move what is in it out of ${section}, to the ${key} at the top level`,
    };
  return {
    at,
    cause: `sections in ${section}`,
    message: ({ drafts }) =>
      drafts < 2
        ? `${quoteValue(key)} is a section: move it out of ${section}, to the top level`
        : `${listed(sectionsIn(misplaced, section).map(quoteValue), 'and')} are sections: move them out of ${section}, to the top level`,
    again: { message: 'another section' },
  };
}

function sectionsIn(misplaced: readonly Misplaced[], section: Misplaced['section']): readonly string[] {
  return misplaced
    .filter((each) => each.kind === 'section' && each.section === section)
    .map(({ key }) => key);
}
