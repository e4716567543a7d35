import type { JsonObject } from '../json/value.js';
import { answerJobs, startThread, type Thread, ThreadHost, type ThreadPort } from '../threads/thread-host.js';
import { Desk } from './desk.js';
import { type RootFolders, Roots } from './guarded-path.js';
import { runTool, type ToolReply } from './run-tool.js';
import { TOOLS } from './tools/index.js';

export interface ThreadSetting {
  readonly env: NodeJS.ProcessEnv;
}

/** What a thread is asked to do. */
export interface ToolCall {
  readonly name: string;
  readonly given: JsonObject;
  readonly roots: RootFolders;
}

/** What is being written is written whole: such a call is no longer stopped. */
const WRITING = 'writing';
/** Milliseconds in which a call may end that nobody waits for any more: another thread would take as long to start. */
const GRACE = 100;

export type ToolThread = ThreadHost<ToolCall, ToolReply>;

/** Runs calls of tools on a thread, one after another, so that each can be ended at once. */
export function toolThread(setting: ThreadSetting, newThread = startToolThread): ToolThread {
  return new ThreadHost(
    () => newThread(setting),
    ({ given }, news) => {
      if (news === WRITING) return Number.POSITIVE_INFINITY;
      // What is cancelled must not be written later.
      return given.write === true ? 0 : GRACE;
    },
  );
}

function startToolThread(setting: ThreadSetting): Thread {
  return startThread(new URL('./tool-thread.js', import.meta.url), setting);
}

/** Runs tools, one at a time, so that the server can answer others and stop it meanwhile. */
export function answerCalls(port: ThreadPort, { env }: ThreadSetting): void {
  answerJobs<ToolCall, ToolReply>(port, async ({ name, given, roots }, tell) => {
    const tool = TOOLS.get(name);
    if (tool === undefined) throw new Error(`there is no tool named ${name}`);
    return runTool(tool, given, new Desk(Roots.restore(roots), env, tell));
  });
}
