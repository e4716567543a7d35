import { basename, join } from 'node:path';
import type { TextDocumentContentChangeEvent } from 'vscode-languageserver';
import { CONFIG_NAMES } from '../../world/files/known-files.js';
import { filePath } from '../../world/files/paths.js';
import { EditedText } from './edited-text.js';
import { LogicView, logicPlace } from './logic-documents.js';
import { FileView, type View } from './view.js';

/** The names of configs, except those that hold something else as well. */
const CONFIGS = new Set(CONFIG_NAMES.map((path) => basename(path)).filter((name) => name !== 'package.json'));

/** The documents that are open in the editor. */
export class Documents {
  /** The folder of documents that have no file yet. */
  folder = process.cwd();
  private readonly texts = new Map<string, EditedText>();
  /** Views of the texts as they are, by URI. */
  private readonly views = new Map<string, { readonly version: string; readonly view: View | undefined }>();

  get uris(): readonly string[] {
    return [...this.texts.keys()];
  }

  open(uri: string, version: number, text: string): void {
    this.close(uri);
    this.texts.set(uri, EditedText.open(uri, version, text));
  }

  change(uri: string, version: number, changes: readonly TextDocumentContentChangeEvent[]): void {
    const text = this.texts.get(uri);
    if (text !== undefined) this.texts.set(uri, text.changed(changes, version));
  }

  close(uri: string): void {
    this.texts.delete(uri);
    this.views.delete(uri);
  }

  text(uri: string): EditedText | undefined {
    return this.texts.get(uri);
  }

  /** What changes whenever a document does, or what it shows a part of; undefined for one that is not open. */
  versionOf(uri: string): string | undefined {
    const text = this.texts.get(uri);
    if (text === undefined) return undefined;
    const host = logicPlace(uri)?.host;
    return host === undefined ? String(text.edition) : `${text.edition} in ${this.texts.get(host)?.edition}`;
  }

  /** The logic documents of a file. */
  logicOf(host: string): readonly string[] {
    return this.uris.filter((uri) => logicPlace(uri)?.host === host);
  }

  /** The path of a file, also of one that was never saved. */
  pathOf(uri: string): string {
    return filePath(uri) ?? join(this.folder, 'untitled.json');
  }

  /** A snapshot, or logic in a document of its own, as it is now; undefined for anything else. */
  view(uri: string): View | undefined {
    const version = this.versionOf(uri);
    if (version === undefined || CONFIGS.has(basename(this.pathOf(uri)))) return undefined;
    const known = this.views.get(uri);
    if (known?.version === version) return known.view;
    const view = this.newView(uri);
    this.views.set(uri, { version, view });
    return view;
  }

  /** An open snapshot. */
  file(uri: string): FileView | undefined {
    const view = this.view(uri);
    return view instanceof FileView ? view : undefined;
  }

  private newView(uri: string): View | undefined {
    const text = this.texts.get(uri);
    const place = logicPlace(uri);
    if (text === undefined) return undefined;
    if (place === undefined) return new FileView(text, this.pathOf(uri));
    const host = this.file(place.host);
    return host && LogicView.of(text, host, place);
  }
}
