import type { Readable, Writable } from 'node:stream';
import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { keysIn } from '../files/key-variables.js';
import { masked } from '../scan/masked.js';
import { Redactor } from '../scan/redactor.js';
import { MAX_LINE } from './client-lines.js';

/** What a client must get back as it is, and the pages of roomlint. */
const KEPT: ReadonlySet<string> = new Set(['jsonrpc', 'id', 'method', 'progressToken', 'contents']);

/** Hides credentials that only a request holds, such as in the name of a tool or argument that is unknown. */
export class MaskedTransport extends StdioServerTransport {
  private readonly redactor = new Redactor();

  constructor(input: Readable, output: Writable, env: NodeJS.ProcessEnv) {
    super(input, output, { maxBufferSize: 2 * MAX_LINE });
    for (const key of keysIn(env)) this.redactor.addKey(key);
  }

  override send(message: JSONRPCMessage): Promise<void> {
    return super.send(masked(message, this.redactor, KEPT));
  }
}
