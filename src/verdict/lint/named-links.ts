import { childOf, member } from '../../bytes/json/members.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import type { Place } from '../../bytes/json/place.js';
import type { Step } from '../../bytes/json/pointer.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';

/** How an element without Id, id and `$type` is named: by its index, or like its siblings. */
export type UnnamedElements = 'by index' | 'alike';

/** A step of a place, with what is there and the identity path up to there. */
interface NamedLink {
  readonly step: Step | undefined;
  readonly value: JsonValue | undefined;
  readonly path: string;
}

/** The string that was parsed last, for each depth. */
export type ParsedStrings = { text: JsonValue | undefined; value: JsonValue | undefined }[];

/** What makes the names in identity paths. */
interface Naming {
  readonly unnamed: UnnamedElements;
  /** Names elements otherwise: undefined leaves the usual name. */
  readonly rename?: ((element: Place) => string | undefined) | undefined;
  /** A name as it is in the path. */
  readonly written: (name: string) => string;
}

/** Values and identity paths of places. What is known of the last place is used for the next one. */
export class NamedLinks {
  private readonly embedded: ParsedStrings = [];
  private readonly last: NamedLink[] = [];

  constructor(
    private readonly root: JsonValue | undefined,
    private readonly naming: Naming,
  ) {}

  /** The pointers with names for array indexes, as in the JSON of an array of them, without its brackets. */
  pathOf(place: Place): string {
    return this.to(place)?.path ?? '';
  }

  valueAt(place: Place): JsonValue | undefined {
    return this.to(place)?.value;
  }

  private to(place: Place): NamedLink | undefined {
    const { last } = this;
    const links = place.chain();
    let common = 0;
    while (common < last.length && common < links.length && last[common]?.step === links[common]?.step)
      common++;
    if (common < links.length) {
      last.length = common;
      for (const link of links.slice(common)) last.push(this.named(link, last.at(-1)));
    }
    return last[links.length - 1];
  }

  private named(link: Place, around: NamedLink | undefined): NamedLink {
    const { step, parent } = link;
    if (parent === undefined || around === undefined) return { step, value: this.root, path: '' };
    if (step === undefined) {
      const depth = this.last.filter((each, index) => index > 0 && each.step === undefined).length;
      // The next pointer begins here.
      return { step, value: inside(this.embedded, depth, around.value), path: `${around.path}","` };
    }
    const { unnamed, rename, written } = this.naming;
    const value = childOf(around.value, step);
    const name =
      typeof step === 'number'
        ? (rename?.(link) ?? elementName(value) ?? (unnamed === 'alike' ? '' : String(step)))
        : step;
    return { step, value, path: around.path + written(name) };
  }
}

/** What a string holds, which is parsed unless it is the last one of this depth. */
export function inside(
  parsed: ParsedStrings,
  depth: number,
  text: JsonValue | undefined,
): JsonValue | undefined {
  const last = parsed[depth];
  if (last !== undefined && last.text === text) return last.value;
  const value = typeof text === 'string' ? tryParseJson(text) : undefined;
  parsed[depth] = { text, value };
  return value;
}

/** The identity of an element; undefined where it has none but its index. */
export function elementName(element: JsonValue | undefined): string | undefined {
  if (!isObject(element)) return undefined;
  const name = firstText(element, 'Id') ?? firstText(element, 'id');
  return name ?? nameByType(element);
}

/** The name of an element without an Id; undefined where it has no type either. */
export function nameByType(element: JsonObject): string | undefined {
  const type = firstText(element, '$type');
  return type === undefined ? undefined : `${type} ${firstText(element, 'Name') ?? ''}`;
}

function firstText(element: JsonObject, key: string): string | undefined {
  const value = member(element, key);
  return typeof value === 'string' ? value : undefined;
}
