import { hasMember, member, membersOf } from '../../bytes/json/members.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { documentedFieldCount } from '../schema/index.js';
import { isQuestStatus } from './quest-entry.js';
import { isSection, type Members, SECTIONS, type SectionName, sectionMembers } from './sections.js';
import { holdsRecordsOf, isLogicText, strayRecord } from './snapshot-shape.js';

/** The sections that hold records by their keys. */
const KEYED_SECTIONS = ['roomItems', 'quests', 'logic'] as const;
export type KeyedSection = (typeof KEYED_SECTIONS)[number];

/** Records in a section that look like those of another one, or a whole section in another one. */
export interface Misplaced {
  readonly kind: 'records' | 'section';
  /** Where they are; undefined for the snapshot itself. */
  readonly section: SectionName | undefined;
  /** Where such records belong. */
  readonly home: KeyedSection;
  readonly keys: readonly string[];
}

/**
 * Finds records, and sections, that are in another section. Each is judged where it is as well.
 * @param members of each section that is an object
 */
export function findMisplaced(
  root: JsonObject,
  members: (section: KeyedSection) => Members,
): readonly Misplaced[] {
  const found: Misplaced[] = [];
  for (const section of SECTIONS) {
    const object = member(root, section);
    if (!isObject(object)) continue;
    for (const home of KEYED_SECTIONS) {
      const inside = member(object, home);
      if (home !== section && inside !== undefined && holdsRecordsOf(home, inside))
        found.push({ kind: 'section', section, home, keys: [home] });
    }
    const keyed = KEYED_SECTIONS.find((each) => each === section);
    // Members of the other sections are free.
    if (keyed === undefined || (section === 'quests' && isGrouped(object))) continue;
    addRecords(members(keyed), section, (value) => homeOf(keyed, value), found);
  }
  // A file without any section has a finding of its own.
  if (!SECTIONS.some((name) => hasMember(root, name))) return found;
  addRecords(
    sectionMembers(root),
    undefined,
    (value, key) => {
      const home = isSection(key) ? undefined : homeOf(undefined, value);
      return home !== undefined && isKeyOf(home, key, value) ? home : undefined;
    },
    found,
  );
  return found;
}

function addRecords(
  members: Members,
  section: SectionName | undefined,
  homeOfMember: (value: JsonValue, key: string) => KeyedSection | undefined,
  found: Misplaced[],
): void {
  const keys: Record<KeyedSection, string[]> = { roomItems: [], quests: [], logic: [] };
  for (const [index, key] of members.keys.entries()) {
    const home = homeOfMember(members.values[index] ?? null, key);
    if (home !== undefined) keys[home].push(key);
  }
  for (const home of KEYED_SECTIONS)
    if (keys[home].length > 0) found.push({ kind: 'records', section, home, keys: keys[home] });
}

/** Whether a quests section has its entries a level deeper: by Status, as in an older form, or in other groups. */
export function isGrouped(quests: JsonObject): boolean {
  const groups = membersOf(quests);
  return groups.length > 0 && groups.every(([key, group]) => isGroup(key, group));
}

function isGroup(key: string, group: JsonValue): boolean {
  if (typeof group !== 'object' || group === null) return false;
  if (isQuestStatus(key)) return !Object.hasOwn(group, 'Status');
  const isEntry = documentedFieldCount('quest-entry', group) > 0;
  return !isEntry && Object.values(group).some((each) => strayRecord(each) === 'quest-entry');
}

/** Whether a key beside the sections says itself that it is the one of a record. */
function isKeyOf(home: KeyedSection, key: string, value: JsonValue): boolean {
  if (home === 'quests') return member(value, 'id') === key;
  return /^\d+$/.test(key);
}

/** The section whose record a value looks like. Of sound records, one field is looked at. */
function homeOf(section: KeyedSection | undefined, value: JsonValue): KeyedSection | undefined {
  if (typeof value === 'string') return section !== 'logic' && isLogicText(value) ? 'logic' : undefined;
  if (!isObject(value)) return undefined;
  if (section === 'quests' && hasMember(value, 'EntryId')) return undefined;
  if (section === 'roomItems' && hasMember(value, 'prefabName')) return undefined;
  if (
    section !== 'logic' &&
    Array.isArray(member(value, 'Tasks')) &&
    Array.isArray(member(value, 'ViewNodes'))
  )
    return 'logic';
  const record = strayRecord(value);
  const home = record === 'quest-entry' ? 'quests' : record && 'roomItems';
  return home === section ? undefined : home;
}
