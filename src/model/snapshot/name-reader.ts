import { member, textField } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import { type Span, span } from '../../bytes/text/span.js';
import { Utf8Cursor, utf8Length } from '../../bytes/text/utf8-offsets.js';
import { EFFECT_NAMES, EFFECTS, PREFAB_NAMES, PREFABS, TRIGGER_NAMES } from '../catalog/catalog.js';
import { NAME_FIELDS, NAME_LISTS, type NameKind, VARIABLE_FUNCTIONS } from '../catalog/name-kinds.js';
import { isComputedText } from '../expression/functions.js';
import { type ExpressionNode, withoutBrackets } from '../expression/node.js';
import { EXPRESSION_TYPE, type PlacedExpression, triggerOf } from './effect.js';
import type { ItemLogic } from './item-logic.js';
import type { SnapshotVisitor } from './walk.js';

/** How many places of one name are kept. A fix that would miss some is not offered. */
const MAX_PLACES = 100;

/** A string that is a name, or the bytes of its content that are. */
export interface NamePlace {
  readonly place: Place;
  readonly part?: Span;
}

/** Where a name is. */
export interface NamePlaces {
  /** The first of them. */
  readonly places: NamePlace[];
  count: number;
  /** The `$type` or prefab of the first. */
  readonly owner: string;
}

/** The names of one kind in a file. */
export interface NameIndex {
  readonly set: Map<string, NamePlaces>;
  readonly used: Map<string, NamePlaces>;
  /** Whether something sets a name that it puts together at run time, or lacks: then any name may be set. */
  isOpen: boolean;
}

/** Collects the names that refer to something in the same file, of all kinds, in one walk. */
export class NameReader {
  private readonly indexes = new Map<NameKind, NameIndex>();

  /** Complete after a walk with {@link reading}. */
  of(kind: NameKind): NameIndex {
    const none = () => ({ set: new Map(), used: new Map(), isOpen: false });
    return getOrInsert(this.indexes, kind, none);
  }

  /** The visitor, and with it this reader. */
  reading(visitor: Partial<SnapshotVisitor>): Partial<SnapshotVisitor> {
    return {
      ...visitor,
      effect: (each) => {
        visitor.effect?.(each);
        const { type, record, place, expression } = each;
        if (type !== undefined) this.noteFields(EFFECT_NAMES.meant(type) ?? type, record, place);
        if (expression !== undefined) this.noteExpression(expression);
      },
      subscription: (each) => {
        visitor.subscription?.(each);
        const trigger = triggerOf(each);
        if (trigger?.type === undefined) return;
        const { type, record } = trigger;
        this.noteFields(TRIGGER_NAMES.meant(type) ?? type, record, trigger.place);
      },
      embedded: (each) => {
        visitor.embedded?.(each);
        const { role, reading, place } = each;
        if (role === 'roomSettingsExtraData' && reading.kind === 'value')
          this.noteSettings(reading.value, place.inside());
      },
    };
  }

  /** Notes the names in the logic of an item, which {@link reading} does not meet. */
  noteLogic({ prefabName, value, place }: ItemLogic): void {
    if (prefabName !== undefined) {
      this.noteFields(PREFAB_NAMES.meant(prefabName) ?? prefabName, value, place);
      return;
    }
    // Any prefab may be missing here.
    for (const { kind, field } of LOGIC_SETTERS)
      if ((textField(value, field) ?? '').trim() !== '') this.of(kind).isOpen = true;
  }

  /** Notes the names in a record, by its `$type` or prefab. */
  private noteFields(owner: string, record: JsonObject, place: Place): void {
    const fields = NAME_FIELDS.get(owner);
    if (fields === undefined) return;
    for (const { kind, field, role } of fields) {
      const text = textField(record, field);
      if (role === 'set' && text === undefined && isNeeded(owner, field)) this.of(kind).isOpen = true;
      if (text === undefined || text === '') continue;
      if (role !== 'shown') note(this.of(kind), role, text, { place: place.at(field) }, owner);
      else if (text.includes('|')) this.noteShown(kind, text, place.at(field), owner);
    }
  }

  /** Notes the names that a text shows the values of: `|name|`. */
  private noteShown(kind: NameKind, text: string, place: Place, owner: string): void {
    const cursor = new Utf8Cursor(text);
    for (const { index, 1: name = '' } of text.matchAll(/\|([^|]{1,100})\|/g)) {
      const start = cursor.offsetOf(index + 1);
      note(this.of(kind), 'used', name, { place, part: span(start, start + utf8Length(name)) }, owner);
    }
  }

  private noteSettings(extraData: JsonValue, place: Place): void {
    if (!isObject(extraData)) return;
    for (const { kind, list, field } of NAME_LISTS) {
      const elements = member(extraData, list);
      if (!Array.isArray(elements)) continue;
      for (const [number, element] of elements.entries()) {
        const name = textField(element, field);
        if (name === undefined) continue;
        note(this.of(kind), 'set', name, { place: place.at(list).at(number).at(field) }, 'settings');
      }
    }
  }

  /** Notes the variables that an expression reads and sets. One that cannot be read may set any. */
  private noteExpression(expression: PlacedExpression): void {
    const { parsed, nodes, place } = expression;
    const index = this.of('variable');
    if (parsed.kind === 'fault') {
      index.isOpen = true;
      return;
    }
    const roles = new Map<ExpressionNode, 'set' | 'used'>();
    const noteIn = (role: 'set' | 'used', name: string, start: number, end: number): void =>
      note(index, role, name, { place, part: expression.span(start, end) }, EXPRESSION_TYPE);
    // Each node comes before its parts.
    for (const node of nodes) {
      const role = roles.get(node);
      if (node.kind === 'string' && role !== undefined)
        noteIn(role, node.value, node.start + 1, node.end - 1);
      if (node.kind === 'read' && node.name !== undefined && (node.letters === 'N' || node.letters === 'S'))
        noteIn('used', node.name, node.nameStart, node.nameEnd);
      if (node.kind !== 'call') continue;
      for (const role of ['set', 'used'] as const) {
        const at = VARIABLE_FUNCTIONS[role].get(node.name);
        const argument = at === undefined ? undefined : node.arguments[at];
        if (argument === undefined) continue;
        const named = withoutBrackets(argument);
        if (named.kind === 'string') roles.set(named, role);
        else if (role === 'set') index.isOpen = true;
      }
    }
  }
}

/** The fields in the logic of prefabs that set names. */
const LOGIC_SETTERS = [...NAME_FIELDS].flatMap(([owner, fields]) =>
  PREFAB_NAMES.has(owner) ? fields.filter(({ role }) => role === 'set') : [],
);

/** Whether what sets a name must have the field that holds it. */
function isNeeded(owner: string, field: string): boolean {
  return EFFECTS.get(owner)?.needed.has(field) ?? PREFABS.get(owner)?.needed.includes(field) ?? false;
}

function note(index: NameIndex, role: 'set' | 'used', name: string, place: NamePlace, owner: string): void {
  if (name.trim() === '') return;
  if (isComputedText(name)) {
    if (role === 'set') index.isOpen = true;
    return;
  }
  const names = index[role];
  const known = names.get(name);
  if (known === undefined) {
    names.set(name, { places: [place], count: 1, owner });
    return;
  }
  known.count++;
  if (known.places.length < MAX_PLACES) known.places.push(place);
}
