import type { Place } from '../json/place.js';
import { type Pointers, PointerWriter } from '../json/pointer-writer.js';
import { LineIndex, type Position } from '../text/lines.js';
import type { ByteOffset, Span } from '../text/span.js';
import type { ActiveRule } from './active-rule.js';
import { type Draft, placeOf } from './draft.js';
import type { Finding, Fix, RelatedPlace } from './finding.js';
import { Fingerprints } from './fingerprint.js';
import { kindNamed } from './kinds.js';
import type { Level } from './level.js';
import type { LintedText } from './linted-text.js';
import type { NameNumbers } from './name-numbers.js';
import { NumberedNames } from './numbered-names.js';
import { OccurrenceKeys } from './occurrence-keys.js';
import { subjectOf } from './subject.js';
import type { DraftGroup, ShownDraft } from './together.js';

/** A target with its bytes. */
export interface Placed {
  readonly span: Span;
  /** The place that the report names; undefined where there is no tree. */
  readonly place: Place | undefined;
  readonly insideStrings: number;
}

/** A finding with its bytes. */
export interface PlacedGroup {
  readonly group: DraftGroup;
  readonly shown: ShownDraft;
  readonly at: Placed;
}

const NO_POINTERS: Pointers = { pointer: '', embedded: [] };

interface Sources extends LintedText {
  readonly targets: {
    place(at: Draft['at']): Placed;
    fixOf(shown: ShownDraft): Fix | undefined;
    discardedBy(shown: ShownDraft): readonly Place[];
  };
  /** In file order. */
  readonly placed: readonly PlacedGroup[];
}

/** Keys of occurrences, for each draft of a finding. */
export type Keys<Key> = readonly (readonly Key[])[];

/** The finding of which another shows a part, and the occurrences in it: drafts with the ranks of their keys. */
interface Origin {
  readonly details: FindingDetails;
  readonly index: number;
  readonly picks: readonly { readonly draft: number; readonly ranks: readonly number[] }[];
}

/** How a finding differs from what its drafts give. */
export interface Changes {
  readonly isUnfixed?: boolean;
  /** Why its fix was tried and taken back. */
  readonly notFixed?: string | undefined;
  readonly origin?: Origin;
  readonly fingerprint?: string;
}

/** Some of the drafts of a finding. */
export interface FindingPart {
  readonly group: { readonly active: ActiveRule; readonly level: Level; readonly drafts: readonly Draft[] };
  readonly changes: Changes;
  readonly text: LintedText;
}

/** What the findings of one file share to work out their details. */
export class FindingDetails {
  private readonly lines: LineIndex;
  private readonly pointers = new PointerWriter();
  private readonly fingerprints: string[] = [];
  #prints: Fingerprints | undefined;
  private keys: readonly Keys<string>[] | undefined;
  private numbered: { readonly numbers: NameNumbers; readonly keys: readonly Keys<number>[] } | undefined;

  constructor(private readonly sources: Sources) {
    this.lines = new LineIndex(sources.bytes);
  }

  mask(message: string): string {
    return this.sources.hidden.mask(message);
  }

  position(offset: ByteOffset): Position {
    return this.lines.positionOf(offset);
  }

  pointersOf({ place }: Placed): Pointers {
    if (place === undefined) return NO_POINTERS;
    const { pointer, embedded } = this.pointers.pointersOf(place);
    return { pointer: this.mask(pointer), embedded: embedded.map((inner) => this.mask(inner)) };
  }

  briefPointersOf({ place }: Placed): readonly string[] {
    return place === undefined ? [''] : this.pointers.briefOf(place).map((pointer) => this.mask(pointer));
  }

  relatedTo({ related }: ShownDraft): RelatedPlace[] {
    return related.map(({ message, at }) => {
      const placed = this.sources.targets.place(at);
      const { start, end } = placed.span;
      const positions = { start: this.position(start), end: this.position(end) };
      return { message: this.mask(message), ...this.pointersOf(placed), ...positions };
    });
  }

  fixOf(shown: ShownDraft): Fix | undefined {
    const fix = this.sources.targets.fixOf(shown);
    if (fix === undefined) return undefined;
    // Such a fix is made but not shown: a tool would write the stars of a masked text.
    let secrets = 0;
    for (const { text } of fix.edits) {
      if (this.mask(text) !== text) secrets++;
    }
    return {
      ...fix,
      description: this.mask(fix.description),
      ...(secrets > 0 && { holdsSecret: true as const }),
    };
  }

  discardedBy(shown: ShownDraft): readonly Place[] {
    return this.sources.targets.discardedBy(shown);
  }

  /** What the finding is about, masked; undefined outside items, logic and quests. */
  subjectOf({ place }: Placed): string | undefined {
    const [section, id] = place?.paths[0] ?? [];
    const subject = subjectOf(this.sources.value, section, id);
    return subject === undefined ? undefined : this.mask(subject);
  }

  private get prints(): Fingerprints {
    const { value, newSha256 } = this.sources;
    this.#prints ??= new Fingerprints(value, newSha256);
    return this.#prints;
  }

  /** The fingerprint of the finding at `index`. Equal ones are numbered in file order. */
  fingerprint(index: number): string {
    const { placed } = this.sources;
    for (let next = this.fingerprints.length; next <= index; next++) {
      const { group, shown } = placed[next] as PlacedGroup;
      this.fingerprints.push(this.prints.next(group.active.rule.id, placeOf(shown.named.at)));
    }
    return this.fingerprints[index] ?? '';
  }

  /** The lasting keys of all drafts of the finding at `index`. */
  keysOf(index: number): Keys<string> {
    const { value, newSha256 } = this.sources;
    this.keys ??= this.allKeys(new OccurrenceKeys(this.sources, new Fingerprints(value, newSha256, 'alike')));
    return this.keys[index] ?? [];
  }

  /** The same for a comparison. */
  numberedKeysOf(index: number, numbers: NameNumbers): Keys<number> {
    if (this.numbered?.numbers !== numbers) {
      const names = new NumberedNames(this.sources.value, numbers);
      this.numbered = { numbers, keys: this.allKeys(new OccurrenceKeys(this.sources, names)) };
    }
    return this.numbered.keys[index] ?? [];
  }

  /** All at once, because equal ones are numbered. */
  private allKeys<Key>(keys: OccurrenceKeys<Key>): readonly Keys<Key>[] {
    return this.sources.placed.map(({ group: { active, drafts } }) =>
      drafts.map((draft) => keys.next(active.rule.id, draft)),
    );
  }

  get text(): LintedText {
    return this.sources;
  }
}

/** A finding whose details are worked out when they are read, as most are only counted or fixed. */
export class LocatedFinding implements Finding {
  readonly rule: string;
  readonly kind: string;
  readonly level: Level;
  readonly insideStrings: number;
  readonly #one: PlacedGroup;
  readonly #index: number;
  readonly #details: FindingDetails;
  readonly #changes: Changes;
  #fix: Fix | undefined | 'unknown' = 'unknown';

  /** @param index its rank among the findings of the file */
  constructor(one: PlacedGroup, index: number, details: FindingDetails, changes: Changes = {}) {
    const { rule } = one.group.active;
    this.rule = rule.id;
    this.kind = kindNamed(rule, one.group.drafts[0].kind);
    this.level = one.group.level;
    this.insideStrings = one.at.insideStrings;
    this.#one = one;
    this.#index = index;
    this.#details = details;
    this.#changes = changes;
  }

  get notFixed(): string | undefined {
    return this.#changes.notFixed;
  }

  get message(): string {
    return this.#details.mask(this.#one.shown.message());
  }

  get pointer(): string {
    return this.#details.pointersOf(this.#one.at).pointer;
  }

  get embedded(): readonly string[] {
    return this.#details.pointersOf(this.#one.at).embedded;
  }

  get briefPointers(): readonly string[] {
    return this.#details.briefPointersOf(this.#one.at);
  }

  get start(): Position {
    return this.#details.position(this.#one.at.span.start);
  }

  get end(): Position {
    return this.#details.position(this.#one.at.span.end);
  }

  get related(): readonly RelatedPlace[] {
    return this.#details.relatedTo(this.#one.shown);
  }

  get fix(): Fix | undefined {
    if (this.#changes.isUnfixed) return undefined;
    if (this.#fix === 'unknown') this.#fix = this.#details.fixOf(this.#one.shown);
    return this.#fix;
  }

  get discards(): readonly Place[] {
    return this.#details.discardedBy(this.#one.shown);
  }

  get subject(): string | undefined {
    return this.#details.subjectOf(this.#one.at);
  }

  get fingerprint(): string {
    return this.#changes.fingerprint ?? this.#details.fingerprint(this.#index);
  }

  get occurrences(): readonly string[] {
    return this.keys.flat();
  }

  get keys(): Keys<string> {
    return this.picked((details, index) => details.keysOf(index));
  }

  /** The keys of its occurrences for a comparison. */
  numberedKeys(numbers: NameNumbers): Keys<number> {
    return this.picked((details, index) => details.numberedKeysOf(index, numbers));
  }

  private picked<Key>(of: (details: FindingDetails, index: number) => Keys<Key>): Keys<Key> {
    const { origin } = this.#changes;
    if (origin === undefined) return of(this.#details, this.#index);
    const all = of(origin.details, origin.index);
    return origin.picks.map(({ draft, ranks }) => ranks.map((rank) => all[draft]?.[rank] as Key));
  }

  get drafts(): readonly Draft[] {
    return this.#one.group.drafts;
  }

  get text(): LintedText {
    return this.#details.text;
  }

  /** Those of its drafts whose occurrences are wanted. They are to be located again. */
  part<Key>(all: Keys<Key>, wants: (occurrence: Key) => boolean): FindingPart {
    const drafts: Draft[] = [];
    const picks: Origin['picks'][number][] = [];
    const { origin } = this.#changes;
    for (const [index, draft] of this.drafts.entries()) {
      const keys = all[index] ?? [];
      const wanted = [...keys.keys()].filter((rank) => wants(keys[rank] as Key));
      if (wanted.length === 0) continue;
      const before = origin?.picks[index];
      picks.push(
        before === undefined
          ? { draft: index, ranks: wanted }
          : { draft: before.draft, ranks: wanted.map((rank) => before.ranks[rank] as number) },
      );
      const fields = draft.fields?.filter((_field, rank) => wanted.includes(rank));
      drafts.push(wanted.length === keys.length ? draft : { ...draft, fields });
    }
    const { group, shown } = this.#one;
    const isNamedSame = drafts.includes(shown.named);
    const from = origin ?? { details: this.#details, index: this.#index };
    return {
      group: { ...group, drafts },
      changes: {
        ...this.#changes,
        origin: { ...from, picks },
        ...(isNamedSame && { fingerprint: this.fingerprint }),
      },
      text: this.#details.text,
    };
  }

  withoutFix(why: string | undefined): LocatedFinding {
    const changes = { ...this.#changes, isUnfixed: true, notFixed: why };
    return new LocatedFinding(this.#one, this.#index, this.#details, changes);
  }

  toJSON(): Finding {
    return plainFinding(this);
  }
}

/** A finding without its fix. @param why the reason, where the fix was tried and taken back */
export function withoutFix(finding: Finding, why?: string): Finding {
  if (finding instanceof LocatedFinding) return finding.withoutFix(why);
  const { fix: _fix, ...others } = plainFinding(finding);
  return why === undefined ? others : { ...others, notFixed: why };
}

/** A finding with all its details as properties, to be copied or passed on. */
export function plainFinding(finding: Finding): Finding {
  const { rule, kind, level, message, pointer, embedded, start, end, related } = finding;
  const { fix, notFixed, fingerprint, insideStrings, subject } = finding;
  const about = { rule, kind, level, message, pointer, embedded, start, end, related };
  return {
    ...about,
    ...(fix === undefined ? {} : { fix }),
    ...(notFixed === undefined ? {} : { notFixed }),
    fingerprint,
    insideStrings,
    ...(subject === undefined ? {} : { subject }),
  };
}
