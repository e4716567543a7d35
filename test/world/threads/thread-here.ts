import { MessageChannel } from 'node:worker_threads';
import type { Thread, ThreadPort } from '../../../src/world/threads/thread-host.js';

/** Does the work of a thread in this process, on copies of its messages as a thread does. */
export function threadHere(work: (port: ThreadPort) => void): Thread {
  const { port1, port2 } = new MessageChannel();
  work(port1);
  const terminate = async (): Promise<number> => {
    port1.close();
    return 0;
  };
  return Object.assign(port2, { terminate }) as unknown as Thread;
}
