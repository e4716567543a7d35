import { getOrInsert } from '../../bytes/text/add-to.js';
import { type CheckedText, type Checker, NOTHING } from './checker.js';
import type { OpenDocument } from './documents.js';
import type { View } from './view.js';

/** What is found in a document as it is. */
export interface CurrentFindings extends CheckedText {
  readonly view: View;
}

/** Checks open documents, each once. A check of one that is gone is stopped. */
export class Findings {
  private readonly found = new WeakMap<OpenDocument, Promise<CurrentFindings | undefined>>();

  /** @param failed called with the reason why a document cannot be checked, in words for people */
  constructor(
    private readonly checker: Checker,
    private readonly failed: (message: string) => void,
  ) {}

  /** undefined if the document changes meanwhile, or holds nothing to check. */
  of(document: OpenDocument): Promise<CurrentFindings | undefined> {
    return getOrInsert(this.found, document, () => this.check(document));
  }

  /** As {@link of}, without the fixes that would be refused. Trying them takes longer. */
  async tried(document: OpenDocument): Promise<CurrentFindings | undefined> {
    const found = await this.of(document);
    if (found === undefined || !found.findings.some(({ fix }) => fix?.safety === 'safe')) return found;
    const { view } = found;
    const checked = await this.checker.check('try', view.path, view.snapshot.bytes).catch(() => NOTHING);
    return document.isGone ? undefined : { ...checked, view };
  }

  private async check(document: OpenDocument): Promise<CurrentFindings | undefined> {
    // Whoever types several changes at once is answered once.
    await new Promise((resolve) => void setImmediate(resolve));
    const view = document.isGone ? undefined : document.view;
    if (view === undefined) return undefined;
    const checked = await this.checked(view, document.gone.signal);
    if (document.isGone) return undefined;
    if (checked.error !== undefined) this.failed(checked.error);
    return { ...checked, view };
  }

  private async checked(view: View, signal: AbortSignal): Promise<CheckedText> {
    try {
      return await this.checker.check('check', view.path, view.snapshot.bytes, signal);
    } catch (error) {
      if (!signal.aborted) this.failed(error instanceof Error ? error.message : String(error));
      return NOTHING;
    }
  }
}
