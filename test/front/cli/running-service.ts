import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMAND } from './run-roomlint.js';

interface Keys {
  readonly uid: string;
  readonly accessKey: string;
  readonly apiKey: string;
}

export class RunningService {
  /** Everything on standard output and standard error. */
  out = '';
  err = '';
  private readonly ended: Promise<unknown[]>;

  private constructor(
    readonly process: ChildProcess,
    private readonly folder: string,
  ) {
    this.ended = once(process, 'exit');
    process.stdout?.on('data', (text) => {
      this.out += text;
    });
    process.stderr?.on('data', (text) => {
      this.err += text;
    });
  }

  /** Starts it, and waits for its address. */
  static async start(folder: string, ...args: readonly string[]): Promise<RunningService> {
    const child = spawn(process.execPath, [COMMAND, 'serve', '--data', folder, '--port', '0', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const service = new RunningService(child, folder);
    while (!service.out.includes('\n'))
      await Promise.race([once(child.stdout!, 'data'), service.ended.then(() => service.refuse())]);
    return service;
  }

  private refuse(): never {
    throw new Error(`the service ended: ${this.err}`);
  }

  /** The first line of standard output. */
  get address(): string {
    return this.out.split('\n')[0] ?? '';
  }

  get keys(): Keys {
    return JSON.parse(readFileSync(join(this.folder, 'creators.json'), 'utf8')).creators[0];
  }

  async post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    const { accessKey, apiKey } = this.keys;
    const response = await fetch(this.address + path, {
      method: 'POST',
      headers: {
        'x-access-key': accessKey,
        'x-api-key': apiKey,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
    // biome-ignore lint/suspicious/noExplicitAny: any JSON
    return { status: response.status, body: (await response.json()) as any };
  }

  async create(): Promise<string> {
    return (await this.post('/api/v2/rooms/create', { templateName: 'blank' })).body.room.RoomID;
  }

  async upload(snapshot: Uint8Array): Promise<string> {
    const { signedUploadURL, assetURL } = (await this.post('/api/v2/utils/generate-json-upload-url', {}))
      .body;
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(signedUploadURL, { method: 'PUT', headers, body: snapshot });
    if (status !== 200) throw new Error(`the upload answered ${status}`);
    return assetURL;
  }

  async import(room: string, snapshot: Uint8Array) {
    const jsonUrl = await this.upload(snapshot);
    return this.post('/api/v2/mcp/upload-room-data-url', { jsonUrl }, { 'x-room-id': room });
  }

  download(room: string): Promise<Response> {
    const headers = { 'x-access-key': this.keys.accessKey, 'x-room-id': room };
    return fetch(`${this.address}/api/v2/mcp/download-room-data`, { headers });
  }

  /** Its exit code, or the signal that ended it. */
  async end(signal: NodeJS.Signals): Promise<unknown> {
    this.process.kill(signal);
    const [code, by] = await this.ended;
    return code ?? by;
  }
}
