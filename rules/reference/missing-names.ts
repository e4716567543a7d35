import type { NameIndex, NamePlaces } from '../../src/model/snapshot/name-reader.js';
import { type Draft, NearNames, overwriteValue, quoteValue, type Report, spanIn } from '../kit.js';

/** The words of a rule about one kind of name. */
export interface NameWords {
  /** The kind of the finding, where the rule has several. */
  readonly kind?: string;
  /** `nothing starts the timer "x"`. */
  readonly missing: (quoted: string) => string;
  /** What to do where no name resembles it; undefined to report near misses only. */
  readonly advice?: (owner: string) => string | undefined;
}

/** Reports each name that is used and not set: one finding for each name. */
export function reportMissing(
  { set, used }: NameIndex,
  known: NearNames,
  words: NameWords,
  report: Report,
): readonly string[] {
  const reported: string[] = [];
  for (const [name, uses] of used) {
    if (set.has(name) || known.has(name)) continue;
    const meant = known.meant(name);
    const hint = meant === undefined ? words.advice?.(uses.owner) : `did you mean ${quoteValue(meant)}?`;
    if (hint === undefined) continue;
    reported.push(name);
    if (meant !== undefined) reported.push(meant);
    const says = { kind: words.kind, message: `${words.missing(quoteValue(name))}: ${hint}` };
    reportName(uses, says, meant, report);
  }
  return reported;
}

/** Reports a name at each of its places. */
export function reportName(
  { places, count }: NamePlaces,
  says: Pick<Draft, 'kind' | 'message'>,
  meant: string | undefined,
  report: Report,
): void {
  const isFixable =
    meant !== undefined && count === places.length && places.every(({ part }) => part === undefined);
  for (const { place, part } of places) {
    report({
      at: part === undefined ? place : spanIn(place, part, place),
      ...says,
      fix: isFixable ? overwriteValue(place, JSON.stringify(meant), `write ${quoteValue(meant)}`) : undefined,
    });
  }
}

/** The names that something sets, to compare others with. */
export function namesToCompare(index: NameIndex, others: readonly string[] = []): NearNames {
  return new NearNames([...index.set.keys(), ...others], 'of creators');
}
