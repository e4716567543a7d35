import { keysOf, member, textField } from '../../bytes/json/members.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { decodedURI } from '../../bytes/scan/redactor.js';
import { withoutSecrets } from '../../bytes/scan/secrets.js';
import { addTo, getOrInsert } from '../../bytes/text/add-to.js';

/** What creators call an item, as in the file, without credentials. Escape it before printing. */
export interface ItemLabel {
  readonly prefabName?: string;
  /** The first of its title, text, hoverTitle and the file name of its contentString that is not blank. */
  readonly title?: string;
}

export interface NamedItem extends ItemLabel {
  readonly key: string;
}

/** The label of an item. @param logic its entry in `logic`, with titles: a string with JSON, or its value */
export function itemLabel(item: JsonValue | undefined, logic?: JsonValue): ItemLabel {
  const prefabName = textField(item, 'prefabName');
  const title = eachName(item, logic, () => false);
  const shown = prefabName === undefined ? undefined : withoutSecrets(prefabName);
  if (title === undefined) return shown === undefined ? {} : { prefabName: shown };
  return shown === undefined ? { title } : { prefabName: shown, title };
}

/** Everything that may be the title of an item, the best first. */
export function itemNames(item: JsonValue | undefined, logic?: JsonValue): readonly string[] {
  const names = new Set<string>();
  eachName(item, logic, (name) => {
    names.add(name);
    return true;
  });
  return [...names];
}

/**
 * Shows the names that are not blank to `goOn`, the best first, until it returns false, and returns the last one
 * shown. Allocates nothing without one: there may be a million items.
 */
function eachName(
  item: JsonValue | undefined,
  logic: JsonValue | undefined,
  goOn: (name: string) => boolean,
): string | undefined {
  const record = isObject(item) ? item : NOTHING;
  const [inLogic, inExtraData] = [logicOf(logic), logicOf(member(record, 'extraData'))];
  let last: string | undefined;
  const stopsAt = (name: string | undefined): boolean => {
    if (name === undefined || name.trim() === '') return false;
    last = withoutSecrets(name);
    return !goOn(last);
  };
  for (const field of ['title', 'text'])
    if (
      stopsAt(textField(record, field)) ||
      stopsAt(textField(inLogic, field)) ||
      stopsAt(textField(inExtraData, field))
    )
      return last;
  if (stopsAt(textField(record, 'hoverTitle'))) return last;
  const contentString = textField(record, 'contentString');
  if (contentString !== undefined) stopsAt(fileName(withoutSecrets(contentString)));
  return last;
}

/** A label for people: `GLB "Chest"`, cut and escaped. Empty if there is nothing to show. */
export function labelText({ prefabName = '', title }: ItemLabel): string {
  const prefab = quoteValue(prefabName).slice(1, -1);
  return [prefab, title === undefined ? '' : quoteValue(title)].filter((part) => part !== '').join(' ');
}

/** An item for people: `item 5 (GLB "Chest")`. */
export function itemText(item: NamedItem): string {
  return `item ${keyWithLabel(item)}`;
}

/** The same without the word: `5 (GLB "Chest")`. */
export function keyWithLabel(item: NamedItem): string {
  const label = labelText(item);
  return label === '' ? keyText(item.key) : `${keyText(item.key)} (${label})`;
}

/** A key of a snapshot for people. Longer keys are cut, and odd ones quoted. */
export function keyText(key: string): string {
  return /^[\w$./ >:-]{1,60}$/.test(key) ? key : quoteValue(key);
}

/** The items of a snapshot by their labels. Labels are worked out when they are asked for. */
export class ItemLabels {
  private readonly known = new Map<string, ItemLabel>();
  #byLabel: ReadonlyMap<string, readonly string[]> | undefined;
  #byOtherName: ReadonlyMap<string, readonly string[]> | undefined;

  /** @param items the section `roomItems` @param logic the section `logic` */
  constructor(
    private readonly items: JsonValue | undefined,
    private readonly logic: JsonValue | undefined,
  ) {}

  of(key: string): ItemLabel {
    return getOrInsert(this.known, key, () => itemLabel(member(this.items, key), member(this.logic, key)));
  }

  /** The items with this title or whole label; if there are none, those that have it as another name. */
  keysOf(name: string): readonly string[] {
    return this.byLabel.get(name) ?? this.byOtherName.get(name) ?? [];
  }

  /** The names that {@link keysOf} knows. */
  names(): Iterable<string> {
    return [...this.byLabel.keys(), ...this.byOtherName.keys()];
  }

  private get byLabel(): ReadonlyMap<string, readonly string[]> {
    this.#byLabel ??= this.indexed((item, logic) => {
      const label = itemLabel(item, logic);
      return [...(label.title === undefined ? [] : [label.title]), labelText(label)];
    });
    return this.#byLabel;
  }

  private get byOtherName(): ReadonlyMap<string, readonly string[]> {
    this.#byOtherName ??= this.indexed((item, logic) => itemNames(item, logic).slice(1));
    return this.#byOtherName;
  }

  private indexed(
    namesOf: (item: JsonValue | undefined, logic: JsonValue | undefined) => readonly string[],
  ): ReadonlyMap<string, readonly string[]> {
    const index = new Map<string, string[]>();
    for (const key of keysOf(this.items)) {
      for (const name of namesOf(member(this.items, key), member(this.logic, key))) {
        if (name !== '') addTo(index, name, key);
      }
    }
    return index;
  }

  /** `item 5 (GLB "Chest")` */
  text(key: string): string {
    return itemText({ key, ...this.of(key) });
  }

  /** `5 (GLB "Chest")` */
  keyWithLabel(key: string): string {
    return keyWithLabel({ key, ...this.of(key) });
  }
}

const MAY_BE_NAMED = /"(?:title|text)"/;
const NOTHING: JsonObject = {};

/** What a logic value holds. It is not parsed where no field in it can be a name. */
function logicOf(logic: JsonValue | undefined): JsonObject {
  if (isObject(logic)) return logic;
  if (typeof logic !== 'string' || !MAY_BE_NAMED.test(logic)) return NOTHING;
  const value = tryParseJson(logic);
  return isObject(value) ? value : NOTHING;
}

/** The last part of the path in a URL or path; undefined for data in a URL. Text is a name as it is. */
function fileName(contentString: string): string | undefined {
  const url = /^([a-z][a-z0-9+.-]+):(\/\/[^/?#]*)?/i.exec(contentString);
  if (url !== null && url[2] === undefined) return undefined;
  if (url === null && /[\s<]/.test(contentString) && !/\.\w+$/.test(contentString)) return contentString;
  const path = contentString.slice(url?.[0].length ?? 0).replace(/[?#].*$/s, '');
  // An object store may have encoded the slashes of the path.
  return lastPart(decodedURI(lastPart(path)));
}

function lastPart(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}
