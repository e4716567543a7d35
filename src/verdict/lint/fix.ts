import { editPlace, type Splice, type TextEdit } from '../../bytes/json/edit/edit.js';
import type { LocatedEdits } from '../../bytes/json/edit/locate-edits.js';
import { sortSplices } from '../../bytes/json/edit/splices.js';
import type { Place } from '../../bytes/json/place.js';
import type { InnerSpan } from '../../bytes/json/place-query.js';
import { questIdLike } from '../../model/snapshot/quest-values.js';
import type { ByteEdits, FixDraft, NewIds } from './draft.js';
import type { Fix } from './finding.js';
import { digestOf, hexDigits, type NewSha256 } from './sha256.js';

/** A fix whose edits are known, and wait to be located. */
export interface OpenFix {
  readonly draft: FixDraft;
  readonly ofBytes: readonly ByteEdits[];
  /** Bytes of the content of a string. */
  readonly cuts: readonly InnerSpan[];
  /** Located together: made together or not at all. */
  readonly edits: readonly TextEdit[];
  /** The places whose values the fix declares to remove. */
  readonly discards: readonly Place[];
}

/** The edits of a fix, with the new ids that they want. */
export function openFix(draft: FixDraft, ids: NewIds): OpenFix {
  const all = typeof draft.edits === 'function' ? draft.edits(ids) : draft.edits;
  const ofBytes = all.filter((edit) => edit.kind === 'bytes');
  const cuts = all.filter((edit) => edit.kind === 'cut');
  const edits = all.filter((edit) => edit.kind !== 'cut' && edit.kind !== 'bytes');
  const discards = edits.filter((edit) => edit.discards === true).flatMap(changedPlaces);
  return { draft, ofBytes, cuts, edits, discards };
}

/** Where an edit changes something: a member that gets another name is new there. */
function changedPlaces(edit: TextEdit): readonly Place[] {
  const place = editPlace(edit);
  const renamed = edit.kind === 'rename' ? edit.place.parent?.at(edit.key) : undefined;
  return renamed === undefined ? [place] : [place, renamed];
}

/** The fix as sorted and escaped edits of the file. Undefined if it removes a key that its object has twice. */
export function finishFix(
  { draft, ofBytes, cuts, edits }: OpenFix,
  locations: LocatedEdits,
): Fix | undefined {
  const isAmbiguous = edits.some((edit) => edit.kind === 'remove' && locations.of(edit.place)?.repeated);
  if (isAmbiguous) return undefined;
  const splices: Splice[] = [...locations.splicesOf(edits)];
  for (const { replacements } of ofBytes)
    for (const { span, text } of replacements) {
      splices.push({ start: span.start, end: span.end, text });
    }
  for (const cut of cuts) {
    const where = locations.ofInner(cut);
    if (where === undefined) return undefined;
    splices.push({ start: where.start, end: where.end, text: '' });
  }
  return { safety: draft.safety, description: draft.description, edits: sortSplices(splices) };
}

const encoder = new TextEncoder();

/** The ids that fixes write, each a pure function of the file's bytes, the rule and the place. */
export class NewIdSource {
  private digest: Uint8Array | undefined;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly newSha256: NewSha256,
  ) {}

  of(rule: string): NewIds {
    return {
      uuid: (place) => asUuid(this.hex(rule, place, 0)),
      questId: (place, like, isTaken) => {
        for (let attempt = 0; ; attempt++) {
          const id = questIdLike(like, (length) =>
            BigInt(`0x${this.hex(rule, place, attempt)}`)
              .toString(36)
              .slice(-length),
          );
          if (!isTaken(id)) return id;
        }
      },
    };
  }

  private hex(rule: string, place: Place, attempt: number): string {
    // The bytes are read for the first one only: most files need none.
    this.digest ??= digestOf(this.newSha256, this.bytes);
    const { pointer, embedded } = place.pointers;
    const again = attempt === 0 ? [] : [attempt];
    const hash = this.newSha256();
    hash.update(this.digest);
    hash.update(encoder.encode(JSON.stringify([rule, pointer, ...embedded, ...again])));
    return hexDigits(hash.digest());
  }
}

/** Version 4 (RFC 9562, section 5.4). */
function asUuid(hex: string): string {
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
