import {
  Message,
  type NotificationMessage,
  type RequestMessage,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { masked } from '../../bytes/scan/masked.js';
import { withoutSecrets } from '../../bytes/scan/secrets.js';

const MASK = { mask: withoutSecrets };

/** Hides credentials in errors, which may repeat what was asked for, and in messages to people. */
export class MaskedWriter extends StreamMessageWriter {
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
