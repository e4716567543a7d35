import { FileDesk } from './file-desk.js';
import { library } from './library.js';
import { OpenFiles } from './open-files.js';
import { RoomDesk } from './room-desk.js';
import type { Call, Jobs, Reply } from './shapes.js';

/* The thread of the page that reads, checks and writes files. What it says covers their credentials. */

async function desks(): Promise<{ readonly jobs: Jobs; readonly open: OpenFiles }> {
  const roomlint = await library;
  const open = new OpenFiles(roomlint);
  return { jobs: { ...new FileDesk(roomlint, open).jobs, ...new RoomDesk(roomlint, open).jobs }, open };
}

const ready = desks();

self.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
  const { jobs, open } = await ready;
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
