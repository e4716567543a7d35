import { basename, join } from 'node:path';
import { CONFIG_NAMES } from '../../world/files/known-files.js';
import { filePath } from '../../world/files/paths.js';
import type { EditedText } from './edited-text.js';
import { LogicView, logicPlace } from './logic-documents.js';
import { FileView, type View } from './view.js';

/** The names of configs, except those that hold something else as well. */
const CONFIGS = new Set(CONFIG_NAMES.map((path) => basename(path)).filter((name) => name !== 'package.json'));

/** A document as it is. Each change, also of the file that it shows a part of, makes another one. */
export class OpenDocument {
  /** Aborted when there is another one. */
  readonly gone = new AbortController();
  #view: { readonly made: View | undefined } | undefined;

  constructor(
    readonly text: EditedText,
    private readonly newView: () => View | undefined,
  ) {}

  /** A snapshot, or logic in a document of its own; undefined for anything else. */
  get view(): View | undefined {
    this.#view ??= { made: this.newView() };
    return this.#view.made;
  }

  get isGone(): boolean {
    return this.gone.signal.aborted;
  }
}

/** The documents that are open in the editor. */
export class Documents {
  /** The folder of documents that have no file yet. */
  folder = process.cwd();
  private readonly open = new Map<string, OpenDocument>();

  get uris(): readonly string[] {
    return [...this.open.keys()];
  }

  /** Takes the text of a document. @returns the documents that are others now: it, and the logic of it */
  set(uri: string, text: EditedText): readonly string[] {
    this.renew(uri, text);
    return [uri, ...this.renewLogicOf(uri)];
  }

  close(uri: string): void {
    this.open.get(uri)?.gone.abort();
    this.open.delete(uri);
    this.renewLogicOf(uri);
  }

  /** Forgets what is known of all documents. */
  renewAll(): void {
    for (const uri of this.uris) this.renew(uri);
  }

  document(uri: string): OpenDocument | undefined {
    return this.open.get(uri);
  }

  text(uri: string): EditedText | undefined {
    return this.open.get(uri)?.text;
  }

  view(uri: string): View | undefined {
    return this.open.get(uri)?.view;
  }

  /** The path of a file, also of one that was never saved. */
  pathOf(uri: string): string {
    return filePath(uri) ?? join(this.folder, 'untitled.json');
  }

  private renewLogicOf(host: string): readonly string[] {
    const logic = this.uris.filter((uri) => logicPlace(uri)?.host === host);
    for (const uri of logic) this.renew(uri);
    return logic;
  }

  private renew(uri: string, text = this.text(uri)): void {
    if (text === undefined) return;
    this.open.get(uri)?.gone.abort();
    this.open.set(uri, new OpenDocument(text, () => this.newView(uri, text)));
  }

  private newView(uri: string, text: EditedText): View | undefined {
    const path = this.pathOf(uri);
    if (CONFIGS.has(basename(path))) return undefined;
    const place = logicPlace(uri);
    if (place === undefined) return new FileView(text, path);
    const host = this.view(place.host);
    return host instanceof FileView ? LogicView.of(text, host, place) : undefined;
  }
}
