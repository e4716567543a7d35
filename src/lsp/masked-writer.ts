import { Message, StreamMessageWriter } from 'vscode-languageserver/node';
import { masked } from '../scan/masked.js';
import { withoutSecrets } from '../scan/secrets.js';

const MASK = { mask: withoutSecrets };

/** Hides credentials in errors, which may repeat what was asked for, and in messages to people. */
export class MaskedWriter extends StreamMessageWriter {
  override write(message: Message): Promise<void> {
    if (Message.isResponse(message) && message.error !== undefined)
      return super.write({ ...message, error: masked(message.error, MASK) } as Message);
    if (Message.isNotification(message) && message.method.startsWith('window/'))
      return super.write({ ...message, params: masked(message.params, MASK) } as Message);
    return super.write(message);
  }
}
