import leven from 'leven';
import { keysOf, member, membersOf, valuesOf } from '../../bytes/json/members.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import {
  insideShape,
  memberShape,
  type Shape,
  SNAPSHOT_SHAPE,
  UNKNOWN_SHAPE,
} from '../schema/known-fields.js';
import { isSection, SECTIONS, type SectionName } from './sections.js';
import { withPlainLetters } from './snapshot-shape.js';

/** How sure one record makes us: of nothing, that a file may be a snapshot, or that it is one. */
type Evidence = 'none' | 'some' | 'record';

/** Names that hardly any other program uses: no look at the records is needed. */
const TELLING_SECTIONS: ReadonlySet<string> = new Set<SectionName>(['roomItems', 'roomTasks']);
/** Documented fields that records of many other programs have, too. */
const COMMON_FIELDS: ReadonlySet<string> = new Set([
  ...['id', 'Name', 'Description', 'Status', 'Group', 'Rewards'],
  ...['pos', 'rot', 'scale', 'placed', 'locked'],
]);
const ITEMS = 'items';

/**
 * Whether a value is a snapshot, or meant to be one: it has roomItems or roomTasks; or quests, settings or
 * logic with something in it that a snapshot has; or such a section under a name that is slightly misspelled.
 * Other programs use those names, too: a file of theirs is not a snapshot.
 */
export function looksLikeSnapshot(root: JsonValue): boolean {
  if (!isObject(root)) return false;
  const keys = keysOf(root);
  if (keys.some((key) => TELLING_SECTIONS.has(key))) return true;
  if (keys.some((key) => evidenceOf(key, member(root, key)) !== 'none')) return true;
  // Nothing in it, and nothing beside it: importing that empties a section.
  const isEmpty = (value: JsonValue): boolean => isObject(value) && keysOf(value).length === 0;
  return keys.length > 0 && keys.every(isSection) && valuesOf(root).some(isEmpty);
}

/** Whether a file that somebody names can be read as a snapshot: it has a section, or looks like one. */
export function hasSection(root: JsonValue): boolean {
  return looksLikeSnapshot(root) || keysOf(root).some(isSection);
}

/** Whether some record in a value is certainly one of a snapshot: it has two documented fields. */
export function hasSnapshotRecord(root: JsonValue): boolean {
  return membersOf(root).some(([key, value]) => evidenceOf(key, value) === 'record');
}

/** What the value of a top-level key says. */
function evidenceOf(key: string, value: JsonValue | undefined): Evidence {
  if (typeof value !== 'object' || value === null) return 'none';
  const section = sectionMeant(key);
  switch (section) {
    case undefined:
      return 'none';
    case 'settings':
      return evidenceOfSettings(value);
    case 'roomTasks':
      return Array.isArray(member(value, 'Tasks')) ? 'record' : 'none';
    case 'logic':
      return strongest(value, evidenceOfLogic);
    case 'quests':
    case 'roomItems': {
      const shape = memberShape(memberShape(SNAPSHOT_SHAPE, section), '');
      return strongest(value, (record) => (documentedFields(record, shape) > 1 ? 'record' : 'none'));
    }
  }
}

/** The section that a key names, or nearly names. */
function sectionMeant(key: string): SectionName | undefined {
  if (isSection(key)) return key;
  if (key === ITEMS) return 'roomItems';
  const small = key.toLowerCase();
  return SECTIONS.find(
    (section) => Math.abs(small.length - section.length) <= 1 && leven(small, section.toLowerCase()) <= 1,
  );
}

function evidenceOfSettings(value: JsonValue): Evidence {
  const fields = documentedFields(value, memberShape(SNAPSHOT_SHAPE, 'settings'));
  return fields > 1 ? 'record' : fields === 1 ? 'some' : 'none';
}

const LOGIC_VALUE = insideShape(memberShape(memberShape(SNAPSHOT_SHAPE, 'logic'), ''));

/** Whether a value is a logic value, which is a string that holds JSON, and not that of another program. */
function evidenceOfLogic(value: JsonValue): Evidence {
  if (typeof value === 'string') {
    if (/"(Tasks|ViewNodes)\\*"\s*:/.test(withPlainLetters(value))) return 'record';
    return /^\s*"?\{\s*\\?"/.test(value) ? 'some' : 'none';
  }
  if (!isObject(value)) return 'none';
  if (!Array.isArray(member(value, 'Tasks')) && !Array.isArray(member(value, 'ViewNodes'))) return 'none';
  return documentedFields(value, LOGIC_VALUE) > 1 ? 'record' : 'some';
}

/** The documented fields of a record; 0 if other programs may have all of them as well. */
function documentedFields(record: JsonValue, shape: Shape): number {
  if (!isObject(record)) return 0;
  const known = keysOf(record).filter((key) => memberShape(shape, key) !== UNKNOWN_SHAPE);
  return known.every((key) => COMMON_FIELDS.has(key)) ? 0 : known.length;
}

/** The strongest evidence of any record in a section, which may be a list by mistake. */
function strongest(section: JsonObject | JsonValue[], of: (record: JsonValue) => Evidence): Evidence {
  let best: Evidence = 'none';
  for (const record of Array.isArray(section) ? section : valuesOf(section)) {
    const evidence = of(record);
    if (evidence === 'record') return evidence;
    if (evidence === 'some') best = evidence;
  }
  return best;
}

/** Names that hardly any other program uses. */
const TELLING = [
  'roomItems',
  'roomTasks',
  'parentItemID',
  'roomSettingsExtraData',
  'TaskTriggerId',
  'DirectEffector',
  'prefabName',
];
const COMMON = ['settings', 'quests', 'logic'];

/** Quotes of any kind, escapes and colours. */
const QUOTES = /(?:&quot;|&#34;|%22|[^\w\s,.;:=：>(){}[\]]){0,9}\s{0,9}/.source;
const VALUE = /(?:[:=：>{([]|%3A|,\s{0,9}[{[])/.source;
/** A name as a key, in whatever notation. */
const NAMED = new RegExp(`(?<![a-z_])(${[...TELLING, ...COMMON].join('|')})${QUOTES}${VALUE}`, 'gi');

const telling = new Set(TELLING.map((name) => name.toLowerCase()));

/** Whether two names of a snapshot, one of them a rare one, are keys in a text that need not be JSON. */
export function namesSnapshotParts(text: string): boolean {
  const found = new Set<string>();
  let isTelling = false;
  for (const [, name = ''] of text.matchAll(NAMED)) {
    found.add(name.toLowerCase());
    isTelling ||= telling.has(name.toLowerCase());
    if (isTelling && found.size > 1) return true;
  }
  return false;
}
