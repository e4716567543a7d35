import type { Prescan } from '../../bytes/scan/prescan.js';
import type { EmbeddedText, SurfacePrescan } from '../../model/snapshot/embedded-text.js';
import { countMembers } from './limits.js';

/** Looks for faults of the text in one string. */
type LookInside = (text: EmbeddedText, mayHoldSecrets: boolean) => void;

/** Strings that hold JSON: those that the prescan of the file has cleared are not looked into again. */
export class PrescannedStrings {
  /** What strings are read with: whether the prescan of the file counts for them. */
  readonly surface: SurfacePrescan;
  private members = 0;
  private readonly uncertain: EmbeddedText[] = [];

  constructor(
    private readonly found: Prescan,
    maxDepth: number,
    private readonly lookInside: LookInside,
  ) {
    this.surface = surfaceOf(found, maxDepth);
  }

  visit(text: EmbeddedText): void {
    const { reading } = text;
    // The prescan of the file has looked into strings that hold objects and lists only.
    if (reading.kind !== 'value' || reading.prescan !== undefined || typeof reading.value !== 'object') {
      this.lookInside(text, this.found.secretHints);
      return;
    }
    if (!this.found.inside.escapedKeys) return;
    this.members += countMembers(reading.value);
    this.uncertain.push(text);
  }

  /** To be called after the last string. */
  end(): void {
    if (this.surface !== 'prescanned' || this.members === this.found.inside.members) return;
    // Some string has equal keys, or only looks as if it held JSON: now each is prescanned by itself.
    for (const text of this.uncertain) this.lookInside(text, false);
  }
}

function surfaceOf({ secretHints, inside }: Prescan, maxDepth: number): SurfacePrescan {
  if (secretHints || inside.numbersToCheck || inside.surrogatesToCheck || inside.keysToCheck)
    return 'not prescanned';
  if (inside.depth > maxDepth) return 'not prescanned';
  return inside.escapedKeys ? 'prescanned' : 'prescanned, no escaped keys';
}
