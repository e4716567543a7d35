import leven from 'leven';
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
  const keys = Object.keys(root);
  if (keys.some((key) => TELLING_SECTIONS.has(key))) return true;
  if (keys.some((key) => evidenceOf(key, root[key]) !== 'none')) return true;
  // Nothing in it, and nothing beside it: importing that empties a section.
  const isEmpty = (key: string): boolean => isObject(root[key]) && Object.keys(root[key]).length === 0;
  return keys.length > 0 && keys.every(isSection) && keys.some(isEmpty);
}

/** Whether a file that somebody names can be read as a snapshot: it has a section, or looks like one. */
export function hasSection(root: JsonValue): boolean {
  return looksLikeSnapshot(root) || (isObject(root) && Object.keys(root).some(isSection));
}

/** Whether some record in a value is certainly one of a snapshot: it has two documented fields. */
export function hasSnapshotRecord(root: JsonValue): boolean {
  return isObject(root) && Object.keys(root).some((key) => evidenceOf(key, root[key]) === 'record');
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
      return isObject(value) && Array.isArray(value.Tasks) ? 'record' : 'none';
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
  if (!Array.isArray(value.Tasks) && !Array.isArray(value.ViewNodes)) return 'none';
  return documentedFields(value, LOGIC_VALUE) > 1 ? 'record' : 'some';
}

/** The documented fields of a record; 0 if other programs may have all of them as well. */
function documentedFields(record: JsonValue, shape: Shape): number {
  if (!isObject(record)) return 0;
  const known = Object.keys(record).filter((key) => memberShape(shape, key) !== UNKNOWN_SHAPE);
  return known.every((key) => COMMON_FIELDS.has(key)) ? 0 : known.length;
}

/** The strongest evidence of any record in a section, which may be a list by mistake. */
function strongest(section: JsonObject | JsonValue[], of: (record: JsonValue) => Evidence): Evidence {
  let best: Evidence = 'none';
  for (const key in section) {
    const evidence = of((section as JsonObject)[key] as JsonValue);
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
