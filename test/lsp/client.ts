import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { TextDocument } from 'vscode-languageserver-textdocument';
import { COMMAND } from '../cli/run-roomlint.js';

export interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: never;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

export interface ClientOptions {
  readonly args?: readonly string[];
  readonly capabilities?: object;
  readonly initializationOptions?: object;
  readonly folder?: string;
  /** Instead of that folder. */
  readonly workspaceFolders?: unknown;
  /** Whether everything that the server asks for is answered with an error. */
  readonly refuses?: boolean;
}

/** A client of the language server that speaks the protocol itself. */
export class Client {
  readonly messages: Message[] = [];
  readonly edits: WorkspaceEdit[] = [];
  /** The answer to `initialize`. */
  capabilities: Record<string, unknown> = {};
  private readonly child: ChildProcess;
  private readonly exit: Promise<number | null>;
  private readonly waiting = new Map<number | string, (message: Message) => void>();
  private watchers: {
    readonly wants: (message: Message) => boolean;
    readonly done: (message: Message) => void;
  }[] = [];
  private lastId = 0;
  private rest = Buffer.alloc(0);
  errors = '';

  private constructor(
    args: readonly string[],
    private readonly refuses: boolean,
  ) {
    const env = { ...process.env, NO_COLOR: '1' };
    this.child = spawn(process.execPath, [COMMAND, 'lsp', ...args], { stdio: 'pipe', env });
    this.child.stdout?.on('data', (piece: Buffer) => this.read(piece));
    this.child.stderr?.on('data', (piece: Buffer) => {
      this.errors += piece;
    });
    this.exit = once(this.child, 'exit').then(([code]) => code as number | null);
  }

  static async start(options: ClientOptions = {}): Promise<Client> {
    const client = new Client(options.args ?? ['--stdio'], options.refuses === true);
    const { folder, capabilities = {}, initializationOptions, workspaceFolders } = options;
    const { capabilities: answered } = (await client.request('initialize', {
      processId: process.pid,
      rootUri: null,
      capabilities,
      ...(initializationOptions && { initializationOptions }),
      ...(workspaceFolders !== undefined && { workspaceFolders }),
      ...(folder && { workspaceFolders: [{ uri: `file://${folder}`, name: 'rooms' }] }),
    })) as { capabilities: Record<string, unknown> };
    client.capabilities = answered;
    client.notify('initialized', {});
    return client;
  }

  async request(method: string, params: object | null): Promise<unknown> {
    const id = ++this.lastId;
    const answered = new Promise<Message>((done) => this.waiting.set(id, done));
    this.send({ id, method, params });
    const { result, error } = await answered;
    if (error !== undefined) throw new Error(error.message);
    return result;
  }

  notify(method: string, params: object | null): void {
    this.send({ method, params });
  }

  /** The next message that is wanted, from now on. */
  next(wants: (message: Message) => boolean): Promise<Message> {
    return new Promise((done) => this.watchers.push({ wants, done }));
  }

  async diagnosticsOf(uri: string, version: number): Promise<readonly Diagnostic[]> {
    const isFor = (message: Message): boolean => {
      if (message.method !== 'textDocument/publishDiagnostics') return false;
      const params = message.params as unknown as { uri: string; version: number };
      return params.uri === uri && params.version === version;
    };
    const known = this.messages.findLast(isFor) ?? (await this.next(isFor));
    return (known.params as unknown as { diagnostics: Diagnostic[] }).diagnostics;
  }

  open(uri: string, text: string, version = 1): void {
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'json', version, text } });
  }

  change(
    uri: string,
    version: number | null,
    contentChanges: readonly TextDocumentContentChangeEvent[],
  ): void {
    this.notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges });
  }

  at(uri: string, position: Position): { textDocument: { uri: string }; position: Position } {
    return { textDocument: { uri }, position };
  }

  async codeActions(uri: string, range: Range, only?: readonly string[]): Promise<readonly CodeAction[]> {
    const context = { diagnostics: [], ...(only && { only }) };
    return (await this.request('textDocument/codeAction', {
      textDocument: { uri },
      range,
      context,
    })) as CodeAction[];
  }

  /** The exit code after shutdown and exit. */
  async stop(): Promise<number | null> {
    await this.request('shutdown', null);
    this.notify('exit', null);
    return this.exit;
  }

  ended(): Promise<number | null> {
    return this.exit;
  }

  closeInput(): void {
    this.child.stdin?.end();
  }

  kill(): void {
    this.child.kill();
  }

  private send(message: object): void {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.child.stdin?.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.child.stdin?.write(body);
  }

  private read(piece: Buffer): void {
    this.rest = Buffer.concat([this.rest, piece]);
    for (;;) {
      const end = this.rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.rest.toString('latin1', 0, end))?.[1]);
      const start = end + 4;
      if (this.rest.length < start + length) return;
      const body = this.rest.toString('utf8', start, start + length);
      this.rest = this.rest.subarray(start + length);
      this.take(JSON.parse(body) as Message);
    }
  }

  private take(message: Message): void {
    this.messages.push(message);
    if (message.id !== undefined && message.method === undefined) {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    } else if (message.id !== undefined) {
      const { edit } = (message.params ?? {}) as { edit?: WorkspaceEdit };
      if (edit !== undefined) this.edits.push(edit);
      if (this.refuses) this.send({ id: message.id, error: { code: -32603, message: 'refused' } });
      else this.send({ id: message.id, result: edit === undefined ? null : { applied: true } });
    }
    const done = this.watchers.filter(({ wants }) => wants(message));
    this.watchers = this.watchers.filter((each) => !done.includes(each));
    for (const each of done) each.done(message);
  }
}

const clients: Client[] = [];
afterAll(() => {
  for (const client of clients.splice(0)) client.kill();
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
