import { basename } from 'node:path';
import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { CONFIG_NAMES } from '../../world/files/known-files.js';
import { filePath } from '../../world/files/paths.js';
import type { Thread } from '../../world/threads/thread-host.js';
import type { FileOptions } from '../../world/workspace/check-file.js';
import { Checker } from './checker.js';
import { CODE_ACTION_KINDS } from './code-actions.js';
import { diagnosticOf } from './diagnostic.js';
import { Documents } from './documents.js';
import { EditedText } from './edited-text.js';
import { EDIT_LOGIC, SAVE_LOGIC } from './editor-commands.js';
import { Findings } from './findings.js';
import { answerRequests, type Session } from './requests.js';

/** What a language server is started with. */
export interface ServerOptions {
  readonly version: string;
  /** How the settings of files are found, unless the client says otherwise. */
  readonly files: Omit<FileOptions, 'cwd'>;
  /** Starts what checks; a thread unless given. */
  readonly newThread?: (() => Thread) | undefined;
}

/** Answers an editor until the connection ends. */
export class LanguageServer implements Session {
  readonly documents = new Documents();
  readonly checker: Checker;
  readonly findings: Findings;
  /** How the settings of files are found. */
  files: FileOptions;
  private watchesFiles = false;
  /** What has been said about files that cannot be checked: it is said once. */
  private readonly said = new Set<string>();

  constructor(
    readonly connection: Connection,
    private readonly options: ServerOptions,
  ) {
    this.files = options.files;
    this.checker = new Checker(() => this.files, options.newThread);
    this.findings = new Findings(this.checker, (message) => this.warn(message));
    this.follow();
    answerRequests(this);
  }

  /** Ends the thread that checks. */
  async close(): Promise<void> {
    this.documents.renewAll();
    await this.checker.restart();
  }

  private warn(message: string): void {
    if (this.said.has(message)) return;
    this.said.add(message);
    void this.tell(({ window }) => window.showWarningMessage(`roomlint: ${message}`));
  }

  /** Says something unasked. An editor that has left hears nothing, and its stream ends the server. */
  private async tell(say: (connection: Connection) => unknown): Promise<void> {
    try {
      await say(this.connection);
    } catch {}
  }

  private follow(): void {
    const { connection, documents } = this;
    connection.onInitialize((params) => this.initialize(params));
    connection.onInitialized(() => this.watchConfigs());
    connection.onDidOpenTextDocument(({ textDocument: { uri, version, text } }) => {
      this.changed(uri, EditedText.open(uri, version, text));
    });
    connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
      const text = documents.text(uri);
      if (text !== undefined) this.changed(uri, text.changed(contentChanges, version));
    });
    connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
      documents.close(uri);
      void this.tell(() => connection.sendDiagnostics({ uri, diagnostics: [] }));
    });
    connection.onDidSaveTextDocument(({ textDocument: { uri } }) => {
      if (CONFIG_NAMES.some((name) => documents.pathOf(uri).endsWith(name))) void this.checkAgain();
    });
    connection.onDidChangeWatchedFiles(() => void this.checkAgain());
  }

  private initialize({
    capabilities,
    initializationOptions,
    workspaceFolders,
  }: InitializeParams): InitializeResult {
    const folders: readonly unknown[] = Array.isArray(workspaceFolders) ? workspaceFolders : [];
    this.documents.folder = folders.map(folderPath).find((path) => path !== undefined) ?? process.cwd();
    const asked = filesFrom(initializationOptions);
    // Who started the server decides: an editor may turn plugins off, and never on again.
    const plugins = this.options.files.plugins !== false && asked.plugins !== false;
    this.files = { ...this.options.files, ...asked, plugins, cwd: this.documents.folder };
    this.watchesFiles = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    return {
      serverInfo: { name: 'roomlint', version: this.options.version },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        codeActionProvider: { codeActionKinds: CODE_ACTION_KINDS },
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        renameProvider: { prepareProvider: true },
        documentSymbolProvider: true,
        completionProvider: { triggerCharacters: ['"', ':', '[', '('] },
        executeCommandProvider: { commands: [EDIT_LOGIC, SAVE_LOGIC] },
      },
    };
  }

  private watchConfigs(): void {
    if (!this.watchesFiles) return;
    const names = CONFIG_NAMES.map((path) => basename(path)).join(',');
    const watchers = [{ globPattern: `**/{${names}}` }, { globPattern: '**/*baseline*.json' }];
    // An editor that refuses is served without.
    this.connection.client
      .register(DidChangeWatchedFilesNotification.type, { watchers })
      .catch((error: unknown) => this.connection.console.warn(`refused by the editor: ${error}`));
  }

  private changed(uri: string, text: EditedText): void {
    for (const each of this.documents.set(uri, text)) void this.publish(each);
  }

  /** Says nothing of a document that changes meanwhile. */
  private async publish(uri: string): Promise<void> {
    const document = this.documents.document(uri);
    const found = document && (await this.findings.of(document));
    if (document === undefined || found === undefined) return;
    const { version } = document.text;
    const diagnostics = found.findings.flatMap((finding) => diagnosticOf(finding, found.view) ?? []);
    await this.tell((connection) => connection.sendDiagnostics({ uri, version, diagnostics }));
  }

  /** Checks all documents again: a config, plugin or baseline may be another one. */
  private async checkAgain(): Promise<void> {
    this.said.clear();
    this.documents.renewAll();
    await this.checker.restart();
    for (const uri of this.documents.uris) void this.publish(uri);
  }
}

/** The path of a workspace folder; undefined for one that is not on this machine. */
function folderPath(folder: unknown): string | undefined {
  const { uri } = (folder ?? {}) as { readonly uri?: unknown };
  return typeof uri === 'string' ? filePath(uri) : undefined;
}

/** The options that a client gives when it starts the server. */
function filesFrom(given: unknown): Pick<FileOptions, 'config' | 'plugins'> {
  if (typeof given !== 'object' || given === null) return {};
  const { config, plugins } = given as { readonly config?: unknown; readonly plugins?: unknown };
  return {
    ...((typeof config === 'string' || config === false) && { config }),
    ...(typeof plugins === 'boolean' && { plugins }),
  };
}
