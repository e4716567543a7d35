import type { Place } from '../../bytes/json/place.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { isObject, type JsonValue, memberOf } from '../../bytes/json/value.js';
import { LineIndex, type Position } from '../../bytes/text/lines.js';
import type { ByteOffset, Span } from '../../bytes/text/span.js';
import { textField } from '../../model/snapshot/fields.js';
import { itemLabel, itemText } from '../../model/snapshot/labels.js';
import { type Claim, claimsOf, type Draft, placeOf } from './draft.js';
import type { Finding, Fix, RelatedPlace } from './finding.js';
import { Fingerprints } from './fingerprint.js';
import type { LeveledDraft } from './kept-drafts.js';
import { saysOf } from './kinds.js';
import type { Level } from './levels.js';
import { OccurrenceKeys } from './occurrences.js';
import type { LintedText } from './result.js';
import type { Rule } from './rule.js';

/** A target with its bytes. */
export interface Placed {
  readonly span: Span;
  /** The place that the report names; undefined where there is no tree. */
  readonly place: Place | undefined;
  readonly insideStrings: number;
}

/** A finding with its bytes. */
export interface PlacedDraft extends LeveledDraft {
  readonly at: Placed;
}

type Pointers = Pick<Finding, 'pointer' | 'embedded'>;

const NO_POINTERS: Pointers = { pointer: '', embedded: [] };

interface Sources extends LintedText {
  readonly targets: {
    place(at: Claim): Placed;
    fixOf(draft: Draft): Fix | undefined;
    discardedBy(draft: Draft): readonly Place[];
  };
  /** In file order. */
  readonly placed: readonly PlacedDraft[];
}

/** What the findings of one file share to work out their details. */
export class FindingDetails {
  private readonly lines: LineIndex;
  private readonly fingerprints: string[] = [];
  #prints: Fingerprints | undefined;
  private keys: readonly (readonly string[])[] | undefined;

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
    const { pointer, embedded } = place.pointers;
    return { pointer: this.mask(pointer), embedded: embedded.map((inner) => this.mask(inner)) };
  }

  relatedTo({ related = [] }: Draft): RelatedPlace[] {
    return related.map(({ message, at }) => {
      const placed = this.sources.targets.place(at);
      const { start, end } = placed.span;
      const positions = { start: this.position(start), end: this.position(end) };
      return { message: this.mask(message), ...this.pointersOf(placed), ...positions };
    });
  }

  fixOf(draft: Draft): Fix | undefined {
    const fix = this.sources.targets.fixOf(draft);
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

  discardedBy(draft: Draft): readonly Place[] {
    return this.sources.targets.discardedBy(draft);
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
      const { active, draft } = placed[next] as PlacedDraft;
      const places = claimsOf(draft).map(placeOf);
      this.fingerprints.push(this.prints.next(active.rule.id, this.prints.leading(places)));
    }
    return this.fingerprints[index] ?? '';
  }

  /** The lasting keys of the finding at `index`: one for each of its claims. */
  keysOf(index: number): readonly string[] {
    const { value, newSha256 } = this.sources;
    if (this.keys === undefined) {
      // All at once, because equal ones are numbered.
      const keys = new OccurrenceKeys(this.sources, new Fingerprints(value, newSha256, 'alike'));
      this.keys = this.sources.placed.map(({ active, draft }) => keys.next(active.rule.id, draft));
    }
    return this.keys[index] ?? [];
  }

  get text(): LintedText {
    return this.sources;
  }
}

/** That a finding is not to be fixed, and why, where its fix was tried and taken back. */
interface Unfixed {
  readonly why: string | undefined;
}

/** A finding whose details are worked out when they are read, as most are only counted or fixed. */
export class LocatedFinding implements Finding {
  readonly rule: string;
  readonly kind: string;
  readonly level: Level;
  readonly insideStrings: number;
  readonly #one: PlacedDraft;
  readonly #index: number;
  readonly #details: FindingDetails;
  readonly #unfixed: Unfixed | undefined;
  #fix: Fix | undefined | 'unknown' = 'unknown';

  /** @param index its rank among the findings of the file */
  constructor(one: PlacedDraft, index: number, details: FindingDetails, unfixed?: Unfixed) {
    const { rule } = one.active;
    this.rule = rule.id;
    this.kind = one.draft.kind;
    this.level = one.level;
    this.insideStrings = one.at.insideStrings;
    this.#one = one;
    this.#index = index;
    this.#details = details;
    this.#unfixed = unfixed;
  }

  get notFixed(): string | undefined {
    return this.#unfixed?.why;
  }

  get message(): string {
    return this.#details.mask(wordsOf(this.#one.active.rule, this.#one.draft));
  }

  get pointer(): string {
    return this.#details.pointersOf(this.#one.at).pointer;
  }

  get embedded(): readonly string[] {
    return this.#details.pointersOf(this.#one.at).embedded;
  }

  get start(): Position {
    return this.#details.position(this.#one.at.span.start);
  }

  get end(): Position {
    return this.#details.position(this.#one.at.span.end);
  }

  get related(): readonly RelatedPlace[] {
    return this.#details.relatedTo(this.#one.draft);
  }

  get fix(): Fix | undefined {
    if (this.#unfixed !== undefined) return undefined;
    if (this.#fix === 'unknown') this.#fix = this.#details.fixOf(this.#one.draft);
    return this.#fix;
  }

  get discards(): readonly Place[] {
    return this.#details.discardedBy(this.#one.draft);
  }

  get subject(): string | undefined {
    return this.#details.subjectOf(this.#one.at);
  }

  get fingerprint(): string {
    return this.#details.fingerprint(this.#index);
  }

  get occurrences(): readonly string[] {
    return this.#details.keysOf(this.#index);
  }

  get draft(): Draft {
    return this.#one.draft;
  }

  get text(): LintedText {
    return this.#details.text;
  }

  withoutFix(why: string | undefined): LocatedFinding {
    return new LocatedFinding(this.#one, this.#index, this.#details, { why });
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

/** The item or quest of a place: `item 5 (GLB "Chest")`, `quest "0_find_key"`; undefined elsewhere. */
function subjectOf(root: JsonValue | undefined, section: unknown, id: unknown): string | undefined {
  if (root === undefined || typeof section !== 'string' || typeof id !== 'string') return undefined;
  if (section === 'quests') {
    const quest = record(root, 'quests', id);
    const name = isObject(quest) ? textField(quest, 'Name') : undefined;
    return name === undefined || name.trim() === '' ? undefined : `quest ${quoteValue(name)}`;
  }
  if (section !== 'logic' && section !== 'roomItems') return undefined;
  return itemText({ key: id, ...itemLabel(record(root, 'roomItems', id), record(root, 'logic', id)) });
}

function record(root: JsonValue, section: string, id: string): JsonValue | undefined {
  return memberOf(memberOf(root, section), id);
}

/** What a finding says, in the words of its kind. */
function wordsOf(rule: Rule, { kind, values }: Draft): string {
  const says = saysOf(rule, kind);
  return typeof says === 'string' ? says : (says as (values: unknown) => string)(values);
}
