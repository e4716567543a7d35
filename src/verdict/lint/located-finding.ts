import { member, textField } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import { quoteValue } from '../../bytes/json/quote.js';
import type { JsonValue } from '../../bytes/json/value.js';
import type { Position } from '../../bytes/text/lines.js';
import type { Span } from '../../bytes/text/span.js';
import { itemLabel, itemText } from '../../model/snapshot/labels.js';
import type { Draft } from './draft.js';
import type { Finding, Fix, RelatedPlace } from './finding.js';
import type { FindingDetails, PlacedDraft } from './finding-details.js';
import { saysOf } from './kinds.js';
import type { Level } from './levels.js';
import type { LintedText } from './result.js';
import type { Rule } from './rule.js';

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
  constructor(index: number, details: FindingDetails, unfixed?: Unfixed) {
    const one = details.placed[index] as PlacedDraft;
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

  get copied(): readonly Span[] {
    return this.#details.copiedBy(this.#one.draft);
  }

  get discards(): readonly Place[] {
    return this.#details.discardedBy(this.#one.draft);
  }

  get subject(): string | undefined {
    const [section, id] = this.#one.at.place?.paths[0] ?? [];
    const subject = subjectOf(this.text.value, section, id);
    return subject === undefined ? undefined : this.#details.mask(subject);
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
    return new LocatedFinding(this.#index, this.#details, { why });
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
    const name = textField(quest, 'Name');
    return name === undefined || name.trim() === '' ? undefined : `quest ${quoteValue(name)}`;
  }
  if (section !== 'logic' && section !== 'roomItems') return undefined;
  return itemText({ key: id, ...itemLabel(record(root, 'roomItems', id), record(root, 'logic', id)) });
}

function record(root: JsonValue, section: string, id: string): JsonValue | undefined {
  return member(member(root, section), id);
}

/** What a finding says, in the words of its kind. */
function wordsOf(rule: Rule, { kind, values }: Draft): string {
  const says = saysOf(rule, kind);
  return typeof says === 'string' ? says : (says as (values: unknown) => string)(values);
}
