import type { PlainJson } from '../../bytes/json/value.js';
import {
  ANIMATION_FIELDS,
  ANIMATION_NAMES,
  EFFECTS,
  PREFABS,
  prefabNamed,
  TRIGGERS,
  type ValueKind,
} from '../../model/catalog/catalog.js';
import { descriptions } from '../../model/schema/compiled/descriptions.js';
import { type FieldKind, fieldWords } from '../../model/schema/documented-fields.js';
import {
  AXES,
  DOCUMENTED_TYPES,
  FIELDS,
  type FieldSetName,
  NO_ROTATION,
  type TypeKind,
} from '../../model/schema/index.js';
import { fieldSetOfShape } from '../../model/schema/known-fields.js';
import { QUEST_STATES, TRANSITION_CODES, transitionWords } from '../../model/snapshot/quest-states.js';
import { SECTIONS } from '../../model/snapshot/sections.js';
import type { Choice } from './choice.js';
import { type FieldContext, textIn } from './context.js';
import { fieldNameChoices } from './creator-names.js';
import type { NamedEntry, RoomNames } from './room-names.js';

/** The key of a record, and what its value may begin as. */
export interface KeyChoice extends Choice {
  readonly value: string;
  readonly initial: PlainJson;
}

/** The logic of an item that has none. */
const EMPTY_LOGIC = JSON.stringify({ Tasks: [] });

/** The keys that an object may have and has not yet. */
export function keyChoices(context: FieldContext, names: RoomNames): readonly KeyChoice[] {
  const { table, entry, record, path, steps } = context;
  const present = table.membersOf(entry);
  if (steps.length === 1 && steps[0] === 'logic' && record === 'snapshot')
    return [...names.itemKeys]
      .filter((key) => !present.has(key))
      .map((value) => ({ kind: 'item', value, detail: names.labelOf(value), initial: EMPTY_LOGIC }));
  const choices: KeyChoice[] = [];
  for (const [name, kind] of fieldsOf(context, names)) {
    if (present.has(name)) continue;
    const words = record === undefined ? {} : fieldWords(record, [...path, name]);
    const [only] = words.only ?? [];
    const described = record === undefined ? undefined : descriptions[record]?.[[...path, name].join('.')];
    const detail = described ?? (typeof kind === 'string' ? kind : kind.join(', '));
    choices.push({
      kind: 'key',
      value: name,
      detail,
      initial: only ?? words.least ?? initialOf(context, name, kind),
    });
  }
  return choices;
}

/** The fields that an object may have, by the documents and by the public material of the platform. */
function fieldsOf(context: FieldContext, names: RoomNames): ReadonlyMap<string, FieldKind | ValueKind> {
  const { record, path, shape } = context;
  const fields = new Map<string, FieldKind | ValueKind>();
  if (record === 'snapshot' && path.length === 0)
    for (const section of SECTIONS) fields.set(section, 'object');
  const set = path.length === 0 && isFieldSet(record) ? record : fieldSetOfShape(shape);
  if (set !== undefined) for (const [name, kind] of Object.entries(FIELDS[set])) fields.set(name, kind);
  if (isVector(context)) for (const axis of axesOf(path.at(-1))) fields.set(axis, 'number');
  for (const [name, kind] of catalogKeys(context, names)) if (!fields.has(name)) fields.set(name, kind);
  return fields;
}

/** Whether the object holds coordinates. */
function isVector({ record, path }: FieldContext): boolean {
  const [field = '', ...more] = path;
  return isFieldSet(record) && more.length === 0 && FIELDS[record][field] === 'vector';
}

function axesOf(field: string | undefined): readonly string[] {
  return field === 'rot' ? Object.keys(NO_ROTATION) : AXES;
}

function isFieldSet(name: string | undefined): name is FieldSetName {
  return name !== undefined && Object.hasOwn(FIELDS, name);
}

/** The keys that the public material names: of an effect by its `$type`, of logic by the prefab. */
function catalogKeys(context: FieldContext, names: RoomNames): Iterable<readonly [string, ValueKind]> {
  const { table, entry, general, path } = context;
  if (path.length > 0) return [];
  if (general === 'effect') return EFFECTS.get(textIn(table, entry, '$type') ?? '')?.needed ?? [];
  if (general === 'trigger') return [];
  return prefabNamed(names.ownerOf(context))?.keys ?? [];
}

function initialOf(context: FieldContext, name: string, kind: FieldKind | ValueKind): PlainJson {
  if (Array.isArray(kind)) return kind[0] ?? '';
  switch (kind) {
    case 'number':
    case 'integer':
      return isVector(context) ? axisOf(context.path.at(-1), name) : 0;
    case 'boolean':
      return false;
    case 'object':
      return name === 'roomTasks' ? { Tasks: [] } : {};
    case 'vector':
      return Object.fromEntries(axesOf(name).map((axis) => [axis, axisOf(name, axis)]));
    case '3 numbers':
      return [0, 0, 0];
    case 'array':
      return [];
    default:
      return '';
  }
}

/** The usual coordinate on an axis: no turn, and the size as it is. */
function axisOf(field: string | undefined, axis: string): number {
  if (field === 'rot' && axis === 'w') return NO_ROTATION.w;
  return field === 'scale' ? 1 : 0;
}

/** The values that a field may have. The context is that of the value, or of a key without one. */
export function valueChoices(context: FieldContext, names: RoomNames): readonly Choice[] {
  const { record, path } = context;
  const field = path.at(-1);
  if (field === undefined) return [];
  const named = path.length === 1 ? publicChoices(field, context, names) : undefined;
  if (named !== undefined) return named;
  if (record === undefined) return [];
  if (path.length === 1) {
    const known = namedChoices(field, context, names);
    if (known !== undefined) return known;
  }
  const words = fieldWords(record, path);
  if (words.only !== undefined) return words.only.map((value) => plain(value));
  const kind = isFieldSet(record) && path.length === 1 ? FIELDS[record][field] : undefined;
  if (Array.isArray(kind)) return kind.map((value) => plain(value));
  const isBoolean = kind === 'boolean' || (kind === undefined && isCatalogBoolean(context, field, names));
  return isBoolean ? [plain(true), plain(false)] : [];
}

/** The names that a field may hold by the public material of the platform; undefined for other fields. */
function publicChoices(
  field: string,
  context: FieldContext,
  names: RoomNames,
): readonly Choice[] | undefined {
  const { table, entry } = context;
  const owner = names.ownerOf(context);
  if (owner === undefined) return undefined;
  if (ANIMATION_FIELDS.get(owner) === field) return [...ANIMATION_NAMES.names].map((value) => plain(value));
  const written = table.isKey(entry) ? '' : table.textOf(entry);
  return fieldNameChoices(owner, field, written, names.ofCreators);
}

function isCatalogBoolean(context: FieldContext, field: string, names: RoomNames): boolean {
  const { object: entry } = context;
  for (const [name, kind] of catalogKeys({ ...context, entry, path: [] }, names))
    if (name === field) return kind === 'boolean';
  return false;
}

function plain(value: PlainJson): Choice {
  return { kind: 'value', value, detail: '' };
}

/** The values of fields whose name says more than their type; undefined for others. */
function namedChoices(field: string, context: FieldContext, names: RoomNames): readonly Choice[] | undefined {
  const { record, general } = context;
  switch (field) {
    case '$type':
      return typeChoices(general);
    case 'TargetState':
      return record === 'effector-subscription' ? stateChoices() : codeChoices();
    case 'prefabName':
      return [...PREFABS.keys()].map((value) => ({ kind: 'type', value, detail: '' }));
    case 'parentItemID':
      return [...names.itemKeys].flatMap((key) => itemChoice(key, names));
    case 'TaskTriggerId':
      return referredEntries(names).map(({ id, name }) => ({ kind: 'quest', value: id, detail: name }));
    case 'id':
      if (record !== 'requirement') return undefined;
      return referredEntries(names).map(({ id, name }) => ({ kind: 'quest', value: id, detail: name }));
    case 'Name':
      if (general === 'quest-entry') return undefined;
      return referredEntries(names).map(({ id, name }) => ({ kind: 'quest', value: name, detail: id }));
    default:
      return undefined;
  }
}

/** The entries by which others refer to quests. */
function referredEntries(names: RoomNames): readonly NamedEntry[] {
  return names.entries.filter(({ status, name }) => status !== 'completed' && name !== '');
}

function itemChoice(key: string, names: RoomNames): readonly Choice[] {
  const number = Number(key);
  const isSpelled = Number.isSafeInteger(number) && String(number) === key;
  return isSpelled ? [{ kind: 'item', value: number, detail: names.labelOf(key) }] : [];
}

const KINDS_OF_TYPE: Readonly<Record<string, readonly TypeKind[]>> = {
  subscription: ['effector subscription', 'trigger subscription'],
  effect: ['effect'],
  trigger: ['trigger'],
};

function typeChoices(general: FieldContext['general']): readonly Choice[] {
  const kinds = KINDS_OF_TYPE[general ?? ''] ?? [];
  const documented = [...DOCUMENTED_TYPES].filter(([, kind]) => kinds.includes(kind));
  const known =
    general === 'effect' ? EFFECTS : general === 'trigger' ? TRIGGERS : new Map<string, unknown>();
  const others = [...known.keys()].filter((type) => !DOCUMENTED_TYPES.has(type));
  return [
    ...documented.map(([value, detail]) => ({ kind: 'type' as const, value, detail })),
    ...others.map((value) => ({ kind: 'type' as const, value, detail: 'public material of the platform' })),
  ];
}

function codeChoices(): readonly Choice[] {
  return TRANSITION_CODES.map((each) => ({ kind: 'code', value: each.code, detail: transitionWords(each) }));
}

function stateChoices(): readonly Choice[] {
  return [1, 2].map((value) => ({ kind: 'code', value, detail: QUEST_STATES[value] ?? '' }));
}
