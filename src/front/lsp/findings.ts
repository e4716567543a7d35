import { type CheckedText, type Checker, NOTHING } from './checker.js';
import type { Documents } from './documents.js';
import type { View } from './view.js';

/** What is found in a document as it is. */
export interface CurrentFindings extends CheckedText {
  readonly view: View;
}

interface Running {
  readonly version: string;
  readonly stop: AbortController;
  readonly found: Promise<CurrentFindings | undefined>;
}

/** Checks open documents, each version once. A check of a version that is gone is stopped. */
export class Findings {
  private readonly running = new Map<string, Running>();

  /** @param failed called with the reason why a document cannot be checked, in words for people */
  constructor(
    private readonly documents: Documents,
    private readonly checker: Checker,
    private readonly failed: (message: string) => void,
  ) {}

  /** undefined if the document changes meanwhile, or holds nothing to check. */
  of(uri: string): Promise<CurrentFindings | undefined> {
    const version = this.documents.versionOf(uri);
    if (version === undefined) return Promise.resolve(undefined);
    const known = this.running.get(uri);
    if (known?.version === version) return known.found;
    known?.stop.abort();
    const stop = new AbortController();
    const found = this.check(uri, version, stop.signal);
    this.running.set(uri, { version, stop, found });
    return found;
  }

  /** As {@link of}, without the fixes that would be refused. Trying them takes longer. */
  async tried(uri: string): Promise<CurrentFindings | undefined> {
    const found = await this.of(uri);
    if (found === undefined || !found.findings.some(({ fix }) => fix?.safety === 'safe')) return found;
    const { view } = found;
    const { path, snapshot } = view;
    const checked = await this.checker.check('try', path, snapshot.bytes).catch(() => NOTHING);
    return this.documents.view(uri) === view ? { ...checked, view } : undefined;
  }

  /** Stops the check of a document. What was found is forgotten. */
  forget(uri: string): void {
    this.running.get(uri)?.stop.abort();
    this.running.delete(uri);
  }

  forgetAll(): void {
    for (const uri of [...this.running.keys()]) this.forget(uri);
  }

  private async check(
    uri: string,
    version: string,
    signal: AbortSignal,
  ): Promise<CurrentFindings | undefined> {
    // Whoever types several changes at once is answered once.
    await new Promise((resolve) => void setImmediate(resolve));
    if (signal.aborted || this.documents.versionOf(uri) !== version) return undefined;
    const view = this.documents.view(uri);
    if (view === undefined) return undefined;
    const checked = await this.checked(view, signal);
    if (checked === undefined || this.documents.versionOf(uri) !== version) return undefined;
    if (checked.error !== undefined) this.failed(checked.error);
    return { ...checked, view };
  }

  private async checked(view: View, signal: AbortSignal): Promise<CheckedText | undefined> {
    try {
      return await this.checker.check('check', view.path, view.snapshot.bytes, signal);
    } catch (error) {
      if (signal.aborted) return undefined;
      this.failed(error instanceof Error ? error.message : String(error));
      return NOTHING;
    }
  }
}
