import type { Place } from '../json/place.js';
import { type Pointers, PointerWriter } from '../json/pointer-writer.js';
import { LineIndex, type Position } from '../text/lines.js';
import type { ByteOffset, Span } from '../text/span.js';
import { type Draft, placeOf } from './draft.js';
import type { Finding, Fix, RelatedPlace } from './finding.js';
import { Fingerprints } from './fingerprint.js';
import type { Level } from './level.js';
import type { LintedText } from './linted-text.js';
import { subjectOf } from './subject.js';
import type { DraftGroup, ShownDraft } from './together.js';

/** A target that has found its bytes. */
export interface Placed {
  readonly span: Span;
  /** The place that the report names; undefined where there is no tree. */
  readonly place: Place | undefined;
  readonly insideStrings: number;
}

/** A finding that has found its bytes. */
export interface PlacedGroup {
  readonly group: DraftGroup;
  readonly shown: ShownDraft;
  readonly at: Placed;
}

const NO_POINTERS: Pointers = { pointer: '', embedded: [] };

interface Sources extends LintedText {
  readonly targets: { place(at: Draft['at']): Placed; fixOf(shown: ShownDraft): Fix | undefined };
  /** In file order. */
  readonly placed: readonly PlacedGroup[];
}

/** What the findings of one file share to work out their details. */
export class FindingDetails {
  private readonly lines: LineIndex;
  private readonly pointers = new PointerWriter();
  private fingerprints: readonly string[] | undefined;

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
    const holdsSecret = fix.edits.some(({ text }) => this.mask(text) !== text);
    return {
      ...fix,
      description: this.mask(fix.description),
      ...(holdsSecret && { holdsSecret: true as const }),
    };
  }

  /** What the finding is about, masked; undefined outside items, logic and quests. */
  subjectOf({ place }: Placed): string | undefined {
    const [section, id] = place?.paths[0] ?? [];
    const subject = subjectOf(this.sources.value, section, id);
    return subject === undefined ? undefined : this.mask(subject);
  }

  /** The fingerprint of the finding at `index`. All are made at once, because equal ones are numbered in file order. */
  fingerprint(index: number): string {
    if (this.fingerprints === undefined) {
      const prints = new Fingerprints(this.sources.value, this.sources.newSha256);
      this.fingerprints = this.sources.placed.map(({ group, shown }) =>
        prints.next(group.active.rule.id, placeOf(shown.named.at)),
      );
    }
    return this.fingerprints[index] ?? '';
  }
}

/**
 * A finding that works out its details when they are read. Of a million findings, most are only counted or fixed, and a pointer may
 * be as long as the file.
 */
export class LocatedFinding implements Finding {
  readonly rule: string;
  readonly level: Level;
  readonly insideStrings: number;
  readonly notFixed: string | undefined;
  readonly #one: PlacedGroup;
  readonly #index: number;
  readonly #details: FindingDetails;
  #fix: Fix | undefined | 'unknown' = 'unknown';

  /**
   * @param index its rank among the findings of the file
   * @param notFixed why its fix was tried and taken back
   */
  constructor(one: PlacedGroup, index: number, details: FindingDetails, notFixed?: string) {
    this.rule = one.group.active.rule.id;
    this.level = one.group.level;
    this.insideStrings = one.at.insideStrings;
    this.#one = one;
    this.#index = index;
    this.#details = details;
    this.notFixed = notFixed;
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
    if (this.notFixed !== undefined) return undefined;
    if (this.#fix === 'unknown') this.#fix = this.#details.fixOf(this.#one.shown);
    return this.#fix;
  }

  get subject(): string | undefined {
    return this.#details.subjectOf(this.#one.at);
  }

  get fingerprint(): string {
    return this.#details.fingerprint(this.#index);
  }

  /** The same finding without its fix. */
  withoutFix(why: string): LocatedFinding {
    return new LocatedFinding(this.#one, this.#index, this.#details, why);
  }

  toJSON(): Finding {
    return plainFinding(this);
  }
}

/** A finding without its fix, which was tried and taken back. */
export function withoutFix(finding: Finding, why: string): Finding {
  if (finding instanceof LocatedFinding) return finding.withoutFix(why);
  const { fix: _fix, ...others } = plainFinding(finding);
  return { ...others, notFixed: why };
}

/** A finding with all its details as properties, to be copied or passed on. */
export function plainFinding(finding: Finding): Finding {
  const { rule, level, message, pointer, embedded, start, end, related } = finding;
  const { fix, notFixed, fingerprint, insideStrings, subject } = finding;
  const about = { rule, level, message, pointer, embedded, start, end, related };
  return {
    ...about,
    ...(fix === undefined ? {} : { fix }),
    ...(notFixed === undefined ? {} : { notFixed }),
    fingerprint,
    insideStrings,
    ...(subject === undefined ? {} : { subject }),
  };
}
