import { type Prefab, prefabNamed } from '../../src/catalog/catalog.js';
import type { Place } from '../../src/json/place.js';
import { isObject, type JsonObject } from '../../src/json/value.js';
import type { Report, RuleContext, RuleListeners } from '../../src/lint/rule.js';
import { heldObject } from '../../src/snapshot/embedded-text.js';
import type { Snapshot } from '../../src/snapshot/snapshot.js';

/** The logic of an item, in `logic` or in its extraData. */
export interface ItemLogic {
  readonly value: JsonObject;
  /** Where the keys of `value` are. */
  readonly place: Place;
  /** Where the string is that holds it. */
  readonly holder: Place;
  readonly itemKey: string;
  readonly prefabName: string | undefined;
  /** What is known of its prefab. */
  readonly prefab: Prefab | undefined;
}

/** Listens to the logic of every item. What an item has both in extraData and in `logic` is judged in `logic`. */
export function onItemLogic<Options, State>(
  judge: (logic: ItemLogic, report: Report, context: RuleContext<Options, State>) => void,
): Pick<RuleListeners<Options, State>, 'embeddedText' | 'rawEmbedded'> {
  return {
    embeddedText(text, report, context) {
      const { role, place } = text;
      if (role !== 'logic' && role !== 'extraData') return;
      const itemKey = keyOf(role, place);
      if (role === 'extraData' && hasLogic(itemKey, context.snapshot)) return;
      const held = heldObject(text);
      if (held !== undefined)
        judge(itemLogic(held.value, held.place, place, itemKey, context.snapshot), report, context);
    },
    rawEmbedded({ role, value, place }, report, context) {
      if ((role !== 'logic' && role !== 'extraData') || !isObject(value)) return;
      judge(itemLogic(value, place, place, keyOf(role, place), context.snapshot), report, context);
    },
  };
}

function keyOf(role: 'logic' | 'extraData', place: Place): string {
  return String((role === 'logic' ? place : place.parent)?.step ?? '');
}

function hasLogic(itemKey: string, snapshot: Snapshot): boolean {
  const logic = snapshot.section('logic');
  return isObject(logic) && Object.hasOwn(logic, itemKey) && logic[itemKey] !== '';
}

function itemLogic(
  value: JsonObject,
  place: Place,
  holder: Place,
  itemKey: string,
  snapshot: Snapshot,
): ItemLogic {
  const prefabName = snapshot.prefabOf(itemKey);
  return { value, place, holder, itemKey, prefabName, prefab: prefabNamed(prefabName) };
}
