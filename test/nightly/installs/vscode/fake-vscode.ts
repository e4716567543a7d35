import { readFileSync, writeFileSync } from 'node:fs';
import type { Position as Point } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** As much of VS Code as its language client and the extension use. What is missing does nothing. */

type Listener = (event: never) => unknown;

class EventEmitter {
  private readonly listeners = new Set<Listener>();

  readonly event = (listener: Listener, self?: unknown): Disposable => {
    const bound = listener.bind(self) as Listener;
    this.listeners.add(bound);
    return new Disposable(() => this.listeners.delete(bound));
  };

  fire(event: unknown): void {
    for (const listener of [...this.listeners]) listener(event as never);
  }

  dispose(): void {
    this.listeners.clear();
  }
}

class Disposable {
  constructor(readonly dispose: () => unknown) {}

  static from(...all: readonly Disposable[]): Disposable {
    return new Disposable(() => {
      for (const each of all) each.dispose();
    });
  }
}

class Position {
  constructor(
    readonly line: number,
    readonly character: number,
  ) {}
}

class Range {
  readonly start: Point;
  readonly end: Point;

  constructor(...given: readonly [Point, Point] | readonly [number, number, number, number]) {
    const [a, b, c, d] = given;
    this.start = typeof a === 'number' ? new Position(a, Number(b)) : a;
    this.end = typeof a === 'number' ? new Position(Number(c), Number(d)) : (b as Point);
  }
}

class Uri {
  private constructor(
    readonly scheme: string,
    readonly path: string,
    readonly query: string,
  ) {}

  readonly authority = '';
  readonly fragment = '';

  static parse(text: string): Uri {
    const [, scheme = '', path = '', query = ''] = /^([\w-]+):(?:\/\/)?([^?]*)\??(.*)$/.exec(text) ?? [];
    return new Uri(scheme, decodeURIComponent(path), decodeURIComponent(query));
  }

  static file(path: string): Uri {
    return new Uri('file', path, '');
  }

  static from({ scheme, path, query = '' }: { scheme: string; path: string; query?: string }): Uri {
    return new Uri(scheme, path, query);
  }

  static joinPath(uri: Uri, ...parts: readonly string[]): Uri {
    return new Uri(uri.scheme, [uri.path, ...parts].join('/'), '');
  }

  get fsPath(): string {
    return this.path;
  }

  toString(): string {
    const path = this.path.split('/').map(encodeURIComponent).join('/');
    const query = this.query === '' ? '' : `?${encodeURIComponent(this.query)}`;
    return `${this.scheme}:${this.scheme === 'file' ? '//' : ''}${path}${query}`;
  }
}

class CancellationTokenSource {
  private readonly cancelled = new EventEmitter();
  readonly token = { isCancellationRequested: false, onCancellationRequested: this.cancelled.event };

  cancel(): void {
    this.token.isCancellationRequested = true;
    this.cancelled.fire(undefined);
  }

  dispose(): void {}
}

class CodeActionKind {
  static readonly Empty = new CodeActionKind('');
  static readonly QuickFix = new CodeActionKind('quickfix');
  static readonly RefactorRewrite = new CodeActionKind('refactor.rewrite');

  constructor(readonly value: string) {}

  append(part: string): CodeActionKind {
    return new CodeActionKind(this.value === '' ? part : `${this.value}.${part}`);
  }
}

class TextEdit {
  constructor(
    readonly range: Range,
    readonly newText: string,
  ) {}

  static replace(range: Range, newText: string): TextEdit {
    return new TextEdit(range, newText);
  }
}

class WorkspaceEdit {
  readonly edits: (readonly [Uri, readonly TextEdit[]])[] = [];

  /** Edits may come with notes about them. */
  set(uri: Uri, edits: readonly (TextEdit | readonly [TextEdit, unknown])[]): void {
    this.edits.push([uri, edits.map((each) => (each instanceof TextEdit ? each : each[0]))]);
  }
}

class Diagnostic {
  source = '';
  code: unknown;

  constructor(
    readonly range: Range,
    readonly message: string,
    readonly severity: number,
  ) {}
}

class Document {
  version = 1;
  isDirty = false;
  readonly isClosed = false;
  readonly languageId = 'json';
  readonly eol = 1;

  constructor(
    readonly uri: Uri,
    private text: string,
    private readonly host: FakeEditor,
  ) {}

  get fileName(): string {
    return this.uri.path;
  }

  getText(): string {
    return this.text;
  }

  async save(): Promise<boolean> {
    if (this.uri.scheme === 'file') writeFileSync(this.uri.fsPath, this.text);
    this.isDirty = false;
    return true;
  }

  replace(text: string): void {
    const before = TextDocument.create('', 'json', 0, this.text);
    const end = before.positionAt(this.text.length);
    const change = {
      range: new Range(new Position(0, 0), end as Position),
      rangeOffset: 0,
      rangeLength: this.text.length,
      text,
    };
    this.text = text;
    this.version++;
    this.isDirty = true;
    this.host.events.onDidChangeTextDocument.fire({
      document: this,
      contentChanges: [change],
      reason: undefined,
    });
  }
}

interface FileSystem {
  readFile(uri: Uri): Promise<Uint8Array>;
  writeFile(uri: Uri, content: Uint8Array): Promise<void>;
}

export class FakeEditor {
  readonly commands = new Map<string, (...args: readonly unknown[]) => unknown>();
  readonly documents: Document[] = [];
  readonly fileSystems = new Map<string, FileSystem>();
  readonly diagnostics = new Map<string, Map<string, readonly Diagnostic[]>>();
  readonly shown: string[] = [];
  readonly messages: string[] = [];
  readonly pages: { html: string }[] = [];
  readonly status = { text: '', tooltip: '', show: () => {}, dispose: () => {} };
  readonly settings: Record<string, unknown> = {};
  active: { document: Document; selection: Range } | undefined;
  readonly events = {
    onDidOpenTextDocument: new EventEmitter(),
    onDidCloseTextDocument: new EventEmitter(),
    onDidChangeTextDocument: new EventEmitter(),
    onDidChangeActiveTextEditor: new EventEmitter(),
    onDidChangeDiagnostics: new EventEmitter(),
  };

  constructor(
    readonly folder: string,
    readonly isTrusted: boolean,
  ) {}

  /** What `require('vscode')` gives. */
  get api(): object {
    const classes = {
      TextEdit,
      CodeActionKind,
      CancellationTokenSource,
      EventEmitter,
      Disposable,
      Position,
      Range,
      Uri,
      WorkspaceEdit,
      Diagnostic,
    };
    const namespaces = {
      version: '1.101.0',
      commands: this.commandsApi(),
      window: this.windowApi(),
      workspace: this.workspaceApi(),
      languages: this.languagesApi(),
      env: { language: 'en', appName: 'fake' },
    };
    const filled = Object.entries(namespaces).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : withRest(value),
    ]);
    return withRest({ ...classes, ...ENUMS, ...Object.fromEntries(filled) });
  }

  async open(uri: Uri): Promise<Document> {
    const known = this.documents.find((each) => each.uri.toString() === uri.toString());
    if (known !== undefined) return known;
    const bytes = (await this.fileSystems.get(uri.scheme)?.readFile(uri)) ?? readFileSync(uri.fsPath);
    const document = new Document(uri, Buffer.from(bytes).toString(), this);
    this.documents.push(document);
    this.events.onDidOpenTextDocument.fire(document);
    return document;
  }

  /** Shows a file with the cursor after the first place of a text. */
  async show(path: string, at: string): Promise<Document> {
    const document = await this.open(Uri.file(path));
    const text = document.getText();
    const place = TextDocument.create('', 'json', 0, text).positionAt(text.indexOf(at) + 1);
    this.active = { document, selection: new Range(place, place) };
    this.events.onDidChangeActiveTextEditor.fire(this.active);
    return document;
  }

  async run(command: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.commands.get(command)?.(...args);
  }

  private commandsApi(): object {
    return {
      registerCommand: (name: string, run: () => unknown) => {
        this.commands.set(name, run);
        return new Disposable(() => this.commands.delete(name));
      },
      executeCommand: async (name: string, ...args: readonly unknown[]) => {
        this.messages.push(name);
        return this.run(name, ...args);
      },
    };
  }

  private windowApi(): object {
    const log = withRest({
      info: () => {},
      error: (text: string) => void this.messages.push(text),
      logLevel: 3,
    });
    const window = {
      visibleTextEditors: [],
      tabGroups: withRest({ all: [] }),
      createOutputChannel: () => log,
      createStatusBarItem: () => this.status,
      createWebviewPanel: () => {
        const webview = { html: '' };
        this.pages.push(webview);
        return { webview };
      },
      showTextDocument: async (uri: Uri) => {
        const document = await this.open(uri);
        this.shown.push(uri.toString());
        return { document };
      },
      showInformationMessage: async (text: string) => void this.messages.push(text),
      showErrorMessage: async (text: string) => void this.messages.push(text),
      showWarningMessage: async (text: string) => void this.messages.push(text),
      onDidChangeActiveTextEditor: this.events.onDidChangeActiveTextEditor.event,
    };
    return Object.defineProperty(window, 'activeTextEditor', { get: () => this.active });
  }

  private workspaceApi(): object {
    const { events } = this;
    return {
      isTrusted: this.isTrusted,
      textDocuments: this.documents,
      notebookDocuments: [],
      workspaceFolders: [{ uri: Uri.file(this.folder), name: 'rooms', index: 0 }],
      getConfiguration: () =>
        withRest({ get: (name: string, fallback: unknown) => this.settings[name] ?? fallback }),
      createFileSystemWatcher: () => withRest({ onDidCreate: NEVER, onDidChange: NEVER, onDidDelete: NEVER }),
      openTextDocument: (uri: Uri) => this.open(uri),
      registerFileSystemProvider: (scheme: string, provider: FileSystem) => {
        this.fileSystems.set(scheme, provider);
        return new Disposable(() => this.fileSystems.delete(scheme));
      },
      applyEdit: async ({ edits }: WorkspaceEdit) => {
        for (const [uri, changes] of edits) {
          const document = await this.open(uri);
          const before = TextDocument.create('', 'json', 0, document.getText());
          document.replace(TextDocument.applyEdits(before, [...changes]));
        }
        return true;
      },
      onDidOpenTextDocument: events.onDidOpenTextDocument.event,
      onDidCloseTextDocument: events.onDidCloseTextDocument.event,
      onDidChangeTextDocument: events.onDidChangeTextDocument.event,
    };
  }

  private languagesApi(): object {
    return {
      match: (selector: readonly { scheme?: string; language?: string }[], document: Document) =>
        [selector]
          .flat()
          .some(
            ({ scheme, language }) =>
              (scheme ?? document.uri.scheme) === document.uri.scheme &&
              (language ?? document.languageId) === document.languageId,
          )
          ? 10
          : 0,
      getDiagnostics: (uri: Uri) =>
        [...this.diagnostics.values()].flatMap((collection) => collection.get(uri.toString()) ?? []),
      createDiagnosticCollection: (name: string) => {
        const collection = new Map<string, readonly Diagnostic[]>();
        this.diagnostics.set(name, collection);
        return {
          set: (uri: Uri, found: readonly Diagnostic[] = []) => {
            collection.set(uri.toString(), found);
            this.events.onDidChangeDiagnostics.fire({ uris: [uri] });
          },
          delete: (uri: Uri) => void collection.delete(uri.toString()),
          has: (uri: Uri) => collection.has(uri.toString()),
          clear: () => collection.clear(),
          dispose: () => collection.clear(),
        };
      },
      onDidChangeDiagnostics: this.events.onDidChangeDiagnostics.event,
    };
  }
}

const NEVER = new EventEmitter().event;

const ENUMS = {
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
  FileType: { File: 1, Directory: 2 },
  FileChangeType: { Changed: 1, Created: 2, Deleted: 3 },
  LogLevel: { Off: 0, Trace: 1, Debug: 2, Info: 3, Warning: 4, Error: 5 },
  StatusBarAlignment: { Left: 1, Right: 2 },
};

/** What nobody has made here: events that never happen, providers that nobody asks, and classes without content. */
function withRest<Part extends object>(part: Part): Part {
  return new Proxy(part, {
    get(target, name, receiver) {
      if (Reflect.has(target, name) || typeof name !== 'string') return Reflect.get(target, name, receiver);
      if (/^[A-Z]/.test(name)) return class {};
      return () => new Disposable(() => undefined);
    },
  });
}
