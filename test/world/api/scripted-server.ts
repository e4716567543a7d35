import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Environment } from '../../../src/world/api/environment.js';

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Answer = (response: ServerResponse, request: Seen) => void;

export interface ScriptedServer {
  readonly url: string;
  readonly seen: Seen[];
  close(): Promise<void>;
}

/** A server with prepared responses: each request gets the next one, and the last one is repeated. */
export async function scriptedServer(...answers: readonly Answer[]): Promise<ScriptedServer> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('error', () => {});
    request.on('end', () => {
      const answer = answers[Math.min(seen.length, answers.length - 1)];
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: Buffer.concat(pieces) };
      seen.push(one);
      answer?.(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The same, until the test that starts it is over. */
export async function serverOfTest(...answers: readonly Answer[]): Promise<ScriptedServer> {
  const server = await scriptedServer(...answers);
  onTestFinished(() => server.close());
  return server;
}

type Headers = Readonly<Record<string, string>>;

export function json(value: unknown, status = 200, headers: Headers = {}): Answer {
  return text(JSON.stringify(value), status, { 'content-type': 'application/json', ...headers });
}

export function text(body: string, status = 200, headers: Headers = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'content-length': String(Buffer.byteLength(body)), ...headers }).end(body);
  };
}

/** Announces a length, sends what there is, and closes the connection. */
export function cutOff(body: string, announced: number): Answer {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(announced) });
    response.write(body, () => response.socket?.destroy());
  };
}

export function raw(bytes: string): Answer {
  return (response) => void response.socket?.end(bytes);
}

export const drop: Answer = (response) => void response.socket?.destroy();

/** A clock that only moves when a test moves it, or when something pauses. */
export class TestClock implements Environment {
  readonly fetch = globalThis.fetch;
  readonly pauses: number[] = [];
  private now = 0;
  private readonly timers = new Set<{ readonly at: number; readonly act: () => void }>();

  elapsed(): number {
    return this.now;
  }

  after(milliseconds: number, act: () => void): () => void {
    const timer = { at: this.now + milliseconds, act };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }

  pause(milliseconds: number): Promise<void> {
    this.pauses.push(milliseconds);
    this.advance(milliseconds);
    return Promise.resolve();
  }

  advance(milliseconds: number): void {
    this.now += milliseconds;
    for (const timer of this.timers) {
      if (timer.at > this.now) continue;
      this.timers.delete(timer);
      timer.act();
    }
  }
}
