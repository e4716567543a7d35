import type { NewJson, TextEdit } from '../../bytes/json/edit/edit.js';
import { Place, type PlacePart } from '../../bytes/json/place.js';
import type { InnerSpan } from '../../bytes/json/place-query.js';
import type { Replacement } from '../../bytes/json/syntax/syntax-fault.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { requireArgument, STRING } from '../../bytes/text/arguments.js';
import type { Span } from '../../bytes/text/span.js';
import type { FixSafety } from './finding.js';

/**
 * A place (its value, key, or record's key or brace), or a span of bytes in the string `holder` or the file.
 */
export type Target =
  | {
      readonly kind: 'place';
      readonly place: Place;
      readonly part: PlacePart;
      /** Members that are absent from the record there: each of them is named. */
      readonly absent?: readonly string[];
    }
  | {
      readonly kind: 'span';
      readonly holder: Place | undefined;
      readonly span: Span;
      /** The place that the report names for the span; undefined where there is no tree. */
      readonly place: Place | undefined;
    };

/** The key of a place: what is wrong is the key, or that the field is there. */
export function keyAt(place: Place): Target & { kind: 'place' } {
  return { kind: 'place', place, part: 'key' };
}

/** The record at a place, by its key or opening brace: something is missing from it. */
export function recordAt(place: Place): Target {
  return { kind: 'place', place, part: 'record' };
}

/** Members that a record lacks: shown at the record, known by the members. */
export function absentFrom(place: Place, absent: readonly string[]): Target {
  return { kind: 'place', place, part: 'record', absent };
}

/** Bytes of the file, or of the decoded string at `holder`. The report names them by `place`. */
export function spanIn(holder: Place | undefined, span: Span, place?: Place): Target {
  return { kind: 'span', holder, span, place };
}

/** What a fix changes, before it has offsets: the JSON, or bytes of the file, which need not be JSON. */
export type EditDraft = (TextEdit & Discarding) | ByteEdits | Cut;

/** What a fix declares about an edit that removes or replaces a value. Only unsafe fixes may. */
interface Discarding {
  /** The value is meant to go, with everything in it that the documents do not describe. */
  readonly discards?: true;
}

/** New text for bytes of the file. */
export interface ByteEdits {
  readonly kind: 'bytes';
  readonly replacements: readonly Replacement[];
}

/** Bytes that are cut out of the decoded content of the string at `holder`. */
export interface Cut extends InnerSpan {
  readonly kind: 'cut';
}

/** Ids that are not in use yet. They follow from the file, the rule and the place. */
export interface NewIds {
  /** A UUID of version 4. */
  uuid(place: Place): string;
  /** A quest id that looks like another one: as long, with the same beginning. */
  questId(place: Place, like: string, isTaken: (id: string) => boolean): string;
}

export interface FixDraft {
  readonly safety: FixSafety;
  readonly description: string;
  readonly edits: readonly EditDraft[] | ((ids: NewIds) => readonly EditDraft[]);
}

/** One occurrence that a rule reports: one finding. */
export interface Draft {
  /** What the finding is about. Of several claims, it is shown at the first, and known by all of them. */
  readonly at: Claim | readonly [Claim, ...Claim[]];
  /** What is wrong: one of the rule's kinds. */
  readonly kind: string;
  /** Names the occurrence if the order of the file decides at which of several places it is. */
  readonly identity?: string | undefined;
  /** What the words of the kind are made of. */
  readonly values?: unknown;
  readonly related?: readonly { readonly at: Claim; readonly message: string }[] | undefined;
  readonly fix?: FixDraft | undefined;
}

/** What a finding is about: a value, a key, absent members, or a span of text. */
export type Claim = Target | Place;

/** The claims of a draft, in the order in which it has them. */
export function claimsOf({ at }: Pick<Draft, 'at'>): readonly [Claim, ...Claim[]] {
  return Array.isArray(at) ? (at as readonly [Claim, ...Claim[]]) : [at as Claim];
}

/** The place that a claim names; undefined where there is no tree. */
export function placeOf(at: Claim): Place | undefined {
  return 'kind' in at ? at.place : at;
}

/** The places that a claim is about: that of each absent member, or its own. */
export function placesOf(at: Claim): readonly (Place | undefined)[] {
  const absent = 'kind' in at && at.kind === 'place' ? (at.absent ?? []) : [];
  return absent.length === 0 ? [placeOf(at)] : absent.map((member) => placeOf(at)?.at(member));
}

/** A text that is the same for equal claims. */
export function claimKey(at: Claim): string {
  if (at instanceof Place) return JSON.stringify([at.paths]);
  if (at.kind === 'place') return JSON.stringify([at.place.paths, at.part, ...(at.absent ?? [])]);
  return JSON.stringify([at.holder?.paths, at.span]);
}

/** The place at which a draft is shown; undefined where there is no tree. */
export function shownPlace(draft: Pick<Draft, 'at'>): Place | undefined {
  return placeOf(claimsOf(draft)[0]);
}

/** The values that a draft shows, those of its related places included. */
export function shownValues({ at, related = [] }: Pick<Draft, 'at' | 'related'>): readonly Place[] {
  const claims = [...claimsOf({ at }), ...related.map((each) => each.at)];
  return claims.filter((claim) => claim instanceof Place);
}

/** An edit that puts another value in place of one. */
export function writeValue(place: Place, value: JsonValue): TextEdit {
  return { kind: 'replace', place, by: { kind: 'json', json: JSON.stringify(value) } };
}

/** A fix that puts JSON text in place of a value. @throws TypeError for `true` instead of `'true'` */
export function replaceValue(place: Place, json: string, safety: FixSafety, description: string): FixDraft {
  requireArgument('json', json, STRING);
  return { safety, description, edits: [{ kind: 'replace', place, by: { kind: 'json', json } }] };
}

/** An unsafe fix that replaces a value which the documents do not describe: what it was is meant to go. */
export function overwriteValue(place: Place, json: string, description: string): FixDraft {
  requireArgument('json', json, STRING);
  const by = { kind: 'json', json } as const;
  return { safety: 'unsafe', description, edits: [{ kind: 'replace', place, by, discards: true }] };
}

/** A fix that puts a new UUID in place of a value, the same for the `original` and all of its copies. */
export function renewUuid(
  place: Place,
  safety: FixSafety,
  description: string,
  original: Place = place,
): FixDraft {
  const edits = (ids: NewIds): readonly EditDraft[] => {
    const json = JSON.stringify(ids.uuid(original));
    return [{ kind: 'replace', place, by: { kind: 'json', json } }];
  };
  return { safety, description, edits };
}

/** A fix that takes a member or element out, with its comma and white space. */
export function removeMember(place: Place, safety: FixSafety, description: string): FixDraft {
  return { safety, description, edits: [{ kind: 'remove', place }] };
}

/** An unsafe fix that gives a member the key that was meant. */
export function renameMember(place: Place, key: string, shown: string): FixDraft {
  const edits = [{ kind: 'rename', place, key, discards: true }] as const;
  return { safety: 'unsafe', description: `rename ${shown} to ${key}`, edits };
}

/** A fix that cuts characters out of a string: `span` counts in its decoded content. */
export function cutFromString(holder: Place, span: Span, safety: FixSafety, description: string): FixDraft {
  return { safety, description, edits: [{ kind: 'cut', holder, span }] };
}

/** A fix that adds a member with JSON text, where the order of the others wants it, else at the end. */
export function addMember(
  into: Place,
  key: string,
  json: string,
  safety: FixSafety,
  description: string,
): FixDraft {
  return { safety, description, edits: [{ kind: 'insert', into, key, json: { kind: 'json', json } }] };
}

type Move = (place: Place) => Place | undefined;

/** The same claim at another place; its own where there is no other. */
export function movedClaim(claim: Claim, move: Move): Claim {
  if (claim instanceof Place) return move(claim) ?? claim;
  if (claim.kind === 'place') return { ...claim, place: move(claim.place) ?? claim.place };
  const { holder, place } = claim;
  return { ...claim, holder: holder && (move(holder) ?? holder), place: place && (move(place) ?? place) };
}

/** A fix with its edits at other places, except for those whose places have none. */
export function movedFix(fix: FixDraft, move: Move): FixDraft {
  return withEdits(fix, (edits) => edits.map((edit) => movedEdit(edit, move) ?? edit));
}

/** A fix that makes the same edits at other places as well, where there are such places. */
export function fixAlsoAt(fix: FixDraft, move: Move): FixDraft {
  return withEdits(fix, (edits) => [
    ...edits,
    ...edits.flatMap((edit) => (edit.kind === 'bytes' ? [] : (movedEdit(edit, move) ?? []))),
  ]);
}

function withEdits(fix: FixDraft, change: (edits: readonly EditDraft[]) => readonly EditDraft[]): FixDraft {
  const { edits } = fix;
  return { ...fix, edits: typeof edits === 'function' ? (ids) => change(edits(ids)) : change(edits) };
}

/** The same edit at other places; undefined where one of its places has none. */
function movedEdit(edit: EditDraft, move: Move): EditDraft | undefined {
  if (edit.kind === 'bytes') return edit;
  if (edit.kind !== 'cut') return movedTextEdit(edit, move);
  const holder = move(edit.holder);
  return holder && { ...edit, holder };
}

function movedTextEdit(edit: TextEdit, move: Move): TextEdit | undefined {
  if (edit.kind === 'insert') {
    const [into, json] = [move(edit.into), movedJson(edit.json, move)];
    const { beside } = edit;
    const step = beside && move(edit.into.at(beside.step))?.step;
    return (
      into && json && { ...edit, into, json, beside: beside && { ...beside, step: step ?? beside.step } }
    );
  }
  const place = move(edit.place);
  if (edit.kind !== 'replace') return place && { ...edit, place };
  const by = movedJson(edit.by, move);
  return place && by && { ...edit, place, by };
}

function movedJson(json: NewJson, move: Move): NewJson | undefined {
  if (json.kind !== 'copy') return json;
  const of = move(json.of);
  const edits = json.edits.map((edit) => movedTextEdit(edit, move));
  return of && edits.every((edit) => edit !== undefined) ? { ...json, of, edits } : undefined;
}
