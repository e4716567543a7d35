import type { SyntaxFault } from '../../src/json/syntax/syntax-fault.js';
import { type EmbeddedText, syntaxFaultsIn } from '../../src/snapshot/embedded-text.js';

/** Beyond this number, broken strings are findings of their own, and need not be read. */
const MAX_TOGETHER = 10_000;
/** How much of the broken strings of a file is searched for what explains all faults of a string. */
const MAX_SEARCHED = 4_194_304;
/** A search takes some time however short the string is. */
const MIN_COUNTED = 1_024;

/** Equal strings up to this length are read once: what breaks many strings often leaves the same of them. */
const MAX_REMEMBERED_LENGTH = 200;
const MAX_REMEMBERED = 1_000;

/** How one of the broken strings is reported. */
export interface BrokenText {
  /** What keeps it from being JSON. */
  readonly faults: () => readonly SyntaxFault[];
  /** Whether it is shown as one finding with those that are broken alike. */
  readonly isTogether: boolean;
}

/** The broken strings of a file, in file order. Later ones are read only as far as needed. */
export class BrokenTexts {
  private count = 0;
  private searched = 0;
  private readonly known = new Map<string, readonly SyntaxFault[]>();

  add(text: EmbeddedText): BrokenText {
    const isSearched = this.searched < MAX_SEARCHED;
    this.searched += Math.max(MIN_COUNTED, text.text.length);
    return {
      faults: () => this.read(text, isSearched),
      isTogether: ++this.count <= MAX_TOGETHER,
    };
  }

  private read(text: EmbeddedText, isSearched: boolean): readonly SyntaxFault[] {
    const known = this.known.get(text.text);
    if (known !== undefined) return known;
    const faults = syntaxFaultsIn(text, isSearched);
    const isShort = text.text.length <= MAX_REMEMBERED_LENGTH;
    if (isShort && this.known.size < MAX_REMEMBERED) this.known.set(text.text, faults);
    return faults;
  }
}
