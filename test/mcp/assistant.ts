import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ProgressCallback } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { COMMAND } from '../cli/run-roomlint.js';

export interface Answered {
  readonly isError: boolean;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Bytes of the whole result. */
  readonly bytes: number;
}

export interface AssistantOptions {
  /** Arguments of `roomlint mcp`. */
  readonly args?: readonly string[];
  /** The folders or addresses of the client's roots; without them it does not know roots. */
  readonly roots?: readonly string[];
  /** The revision of the protocol: the newest, or the one that most clients speak. */
  readonly era?: 'auto' | 'legacy';
  readonly env?: Readonly<Record<string, string>>;
}

/** A client of the protocol with a folder, connected to the compiled `roomlint mcp`. */
export class Assistant {
  /** What the client said about results that do not fit their schemas, for example. */
  private constructor(
    readonly client: Client,
    readonly folder: string,
    readonly transport: StdioClientTransport,
  ) {}

  static async connect(folder: string, options: AssistantOptions = {}): Promise<Assistant> {
    const { args = [], roots, era = 'legacy', env = {} } = options;
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [COMMAND, 'mcp', ...args],
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    });
    const client = new Client(
      { name: 'test', version: '1' },
      {
        capabilities: roots === undefined ? {} : { roots: { listChanged: true } },
        ...(era === 'auto' ? { versionNegotiation: { mode: 'auto' } } : {}),
      },
    );
    if (roots !== undefined)
      client.setRequestHandler('roots/list', () => ({
        roots: roots.map((path) => ({ uri: /^[a-z-]+:/.test(path) ? path : `file://${path}` })),
      }));
    await client.connect(transport);
    return new Assistant(client, folder, transport);
  }

  async call(
    name: string,
    given: Readonly<Record<string, unknown>> = {},
    options: {
      readonly onprogress?: ProgressCallback;
      readonly signal?: AbortSignal;
      readonly timeout?: number;
    } = {},
  ): Promise<Answered> {
    const result = await this.client.callTool({ name, arguments: { ...given } }, options);
    const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    return {
      isError: result.isError === true,
      text,
      data: Object.fromEntries(Object.entries(result.structuredContent ?? {})),
      bytes: Buffer.byteLength(JSON.stringify(result)),
    };
  }

  /** How long the server has used the processor so far. */
  cpuSeconds(): number {
    const { pid } = this.transport;
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  close(): Promise<void> {
    return this.client.close();
  }
}

export function newFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'roomlint-mcp-')));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
