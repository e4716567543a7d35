import {
  isComputedText,
  isObject,
  type JsonObject,
  type JsonValue,
  type NameKind,
  nodesOf,
  objectField,
  onItemLogic,
  type Place,
  type PlacedExpression,
  type Report,
  type Rule,
  type RuleContext,
  type RuleListeners,
  type Snapshot,
  textField,
  VARIABLE_FUNCTIONS,
  withoutBrackets,
} from '../kit.js';

/** How many places of one name are kept. A fix that would miss some is not offered. */
const MAX_PLACES = 100;
/** How many names are compared: of a file with more, nothing is reported. */
const MAX_NAMES = 10_000;

/** Where a name is. */
export interface NamePlaces {
  /** The first of them. */
  readonly places: Place[];
  count: number;
  /** Whether a place holds more than the name. */
  isPart: boolean;
  /** The `$type` or prefab of the first. */
  readonly owner: string;
}

/** The names of one kind in a file. */
export interface NameIndex {
  readonly set: Map<string, NamePlaces>;
  readonly used: Map<string, NamePlaces>;
  /** Whether something sets a name that it puts together at run time: then any name may be set. */
  isOpen: boolean;
}

export function newIndex(): NameIndex {
  return { set: new Map(), used: new Map(), isOpen: false };
}

type Role = 'set' | 'used';

function note(index: NameIndex, role: Role, name: string, place: Place, owner: string, isPart = false): void {
  if (name.trim() === '') return;
  if (isComputedText(name)) {
    if (role === 'set') index.isOpen = true;
    return;
  }
  const names = index[role];
  const known = names.get(name);
  if (known === undefined) {
    names.set(name, { places: [place], count: 1, isPart, owner });
    return;
  }
  known.count++;
  if (isPart) known.isPart = true;
  if (known.places.length < MAX_PLACES) known.places.push(place);
}

/** Notes the names in a record, by its `$type` or prefab. */
function noteFields(kind: NameKind, index: NameIndex, owner: string, record: JsonObject, place: Place): void {
  for (const { field, role } of kind.fields.get(owner) ?? []) {
    const text = textField(record, field);
    if (text === undefined) continue;
    if (role !== 'shown') note(index, role, text, place.at(field), owner);
    else
      for (const [, name = ''] of text.matchAll(/\|([^|]{1,100})\|/g))
        note(index, 'used', name, place.at(field), owner, true);
  }
}

/** The listeners that collect the names of one kind in the walk, and report when everything is known. */
export function namesOf(
  kind: NameKind,
  judge: (index: NameIndex, report: Report, snapshot: Snapshot) => void,
  hasExpressions = false,
): Rule['on'] {
  const logic = onItemLogic<unknown, NameIndex>(({ value, place, prefabName }, _report, { state }) => {
    if (prefabName !== undefined && kind.fields.has(prefabName))
      noteFields(kind, state, prefabName, value, place);
  });
  type Context = RuleContext<unknown, NameIndex>;
  const on: RuleListeners<unknown, NameIndex> = {
    effect({ type, record, place }, _report, { state }) {
      if (type !== undefined && kind.fields.has(type)) noteFields(kind, state, type, record, place);
    },
    subscription({ record, place }, _report, { state }) {
      const trigger = objectField(record, 'Trigger');
      const type = trigger === undefined ? undefined : textField(trigger, '$type');
      if (trigger !== undefined && type !== undefined && kind.fields.has(type))
        noteFields(kind, state, type, trigger, place.at('Trigger'));
    },
    embeddedText(text, report, context: Context) {
      const { role, reading, place } = text;
      if (role === 'roomSettingsExtraData' && reading.kind === 'value')
        noteSettings(kind, context.state, reading.value, place.inside());
      else logic.embeddedText?.(text, report, context);
    },
    ...(logic.rawEmbedded === undefined ? {} : { rawEmbedded: logic.rawEmbedded }),
    snapshotEnd(snapshot, report, { state }) {
      if (state.isOpen || state.set.size > MAX_NAMES || state.used.size > MAX_NAMES) return;
      judge(state, report, snapshot);
    },
    ...(hasExpressions
      ? {
          expression: (expression: PlacedExpression, _report: Report, { state }: Context) =>
            noteExpression(expression, state),
        }
      : {}),
  };
  return on as Rule['on'];
}

function noteSettings(kind: NameKind, index: NameIndex, extraData: JsonValue, place: Place): void {
  if (!isObject(extraData)) return;
  for (const { list, field } of kind.settings) {
    const elements = extraData[list];
    if (!Array.isArray(elements)) continue;
    for (const [number, element] of elements.entries()) {
      const name = isObject(element) ? textField(element, field) : undefined;
      if (name !== undefined) note(index, 'set', name, place.at(list).at(number).at(field), 'settings');
    }
  }
}

/** Notes the variables that an expression reads and sets. One that cannot be read may set any. */
function noteExpression({ parsed, place }: PlacedExpression, index: NameIndex): void {
  if (parsed.kind === 'fault') {
    index.isOpen = true;
    return;
  }
  for (const node of nodesOf(parsed.root)) {
    if (node.kind === 'read') {
      const isOfVariable = node.letters === 'N' || node.letters === 'S';
      if (isOfVariable && node.name !== undefined)
        note(index, 'used', node.name, place, 'FunctionEffector', true);
    }
    if (node.kind !== 'call') continue;
    for (const role of ['set', 'used'] as const) {
      const at = VARIABLE_FUNCTIONS[role].get(node.name);
      const argument = at === undefined ? undefined : node.arguments[at];
      if (argument === undefined) continue;
      const named = withoutBrackets(argument);
      if (named.kind === 'string') note(index, role, named.value, place, 'FunctionEffector', true);
      else if (role === 'set') index.isOpen = true;
    }
  }
}
