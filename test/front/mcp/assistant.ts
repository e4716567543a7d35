import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { Client, type Transport } from '@modelcontextprotocol/client';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { Roots } from '../../../src/front/mcp/guarded-path.js';
import { serveTools } from '../../../src/front/mcp/server.js';
import { answerCalls } from '../../../src/front/mcp/tool-calls.js';
import { threadHere } from '../../world/threads/thread-here.js';
import { COMMAND } from '../cli/run-roomlint.js';

export interface Answered {
  readonly isError: boolean;
  readonly text: string;
}

export interface AssistantOptions {
  /** Where the server may read and write; its folder unless given. */
  readonly serverRoots?: readonly string[];
}

type Given = Readonly<Record<string, unknown>>;

/** Bytes of a message that the client takes. */
const maxBufferSize = 256 * 1024 * 1024;

/** A client of the protocol with a folder, connected to the tools of `roomlint mcp`. */
export class Assistant {
  private constructor(
    readonly client: Client,
    readonly folder: string,
    readonly transport: Transport,
    private readonly end: () => Promise<number>,
  ) {}

  /** To a server in this process. */
  static async connect(folder: string, options: AssistantOptions = {}): Promise<Assistant> {
    const [toServer, fromServer] = [new PassThrough(), new PassThrough()];
    const served = serveTools({
      roots: Roots.of(options.serverRoots ?? [folder], folder),
      version: '0.0.0',
      env: {},
      input: toServer,
      output: fromServer,
      warn: (message) => console.warn(message),
      newThread: (setting) => threadHere((port) => answerCalls(port, setting)),
    });
    const client = newClient();
    const transport = new StdioServerTransport(fromServer, toServer, { maxBufferSize });
    await client.connect(transport);
    return new Assistant(client, folder, transport, async () => {
      toServer.end();
      await served;
      return 0;
    });
  }

  /** To the published command as a process. */
  static async spawn(folder: string): Promise<Assistant> {
    const server = spawn(process.execPath, [COMMAND, 'mcp'], {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit');
    const client = newClient();
    const transport = new StdioServerTransport(server.stdout, server.stdin, { maxBufferSize });
    await client.connect(transport);
    return new Assistant(client, folder, transport, async () => {
      server.stdin.end();
      const [code] = await ended;
      return code;
    });
  }

  async call(
    name: string,
    given: Given = {},
    options: { readonly signal?: AbortSignal; readonly timeout?: number } = {},
  ): Promise<Answered> {
    const result = await this.client.callTool({ name, arguments: { ...given } }, options);
    const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    return {
      isError: result.isError === true,
      text,
    };
  }

  /** @returns the exit code */
  async close(): Promise<number> {
    await this.client.close();
    return this.end();
  }
}

function newClient(): Client {
  return new Client({ name: 'test', version: '1' }, { capabilities: {} });
}
