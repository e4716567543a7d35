import { isCredentialName } from '../../bytes/scan/secrets.js';
import {
  ADDRESSABLE_NAMES,
  ANIMATION_FIELDS,
  ANIMATION_NAMES,
  COLOUR_SLIPS,
  EFFECT_NAMES,
  EFFECTS,
  PREFAB_NAMES,
  PREFABS,
  TRIGGER_NAMES,
} from '../../model/catalog/catalog.js';
import { NearNames } from '../../model/catalog/near-names.js';
import platform from '../../model/catalog/platform.json' with { type: 'json' };
import { EXPRESSION_FUNCTIONS, meantFunction, STATE_TEXTS } from '../../model/expression/functions.js';
import { fieldWords } from '../../model/schema/compiled/record-table.js';
import {
  AXES,
  DOCUMENTED_TYPES,
  FIELDS,
  type FieldSetName,
  meantType,
  nearestName,
} from '../../model/schema/index.js';
import { isOneEdit, resemblesField } from '../../model/schema/near-miss.js';
import { QUEST_STATES } from '../../model/snapshot/quest-states.js';
import { isPlaceholder } from '../../model/snapshot/quest-values.js';
import { SECTIONS } from '../../model/snapshot/sections.js';
import { resemblesSection } from '../../model/snapshot/snapshot-shape.js';
import type { Role } from './roles.js';

/* What a scrubbed room keeps: the names in the schemas and the catalogue, and what resembles them. */

/** Keys that rules read and no schema names: of dialogues and of variables. */
const OTHER_KEYS = ['tasksSorM', 'tasksN', 'ExtraTaskDTODataDialog', 'AT', 'Task', 'VT', 'welcomeEmbed'];
/** Short words of values: literals, the beginnings of ids and URLs, endings of files, and entities of HTML. */
const SHORT_WORDS =
  'true false null TN in quest mlh https http data glb gltf png jpg jpeg gif webp mp4 webm mp3 wav ogg amp lt gt ' +
  'quot nbsp apos uid id key val text url api token Token Key name';

/** All names in the schemas and the catalogue. */
export const VOCABULARY: ReadonlySet<string> = collectNames();

function collectNames(): ReadonlySet<string> {
  const names = new Set<string>([...SHORT_WORDS.split(' '), ...OTHER_KEYS]);
  const addText = (text: string): void => {
    names.add(text);
    for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) names.add(word);
  };
  for (const text of [...SECTIONS, ...AXES, 'w', ...DOCUMENTED_TYPES.keys(), ...STATE_TEXTS, ...QUEST_STATES])
    addText(text);
  for (const { name } of EXPRESSION_FUNCTIONS) addText(name);
  for (const fields of Object.values(FIELDS))
    for (const [name, kind] of Object.entries(fields)) {
      addText(name);
      if (Array.isArray(kind)) kind.forEach(addText);
    }
  for (const fields of Object.values(fieldWords)) for (const name of Object.keys(fields)) addText(name);
  const { documents: _, ...facts } = platform;
  const open: unknown[] = [facts];
  while (open.length > 0) {
    const fact = open.pop();
    if (typeof fact === 'string') addText(fact);
    else if (Array.isArray(fact)) for (const each of fact) open.push(each);
    else if (typeof fact === 'object' && fact !== null)
      for (const [name, inner] of Object.entries(fact)) {
        if (name === 'sources') continue;
        addText(name);
        open.push(inner);
      }
  }
  return names;
}

/** No name in the documents or the catalogue is longer, however it is misspelled. */
export const MAX_NAME = 100;
/** The keys of these are ids and names that creators chose. */
const MAPS: ReadonlySet<string> = new Set(['quests', 'roomItems', 'logic', 'tasksSorM']);
const FIELD_SETS = Object.keys(FIELDS).filter((name): name is FieldSetName => Object.hasOwn(FIELDS, name));
const TYPE_SUBJECTS = ['subscription', 'effect', 'trigger'] as const;
/** The only values of the fields that have such. */
const VALUES_OF: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(FIELDS).flatMap((fields) =>
    Object.entries(fields).flatMap(([name, kind]) =>
      Array.isArray(kind) ? [[name, kind.map(String)] as const] : [],
    ),
  ),
);
const CONTENT_NAMES = [...PREFABS.values()].flatMap(({ content }) =>
  content?.kind === 'one of' ? [new NearNames(content.names)] : [],
);

const NAMES_OF_ANIMATIONS: ReadonlySet<string> = new Set(ANIMATION_FIELDS.values());

/** How a value is read, by its key. */
type ValueKind = 'type' | 'prefab' | 'content' | 'creator' | 'animation' | 'one of' | 'other';

/** Distinct keys beyond these are compared each time. */
const MAX_REMEMBERED = 10_000;

/** What resembles a name of the documents or the catalogue. Each key is compared once. */
export class Resemblances {
  private readonly keys = new Map<string, boolean>();
  private readonly kinds = new Map<string, ValueKind>();

  /** Whether a finding may depend on what a whole string resembles: a misspelled name stays misspelled. */
  isTelling(text: string, role: Role): boolean {
    if (role.isKey) return !MAPS.has(role.key) && remembered(this.keys, text, resemblesKey);
    switch (this.kindOf(role)) {
      case 'type':
        return !/[.,]/.test(text) && resemblesType(text);
      case 'prefab':
        return PREFAB_NAMES.meant(text) !== undefined;
      case 'content':
        return resemblesContent(text);
      case 'creator':
        return !/^(?:your|[^\p{L}])/iu.test(text) && isPlaceholder(text);
      case 'animation':
        return ANIMATION_NAMES.meant(text) !== undefined;
      case 'one of':
        return nearestName(text, VALUES_OF.get(role.key) ?? []) !== undefined;
      case 'other':
        return false;
    }
  }

  private kindOf({ key }: Role): ValueKind {
    return remembered(this.kinds, key, kindOfValue);
  }
}

function remembered<Value>(known: Map<string, Value>, key: string, compute: (key: string) => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = compute(key);
  if (known.size < MAX_REMEMBERED) known.set(key, value);
  return value;
}

function kindOfValue(key: string): ValueKind {
  const letters = key.replace(/[-_ ]/g, '').toLowerCase();
  if (letters === '$type' || letters === 'type') return 'type';
  switch (nearestName(letters, ['prefabname', 'contentstring', 'creator']) ?? letters) {
    case 'prefabname':
    case 'prefab':
      return 'prefab';
    case 'contentstring':
      return 'content';
    case 'creator':
      return 'creator';
    default:
      if (NAMES_OF_ANIMATIONS.has(key)) return 'animation';
      return VALUES_OF.has(key) ? 'one of' : 'other';
  }
}

/** Whether a word of an expression resembles the name of a function, which is called, or of a state, in quotes. */
export function isTellingInExpression(word: string, after: string): boolean {
  if (/^\s*\(/.test(after)) return meantFunction(word) !== undefined;
  return after.startsWith("'") && STATE_TEXTS.some((state) => isOneEdit(word, state));
}

function resemblesKey(key: string): boolean {
  if (resemblesSection(key) || COLOUR_SLIPS.includes(key) || isCredentialName(key)) return true;
  if (FIELD_SETS.some((fields) => resemblesField(fields, key))) return true;
  for (const { longKeys } of PREFABS.values()) if (longKeys.meant(key) !== undefined) return true;
  for (const { slips, needed } of EFFECTS.values())
    if (slips.has(key) || nearestName(key, needed.keys()) !== undefined) return true;
  return false;
}

function resemblesType(type: string): boolean {
  return (
    TYPE_SUBJECTS.some((subject) => meantType(subject, type) !== undefined) ||
    EFFECT_NAMES.meant(type) !== undefined ||
    TRIGGER_NAMES.meant(type) !== undefined
  );
}

function resemblesContent(text: string): boolean {
  const bare = text.slice(text.lastIndexOf('/') + 1);
  return (
    CONTENT_NAMES.some((names) => names.meant(text) !== undefined) ||
    ADDRESSABLE_NAMES.meant(bare) !== undefined
  );
}
