import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, faultAnswer, jsonAnswer, SAFE_HEADERS } from './answer.js';
import type { PageFiles } from './page-files.js';
import { RequestGuard } from './request-guard.js';
import type { ViewedFiles } from './viewed-files.js';

const HOST = '127.0.0.1';
const TOKEN_BYTES = 24;
/** How long a question for changes waits for one, in milliseconds. */
const PATIENCE = 25_000;

export interface ViewParts {
  readonly files: ViewedFiles;
  readonly page: PageFiles;
  /** The largest body of a request, in bytes. */
  readonly maxBytes: number;
  /** The message of an error that the page may show; undefined for a bug. */
  messageOf(error: unknown): string | undefined;
  /** Called with bugs. */
  crashed(error: unknown): void;
}

/** The page on this machine: static files, and an endpoint that reads and writes the viewed files. */
export class ViewServer {
  private readonly token = randomBytes(TOKEN_BYTES).toString('hex');
  private readonly server: Server;
  private guard: RequestGuard | undefined;
  private version = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly parts: ViewParts) {
    this.server = createServer((request, response) => {
      this.respond(request, response).catch((error: unknown) => {
        parts.crashed(error);
        response.destroy();
      });
    });
  }

  /** Returns the address of the page. Fails as the system does where it cannot listen. */
  async listen(port: number): Promise<string> {
    this.server.listen(port, HOST);
    await once(this.server, 'listening');
    const { port: taken } = this.server.address() as AddressInfo;
    this.guard = new RequestGuard(this.token, taken);
    return `http://${HOST}:${taken}/${this.token}/`;
  }

  /** Lets the page know that files changed. */
  changed(): void {
    this.version++;
    for (const wake of [...this.waiting]) wake();
  }

  async close(): Promise<void> {
    for (const wake of [...this.waiting]) wake();
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await this.answerOrFault(request);
    if (answer === undefined) return;
    const { status, type, body, headers = {} } = answer;
    response.writeHead(status, { ...SAFE_HEADERS, 'content-type': type, ...headers });
    response.end(body);
  }

  /** undefined where the connection was closed before the request had come. */
  private async answerOrFault(request: IncomingMessage): Promise<Answer | undefined> {
    try {
      return await this.answer(request);
    } catch (error) {
      if (request.destroyed && !request.complete) return undefined;
      const message = this.parts.messageOf(error);
      if (message !== undefined) return faultAnswer(422, message);
      this.parts.crashed(error);
      return faultAnswer(500, 'roomlint crashed: the terminal says how');
    }
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const admitted = this.guard?.admit(request);
    if (admitted === undefined) return faultAnswer(403, 'the server is not ready');
    if ('status' in admitted) return faultAnswer(admitted.status, admitted.why);
    const { files, page } = this.parts;
    const [first = '', second = '', third = '', ...more] = admitted.steps;
    if (more.length > 0) return NOT_FOUND;
    if (first !== 'file') {
      if (admitted.method === 'POST' || second !== '' || third !== '') return NOT_FOUND;
      if (first === 'files') return jsonAnswer({ version: this.version, ...(await files.list()) });
      if (first === 'changes') return this.whenChanged(request);
      return page.answer(first) ?? NOT_FOUND;
    }
    const file = files.named(second);
    if (file === undefined) return NOT_FOUND;
    if (admitted.method === 'POST') {
      if (third !== '') return NOT_FOUND;
      const after = await bodyOf(request, this.parts.maxBytes);
      if (after === undefined) return faultAnswer(413, 'larger than an import accepts: not written');
      const answer = await files.replace(file, String(request.headers['x-digest'] ?? ''), after);
      if (answer.status === 200) this.changed();
      return answer;
    }
    return (await files.answer(file, third)) ?? NOT_FOUND;
  }

  /** Answers when the version is another one than the page knows, or after a while. */
  private async whenChanged(request: IncomingMessage): Promise<Answer> {
    const known = /\?after=(\d+)$/.exec(request.url ?? '')?.[1];
    if (known === String(this.version))
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          clearTimeout(timer);
          this.waiting.delete(wake);
          resolve();
        };
        const timer = setTimeout(wake, PATIENCE);
        this.waiting.add(wake);
        request.once('close', wake);
      });
    return jsonAnswer({ version: this.version });
  }
}

const NOT_FOUND = faultAnswer(404, 'not found');

/** The body of a request; undefined where it is too large. */
async function bodyOf(request: IncomingMessage, most: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > most) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
