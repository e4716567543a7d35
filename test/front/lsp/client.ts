import { PassThrough } from 'node:stream';
import { afterAll } from 'vitest';
import type {
  CodeAction,
  Diagnostic,
  Position,
  Range,
  TextDocumentContentChangeEvent,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { answerChecks } from '../../../src/front/lsp/check-jobs.js';
import { serveEditor } from '../../../src/front/lsp/serve-editor.js';
import { version } from '../../../src/world/files/package-files.js';
import type { FileOptions } from '../../../src/world/workspace/check-file.js';
import { threadHere } from '../../world/threads/thread-here.js';

export interface ClientOptions {
  /** What the command line says about files. */
  readonly files?: Omit<FileOptions, 'cwd'>;
  readonly capabilities?: object;
  readonly initializationOptions?: object;
  readonly folder?: string;
  /** Whether everything that the server asks for is answered with an error. */
  readonly refuses?: boolean;
}

interface Notice {
  readonly method: string;
  readonly params: unknown;
}

/** A place in a document of an editor, as requests name it. */
export interface At {
  readonly textDocument: { readonly uri: string };
  readonly position: Position;
}

/** A client of the language server, which runs in this process. */
export class Client {
  readonly notices: Notice[] = [];
  /** What the server has asked for. */
  readonly asked: Notice[] = [];
  readonly edits: WorkspaceEdit[] = [];
  /** The answer to `initialize`. */
  capabilities: Readonly<Record<string, unknown>> = {};
  /** The exit code. */
  private readonly ended: Promise<number>;
  private hasLeft = false;
  /** The last notification. */
  private sent = Promise.resolve();
  private readonly toServer = new PassThrough();
  private readonly connection: MessageConnection;
  private watchers: (() => void)[] = [];

  private constructor({ files = {}, refuses = false }: ClientOptions) {
    const fromServer = new PassThrough();
    this.ended = serveEditor(files, process.cwd(), version(), {
      input: this.toServer,
      output: fromServer,
      newThread: () => threadHere(answerChecks),
    }).then((isAsked) => (isAsked ? 0 : 1));
    this.connection = createMessageConnection(
      new StreamMessageReader(fromServer),
      new StreamMessageWriter(this.toServer),
    );
    this.connection.onNotification((method, params) => {
      this.notices.push({ method, params });
      this.heard();
    });
    this.connection.onRequest((method, params) => {
      const { edit } = (params ?? {}) as { readonly edit?: WorkspaceEdit };
      if (edit !== undefined) this.edits.push(edit);
      this.asked.push({ method, params });
      this.heard();
      if (refuses) throw new Error('refused x-access-key: k41d7e0a93b2');
      return edit === undefined ? null : { applied: true };
    });
    this.connection.listen();
  }

  static async start(options: ClientOptions = {}): Promise<Client> {
    const client = new Client(options);
    const { folder, capabilities = {}, initializationOptions } = options;
    const answer = await client.request<{ capabilities: Record<string, unknown> }>('initialize', {
      // With an id, the server would end this process when that one has ended.
      processId: null,
      rootUri: null,
      capabilities,
      ...(initializationOptions && { initializationOptions }),
      ...(folder && { workspaceFolders: [{ uri: `file://${folder}`, name: 'rooms' }] }),
    });
    client.capabilities = answer.capabilities;
    client.notify('initialized', {});
    return client;
  }

  request<Answer = unknown>(method: string, params?: object): Promise<Answer> {
    return params === undefined
      ? this.connection.sendRequest(method)
      : this.connection.sendRequest(method, params);
  }

  /** Asks for something about a document. */
  ask<Answer = unknown>(method: string, params: object): Promise<Answer> {
    return this.request(`textDocument/${method}`, params);
  }

  run<Answer = unknown>(command: string, ...args: readonly unknown[]): Promise<Answer> {
    return this.request('workspace/executeCommand', { command, arguments: args });
  }

  notify(method: string, params: object): void {
    this.sent = this.connection.sendNotification(method, params);
  }

  /** Waits until something that was heard is wanted. */
  async until<Found>(find: () => Found | undefined): Promise<Found> {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      await new Promise<void>((done) => this.watchers.push(done));
    }
  }

  /** All diagnostics that were sent for a document, each time it was checked. */
  published(uri: string): { readonly version: number; readonly diagnostics: readonly Diagnostic[] }[] {
    return this.notices
      .filter(({ method }) => method === 'textDocument/publishDiagnostics')
      .map(({ params }) => params as { uri: string; version: number; diagnostics: Diagnostic[] })
      .filter((params) => params.uri === uri);
  }

  async diagnosticsOf(uri: string, version = 1): Promise<readonly Diagnostic[]> {
    const sent = await this.until(() => this.published(uri).findLast((each) => each.version === version));
    return sent.diagnostics;
  }

  open(uri: string, text: string, version = 1): void {
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'json', version, text } });
  }

  change(
    uri: string,
    version: number | null,
    ...contentChanges: readonly TextDocumentContentChangeEvent[]
  ): void {
    this.notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges });
  }

  close(uri: string): void {
    this.notify('textDocument/didClose', { textDocument: { uri } });
  }

  codeActions(uri: string, range: Range, ...only: readonly string[]): Promise<readonly CodeAction[]> {
    const context = { diagnostics: [], ...(only.length > 0 && { only }) };
    return this.ask('codeAction', { textDocument: { uri }, range, context });
  }

  /** Goes without a word, as an editor does that crashes. @returns the exit code */
  async leave(): Promise<number> {
    this.hasLeft = true;
    await this.sent;
    this.toServer.end();
    return this.ended;
  }

  /** @returns the exit code */
  async stop(): Promise<number> {
    if (this.hasLeft) return this.ended;
    await this.request('shutdown');
    return this.leave();
  }

  private heard(): void {
    for (const done of this.watchers.splice(0)) done();
  }
}

const clients: Client[] = [];
afterAll(async () => {
  for (const client of clients.splice(0)) await client.stop();
});

/** A client that is gone when the tests of the file are over. */
export async function startClient(options: ClientOptions = {}): Promise<Client> {
  const client = await Client.start(options);
  clients.push(client);
  return client;
}

export function edited(text: string, edits: readonly TextEdit[]): string {
  return TextDocument.applyEdits(TextDocument.create('', 'json', 0, text), [...edits]);
}

/** The edits of one document, however they are given. */
export function editsFor(uri: string, { changes, documentChanges }: WorkspaceEdit): readonly TextEdit[] {
  const inDocuments = (documentChanges ?? []).flatMap((change) =>
    'textDocument' in change && change.textDocument.uri === uri ? (change.edits as TextEdit[]) : [],
  );
  return changes?.[uri] ?? inDocuments;
}

/** The position of a part of a text, and so many UTF-16 units after its start. */
export function positionOf(text: string, part: string, after = 0): Position {
  const index = text.indexOf(part);
  if (index < 0) throw new Error(`${part} is not in the text`);
  return TextDocument.create('', 'json', 0, text).positionAt(index + after);
}

/** A request about a part of a document. */
export function at(uri: string, text: string, part: string, after = 0): At {
  return { textDocument: { uri }, position: positionOf(text, part, after) };
}
