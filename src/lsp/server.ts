import { basename } from 'node:path';
import {
  type Connection,
  type Diagnostic,
  DiagnosticRefreshRequest,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  LogMessageNotification,
  MessageType,
  PositionEncodingKind,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { CONFIG_NAMES } from '../files/known-files.js';
import { filePath } from '../files/paths.js';
import type { Thread } from '../threads/thread-host.js';
import type { FileOptions } from '../workspace/check-file.js';
import { Checker } from './checker.js';
import { CODE_ACTION_KINDS } from './code-actions.js';
import { configDiagnostics } from './config-documents.js';
import { diagnosticOf } from './diagnostic.js';
import { Documents } from './documents.js';
import { Findings } from './findings.js';
import { EDIT_LOGIC, SAVE_LOGIC } from './logic-documents.js';
import { answerRequests } from './requests.js';
import type { Session } from './session.js';

export interface ServerOptions {
  readonly version: string;
  /** How the settings of files are found, unless the client says otherwise. */
  readonly files: Omit<FileOptions, 'cwd'>;
  /** Starts what checks; a thread unless given. */
  readonly newThread?: (() => Thread) | undefined;
}

/** What a client may ask for and what it can do. */
interface ClientAbilities {
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly watchesFiles: boolean;
}

const NO_ABILITIES: ClientAbilities = {
  pullsDiagnostics: false,
  refreshesDiagnostics: false,
  watchesFiles: false,
};

/** Answers an editor until the connection ends. */
export class LanguageServer implements Session {
  readonly documents = new Documents();
  readonly checker: Checker;
  readonly findings: Findings;
  /** How the settings of files are found. */
  files: FileOptions;
  private client = NO_ABILITIES;
  /** What has been said about files that cannot be checked: it is said once. */
  private readonly said = new Set<string>();

  constructor(
    readonly connection: Connection,
    private readonly options: ServerOptions,
  ) {
    this.files = options.files;
    this.checker = new Checker(() => this.files, options.newThread);
    this.findings = new Findings(this.documents, this.checker, (message) => this.warn(message));
    this.follow();
    answerRequests(this);
  }

  /** Ends the thread that checks. */
  async close(): Promise<void> {
    this.findings.forgetAll();
    await this.checker.restart();
  }

  private warn(message: string): void {
    if (this.said.has(message)) return;
    this.said.add(message);
    void this.connection.window.showWarningMessage(`roomlint: ${message}`);
  }

  /** Notes that the editor refused something. It goes on without. */
  private expect(request: Promise<unknown>): void {
    request.catch((error: unknown) => {
      const message = `refused by the editor: ${error}`;
      return this.connection.sendNotification(LogMessageNotification.type, {
        type: MessageType.Warning,
        message,
      });
    });
  }

  private follow(): void {
    const { connection, documents } = this;
    connection.onInitialize((params) => this.initialize(params));
    connection.onInitialized(() => this.watchConfigs());
    connection.onDidOpenTextDocument(({ textDocument: { uri, version, text } }) => {
      documents.open(uri, version, text);
      this.changed(uri);
    });
    connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
      documents.change(uri, version, contentChanges);
      this.changed(uri);
    });
    connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
      documents.close(uri);
      this.findings.forget(uri);
      if (!this.client.pullsDiagnostics) void connection.sendDiagnostics({ uri, diagnostics: [] });
    });
    connection.onDidSaveTextDocument(({ textDocument: { uri } }) => {
      if (CONFIG_NAMES.some((name) => documents.pathOf(uri).endsWith(name))) void this.checkAgain();
    });
    connection.onDidChangeWatchedFiles(() => void this.checkAgain());
    connection.languages.diagnostics.on(async ({ textDocument: { uri }, previousResultId }) => {
      const resultId = documents.versionOf(uri);
      const items = await this.diagnosticsOf(uri);
      // A client asks again for the version that it has then.
      if (items === undefined) return { kind: 'full', items: [] };
      if (resultId !== undefined && resultId === previousResultId) return { kind: 'unchanged', resultId };
      return { kind: 'full', items };
    });
  }

  private initialize({
    capabilities,
    initializationOptions,
    workspaceFolders,
  }: InitializeParams): InitializeResult {
    const { textDocument, workspace, general } = capabilities;
    const usesBytes = general?.positionEncodings?.find(isKnownEncoding) === PositionEncodingKind.UTF8;
    this.documents.encoding = usesBytes ? 'utf-8' : 'utf-16';
    const folders: readonly unknown[] = Array.isArray(workspaceFolders) ? workspaceFolders : [];
    this.documents.folder = folders.map(folderPath).find((path) => path !== undefined) ?? process.cwd();
    const asked = filesFrom(initializationOptions);
    // Who started the server decides: an editor may turn plugins off, and never on again.
    const plugins = this.options.files.plugins !== false && asked.plugins !== false;
    this.files = { ...this.options.files, ...asked, plugins, cwd: this.documents.folder };
    this.client = {
      pullsDiagnostics: textDocument?.diagnostic !== undefined,
      refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
      watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    };
    return {
      serverInfo: { name: 'roomlint', version: this.options.version },
      capabilities: {
        positionEncoding: usesBytes ? PositionEncodingKind.UTF8 : PositionEncodingKind.UTF16,
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        ...(this.client.pullsDiagnostics && {
          diagnosticProvider: {
            identifier: 'roomlint',
            interFileDependencies: true,
            workspaceDiagnostics: false,
          },
        }),
        codeActionProvider: { codeActionKinds: CODE_ACTION_KINDS },
        hoverProvider: true,
        definitionProvider: true,
        referencesProvider: true,
        documentHighlightProvider: true,
        renameProvider: { prepareProvider: true },
        documentSymbolProvider: true,
        completionProvider: { triggerCharacters: ['"', ':', '[', '('] },
        executeCommandProvider: { commands: [EDIT_LOGIC, SAVE_LOGIC] },
      },
    };
  }

  private watchConfigs(): void {
    if (!this.client.watchesFiles) return;
    const names = CONFIG_NAMES.map((path) => basename(path)).join(',');
    const watchers = [{ globPattern: `**/{${names}}` }, { globPattern: '**/*baseline*.json' }];
    this.expect(this.connection.client.register(DidChangeWatchedFilesNotification.type, { watchers }));
  }

  private changed(uri: string): void {
    const shown = [uri, ...this.documents.logicOf(uri)];
    // What is under way for the version before.
    for (const each of shown) this.findings.forget(each);
    if (!this.client.pullsDiagnostics) for (const each of shown) void this.publish(each);
  }

  private async publish(uri: string): Promise<void> {
    const version = this.documents.text(uri)?.version;
    const diagnostics = await this.diagnosticsOf(uri);
    if (diagnostics === undefined || version === undefined) return;
    await this.connection.sendDiagnostics({ uri, version, diagnostics });
  }

  /** undefined if the document changes meanwhile. */
  private async diagnosticsOf(uri: string): Promise<Diagnostic[] | undefined> {
    const { documents } = this;
    const text = documents.text(uri);
    if (text !== undefined && documents.kindOf(uri) === 'config') {
      const diagnostics = await configDiagnostics(documents.pathOf(uri), text);
      return documents.text(uri) === text ? diagnostics : undefined;
    }
    const found = await this.findings.of(uri);
    return found?.findings.flatMap((finding) => diagnosticOf(finding, found.view) ?? []);
  }

  /** Checks all documents again: a config, plugin or baseline may be another one. */
  private async checkAgain(): Promise<void> {
    this.said.clear();
    this.findings.forgetAll();
    await this.checker.restart();
    if (this.client.pullsDiagnostics) {
      if (this.client.refreshesDiagnostics)
        this.expect(this.connection.sendRequest(DiagnosticRefreshRequest.type));
    } else for (const uri of this.documents.uris) void this.publish(uri);
  }
}

/** The path of a workspace folder; undefined for one that is not on this machine. */
function folderPath(folder: unknown): string | undefined {
  const { uri } = (folder ?? {}) as { readonly uri?: unknown };
  return typeof uri === 'string' ? filePath(uri) : undefined;
}

function isKnownEncoding(encoding: PositionEncodingKind): boolean {
  return encoding === PositionEncodingKind.UTF8 || encoding === PositionEncodingKind.UTF16;
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
