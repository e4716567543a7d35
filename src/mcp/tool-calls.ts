import type { ThreadPort } from '../files/thread.js';
import { Desk } from './desk.js';
import { Roots } from './guarded-path.js';
import { runTool } from './run-tool.js';
import type { ThreadAnswer, ThreadCall, ThreadSetting } from './tool-threads.js';
import { TOOLS } from './tools/index.js';

/** Runs tools, one at a time, so that the server can answer others and stop it meanwhile. */
export function answerCalls(port: ThreadPort, { env }: ThreadSetting): void {
  const answer = (each: ThreadAnswer): void => port.postMessage(each);
  port.on('message', async ({ name, given, roots }: ThreadCall) => {
    const tool = TOOLS.get(name);
    if (tool === undefined) return;
    const desk = new Desk(Roots.restore(roots), env, (message) => {
      answer({ kind: 'progress', message });
    });
    answer({ kind: 'done', reply: await runTool(tool, given, desk) });
  });
}
