import type { SyntaxFault } from '../../src/bytes/json/syntax/syntax-fault.js';
import { type EmbeddedText, syntaxFaultsIn } from '../../src/model/snapshot/embedded-text.js';

/** How much of the broken strings of a file is searched for what explains all faults of a string. */
const MAX_SEARCHED = 4_194_304;
/** A search takes some time however short the string is. */
const MIN_COUNTED = 1_024;

/** Equal strings up to this length are read once: what breaks many strings often leaves the same of them. */
const MAX_REMEMBERED_LENGTH = 200;
const MAX_REMEMBERED = 1_000;

/** What keeps strings of a file from being JSON. Later ones are read only to their first fault. */
export class BrokenTexts {
  private searched = 0;
  private readonly known = new Map<string, readonly SyntaxFault[]>();

  faultsIn(text: EmbeddedText): readonly SyntaxFault[] {
    const isSearched = this.searched < MAX_SEARCHED;
    this.searched += Math.max(MIN_COUNTED, text.text.length);
    const known = this.known.get(text.text);
    if (known !== undefined) return known;
    const faults = syntaxFaultsIn(text, isSearched);
    const isShort = text.text.length <= MAX_REMEMBERED_LENGTH;
    if (isShort && this.known.size < MAX_REMEMBERED) this.known.set(text.text, faults);
    return faults;
  }
}
