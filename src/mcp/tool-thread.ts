import { parentPort, workerData } from 'node:worker_threads';
import { Desk } from './desk.js';
import { Roots } from './guarded-path.js';
import { runTool } from './run-tool.js';
import type { ThreadAnswer, ThreadCall, ThreadSetting } from './tool-threads.js';
import { TOOLS } from './tools/index.js';

/* Runs tools, one at a time, so that the server can answer others and stop it meanwhile. */
const { env } = workerData as ThreadSetting;

parentPort?.on('message', async ({ name, given, roots }: ThreadCall) => {
  const answer = (each: ThreadAnswer): void => parentPort?.postMessage(each);
  const tool = TOOLS.get(name);
  if (tool === undefined) return;
  const desk = new Desk(Roots.restore(roots), env, (message) => {
    answer({ kind: 'progress', message });
  });
  answer({ kind: 'done', reply: await runTool(tool, given, desk) });
});
