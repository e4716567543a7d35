import { resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import {
  createConnection,
  Message,
  type NotificationMessage,
  type RequestMessage,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { masked } from '../../bytes/scan/masked.js';
import { withoutSecrets } from '../../bytes/scan/secrets.js';
import type { Thread } from '../../world/threads/thread-host.js';
import type { FileOptions } from '../../world/workspace/check-file.js';
import { LanguageServer } from './server.js';

/** How an editor is reached. */
export interface EditorPorts {
  readonly input: Readable;
  readonly output: Writable;
  /** Starts what checks; a thread unless given. */
  readonly newThread?: () => Thread;
}

/** Answers an editor until it is gone. @returns whether it has asked for the end */
export async function serveEditor(
  files: Omit<FileOptions, 'cwd'>,
  cwd: string,
  version: string,
  { input, output, newThread }: EditorPorts,
): Promise<boolean> {
  const connection = createConnection(new StreamMessageReader(input), new MaskedWriter(output));
  const config = typeof files.config === 'string' ? resolve(cwd, files.config) : files.config;
  const server = new LanguageServer(connection, {
    version,
    files: config === undefined ? files : { ...files, config },
    newThread,
  });
  const ended = new Promise<boolean>((done) => {
    let isAsked = false;
    connection.onShutdown(() => {
      isAsked = true;
    });
    connection.onExit(() => done(isAsked));
    input.once('end', () => done(isAsked));
    output.once('error', () => done(isAsked));
  });
  connection.listen();
  const isAsked = await ended;
  await server.close();
  return isAsked;
}

const MASK = { mask: withoutSecrets };

/** Hides credentials in errors, which may repeat what was asked for, and in messages to people. */
class MaskedWriter extends StreamMessageWriter {
  override write(message: Message): Promise<void> {
    if (Message.isResponse(message) && message.error !== undefined)
      return super.write({ ...message, error: masked(message.error, MASK) } as Message);
    // A message to people may be a request, which they answer.
    if (isCall(message) && message.method.startsWith('window/') && message.params !== undefined) {
      const shown = { ...message, params: masked(message.params, MASK) };
      return super.write(shown);
    }
    return super.write(message);
  }
}

function isCall(message: Message): message is NotificationMessage | RequestMessage {
  return Message.isNotification(message) || Message.isRequest(message);
}
