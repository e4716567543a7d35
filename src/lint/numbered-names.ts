import type { Place } from '../json/place.js';
import type { JsonValue } from '../json/value.js';
import { type NameNumbers, NumberSet } from './name-numbers.js';
import { type NamedLink, NamedLinks } from './named-links.js';
import type { OccurrenceNames } from './occurrence-keys.js';

/** Longer texts are written once. */
const MAX_TEXT_LENGTH = 1_000;

/** Names places and occurrences of a version by numbers, with the identities of fingerprints. */
export class NumberedNames implements OccurrenceNames<number> {
  private readonly links: NamedLinks<number>;
  private readonly noValue: number;
  private readonly seen = new NumberSet();
  private readonly counts = new Map<number, number>();
  /** A thousand findings at a long value do not write it a thousand times. */
  private readonly longValues = new Map<string, number>();

  /** @param rename names elements otherwise: undefined leaves the usual name */
  constructor(
    root: JsonValue | undefined,
    private readonly numbers: NameNumbers,
    rename?: (element: Place) => string | undefined,
  ) {
    this.links = new NamedLinks(root, 'alike', rename);
    this.noValue = numbers.of('value null');
  }

  next(rule: string, place: Place | undefined, value: JsonValue): number {
    const { numbers } = this;
    const at = place === undefined ? numbers.nowhere : this.numberOf(place);
    return this.numbered(numbers.pair(at, numbers.pair(numbers.of(rule), this.valueNumber(value))));
  }

  nextNamed(rule: string, name: string): number {
    const { numbers } = this;
    const named = numbers.pair(numbers.of(rule), numbers.of(`name ${name}`));
    return this.numbered(numbers.pair(numbers.nowhere, named));
  }

  tied(key: number, tie: number): number {
    return this.numbers.tie(key, tie);
  }

  /** The number of a place, by its identity. */
  numberOf(place: Place): number {
    const { numbers } = this;
    let number: number = numbers.root;
    const links = this.links.to(place);
    for (let index = 1; index < links.length; index++) {
      const link = links[index] as NamedLink<number>;
      link.note ??= numbers.below(number, link.name);
      number = link.note;
    }
    return number;
  }

  valueAt(place: Place): JsonValue | undefined {
    return this.links.valueAt(place);
  }

  private valueNumber(value: JsonValue): number {
    if (value === null) return this.noValue;
    if (typeof value !== 'string' || value.length <= MAX_TEXT_LENGTH)
      return this.numbers.of(`value ${JSON.stringify(value)}`);
    const known = this.longValues.get(value) ?? this.numbers.of(`value ${JSON.stringify(value)}`);
    this.longValues.set(value, known);
    return known;
  }

  private numbered(key: number): number {
    if (this.seen.add(key)) return key;
    const count = (this.counts.get(key) ?? 1) + 1;
    this.counts.set(key, count);
    return this.numbers.pair(key, -count);
  }
}
