import { tryParseJson } from '../json/parse-json.js';
import type { Place } from '../json/place.js';
import type { Step } from '../json/pointer.js';
import { childOf, isObject, type JsonObject, type JsonValue, member } from '../json/value.js';

/** How an element without Id, id and `$type` is named: by its index, or like its siblings. */
export type UnnamedElements = 'by index' | 'alike';

export interface NamedLink<Note> {
  readonly step: Step | undefined;
  /** The key of a member or the name of an element; undefined at the root, and where a string is entered. */
  readonly name: string | undefined;
  readonly value: JsonValue | undefined;
  /** What its reader has worked out about the place up to here. */
  note?: Note;
}

/** Names the links of places by identity instead of array index, and remembers those of the last place. */
/** The string that was parsed last, for each depth. */
export type ParsedStrings = { text: JsonValue | undefined; value: JsonValue | undefined }[];

export class NamedLinks<Note> {
  private readonly embedded: ParsedStrings = [];
  private readonly last: NamedLink<Note>[] = [];
  /** The place around the last one, and the number of its links. */
  private around: { readonly place: Place; readonly links: number } | undefined;

  constructor(
    private readonly root: JsonValue | undefined,
    private readonly unnamed: UnnamedElements,
    /** Names elements otherwise: undefined leaves the usual name. */
    private readonly rename?: (element: Place) => string | undefined,
  ) {}

  /** The links of a place, outermost first. They are to be read before the next call. */
  to(place: Place): readonly NamedLink<Note>[] {
    const { last, around } = this;
    if (around !== undefined && place.parent === around.place) {
      if (last[around.links]?.step === place.step) return this.upTo(around.links + 1);
      last.length = around.links;
      this.push(place);
      return last;
    }
    const links = place.chain();
    let common = 0;
    while (common < last.length && common < links.length && last[common]?.step === links[common]?.step)
      common++;
    this.around = place.parent && { place: place.parent, links: links.length - 1 };
    if (common === links.length) return this.upTo(common);
    last.length = common;
    for (const link of links.slice(common)) this.push(link);
    return last;
  }

  valueAt(place: Place): JsonValue | undefined {
    return this.to(place).at(-1)?.value;
  }

  private upTo(count: number): readonly NamedLink<Note>[] {
    return count === this.last.length ? this.last : this.last.slice(0, count);
  }

  private push(link: Place): void {
    this.last.push(this.named(link, this.last.at(-1)?.value));
  }

  private named(link: Place, around: JsonValue | undefined): NamedLink<Note> {
    const { step, parent } = link;
    if (parent === undefined) return { step, name: undefined, value: this.root };
    if (step === undefined) {
      const depth = this.last.filter((each, index) => index > 0 && each.step === undefined).length;
      return { step, name: undefined, value: inside(this.embedded, depth, around) };
    }
    const value = childOf(around, step);
    const name =
      typeof step === 'number'
        ? (this.rename?.(link) ?? elementName(value) ?? (this.unnamed === 'alike' ? '' : String(step)))
        : step;
    return { step, name, value };
  }

  /** The JSON in a string that is inside `depth` others. */
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
