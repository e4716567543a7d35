import { FileDesk } from './file-desk.js';
import { OpenFiles } from './open-files.js';
import { RoomDesk } from './room-desk.js';
import type { Call, Jobs, Reply } from './thread.js';

/* The thread of the page that reads, checks and writes files. Its replies mask their credentials. */

const open = new OpenFiles();
const jobs: Jobs = { ...new FileDesk(open).jobs, ...new RoomDesk(open).jobs };

self.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
  const { id, job, given } = data;
  const reply = (content: Reply): void => self.postMessage(content);
  try {
    // biome-ignore lint/plugin: a job takes three values at most
    reply({ id, value: await Reflect.apply(jobs[job], undefined, given) });
  } catch (error) {
    // A message may quote the file.
    reply({ id, fault: open.covered(error instanceof Error ? error.message : String(error)) });
  }
});
