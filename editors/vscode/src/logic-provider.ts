import {
  Disposable,
  EventEmitter,
  type FileChangeEvent,
  FileChangeType,
  type FileStat,
  FileSystemError,
  type FileSystemProvider,
  FileType,
  type TextDocument,
  Uri,
  workspace,
} from 'vscode';
import { LOGIC_SCHEME } from '../../../src/front/lsp/editor-commands.js';
import type { Client } from './client.js';
import { type LogicFile, LogicFiles } from './logic-files.js';

/** How long a file around a string is left alone before the string is read again. */
const SETTLE_MILLISECONDS = 200;

/** Strings that hold JSON, as files that the editor opens and saves. */
export class LogicProvider implements FileSystemProvider {
  private readonly emitter = new EventEmitter<FileChangeEvent[]>();
  readonly onDidChangeFile = this.emitter.event;
  private readonly files: LogicFiles;
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(client: Client) {
    const server = {
      open: async (place: readonly string[]) => (await client.openLogic(place)).text,
      save: (uri: string, text: string) => client.saveLogic(uri, text),
    };
    const hosts = {
      open: (uri: string) => Promise.resolve(workspace.openTextDocument(Uri.parse(uri))),
      save: async (uri: string) => {
        await (await workspace.openTextDocument(Uri.parse(uri))).save();
      },
    };
    this.files = new LogicFiles(server, hosts, Date.now);
  }

  register(): Disposable {
    return Disposable.from(
      workspace.registerFileSystemProvider(LOGIC_SCHEME, this, { isCaseSensitive: true }),
      workspace.onDidChangeTextDocument(({ document }) => this.follow(document)),
      workspace.onDidCloseTextDocument((document) => this.closed(document)),
      this.emitter,
      new Disposable(() => {
        for (const timer of this.timers.values()) clearTimeout(timer);
      }),
    );
  }

  async stat(uri: Uri): Promise<FileStat> {
    const { text, changed } = await this.fileOf(uri);
    return { type: FileType.File, ctime: 0, mtime: changed, size: Buffer.byteLength(text) };
  }

  async readFile(uri: Uri): Promise<Uint8Array> {
    return Buffer.from((await this.fileOf(uri)).text);
  }

  async writeFile(uri: Uri, content: Uint8Array): Promise<void> {
    await this.files.write(uri.toString(), Buffer.from(content).toString());
  }

  watch(): Disposable {
    return new Disposable(() => undefined);
  }

  readDirectory(uri: Uri): never {
    throw FileSystemError.FileNotFound(uri);
  }

  createDirectory(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  delete(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  rename(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  private async fileOf(uri: Uri): Promise<LogicFile> {
    try {
      return await this.files.read(uri.toString());
    } catch (error) {
      throw FileSystemError.FileNotFound(error instanceof Error ? error.message : uri);
    }
  }

  private follow(document: TextDocument): void {
    const host = document.uri.toString();
    if (!this.files.isHost(host)) return;
    clearTimeout(this.timers.get(host));
    this.timers.set(
      host,
      setTimeout(() => void this.refresh(host), SETTLE_MILLISECONDS),
    );
  }

  private async refresh(host: string): Promise<void> {
    this.timers.delete(host);
    const changed = await this.files.refresh(host);
    this.emitter.fire(changed.map((uri) => ({ type: FileChangeType.Changed, uri: Uri.parse(uri) })));
  }

  private closed(document: TextDocument): void {
    const uri = document.uri.toString();
    this.files.close(uri);
    // The server knows a string as long as the file around it is open.
    if (this.files.isHost(uri)) void workspace.openTextDocument(document.uri);
  }
}
