import { isObject, type JsonValue } from '../../../src/json/value.js';

/* What a text holds that the documents do not know, read without any code of roomlint's. */

/** Every field name of the two documents, and the sections. */
const DOCUMENTED = new Set(
  `roomItems quests logic settings roomTasks Tasks prefabName parentItemID pos rot scale x y z w extraData roomSettingsExtraData
  tasksRefresh EntryId id Name Description Status Group DisplayGroup Enabled RepeatableLimit FinishTime AutoStart TriggeredByInventory
  Requirements Creator TemplateName Tracked Visible ExtraText Rewards SuccessMsg delete amount type $type Effector Id TargetState
  roomBase isNight chatDisabled currentEditornetId modelsize modelCenter contentString interactivityType interactivityURL hoverTitle
  hoverBodyContent ImageInteractivityDetails sessionData instanceId placed locked superLocked col e c
  TaskTriggerId Trigger DirectEffector _transformState position rotation duration linkedTasks useRandom Delay ViewNodes`.split(
    /\s+/,
  ),
);

export interface UnknownValues {
  /** How often each scalar value stands under an unknown name: by that name and the value. */
  readonly values: ReadonlyMap<string, number>;
  /** How many elements all lists of a name have. */
  readonly elements: ReadonlyMap<string, number>;
}

/** The unknown values of a text, also in strings with JSON, with elements under the name of their list. */
export function unknownValues(text: string): UnknownValues {
  const values = new Map<string, number>();
  const elements = new Map<string, number>();
  const add = (to: Map<string, number>, key: string, count: number): void => {
    to.set(key, (to.get(key) ?? 0) + count);
  };
  const open: { readonly name: string; readonly value: JsonValue }[] = [{ name: '', value: parsed(text) }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { name, value } = next;
    const inner = typeof value === 'string' && /^\s*[{["]/.test(value) ? parsed(value) : value;
    if (inner !== value) open.push({ name, value: inner });
    else if (Array.isArray(value)) {
      add(elements, name, value.length);
      for (const each of value) open.push({ name, value: each });
    } else if (isObject(value)) {
      for (const [key, each] of Object.entries(value)) open.push({ name: key, value: each });
    } else if (!DOCUMENTED.has(name)) add(values, `${name}: ${JSON.stringify(plain(value))}`, 1);
  }
  return { values, elements };
}

function parsed(text: string): JsonValue {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as JsonValue;
  } catch {
    return text;
  }
}

/** Expressions without the numbers of Names, which fixes may remove. */
function plain(value: JsonValue): JsonValue {
  return typeof value === 'string' ? value.replace(/(\('|\("|\{)(\s*)\d+_/g, '$1$2') : value;
}

/** What the first text has more of than the second one. */
export function lostValues(before: UnknownValues, after: UnknownValues): string[] {
  const lacking = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): string[] =>
    [...one].flatMap(([key, count]) => ((other.get(key) ?? 0) < count ? [key] : []));
  return [
    ...lacking(before.values, after.values),
    ...lacking(before.elements, after.elements).map((name) => `${name}: an element`),
  ];
}
