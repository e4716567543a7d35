import { numberField } from '../../bytes/json/members.js';
import type { JsonObject } from '../../bytes/json/value.js';
import { TooManyCredentialsError } from '../../bytes/scan/secrets.js';
import { composeReply, type Page, type RestWords, shownMessage } from '../../verdict/report/agent/reply.js';
import { CommandError } from '../../world/files/command-error.js';
import {
  answerJobs,
  startThread,
  type Thread,
  ThreadHost,
  type ThreadPort,
} from '../../world/threads/thread-host.js';
import { Desk } from './desk.js';
import { Roots } from './guarded-path.js';
import type { Tool } from './tool.js';
import { TOOLS } from './tools/index.js';

/** What the thread of the tools is started with. */
export interface ThreadSetting {
  readonly env: NodeJS.ProcessEnv;
}

/** What a thread is asked to do. */
export interface ToolCall {
  readonly name: string;
  readonly given: JsonObject;
  /** The folders below which files may be read and written. */
  readonly roots: readonly string[];
}

export type ToolThread = ThreadHost<ToolCall, ToolReply>;

/** Runs calls of tools on a thread, one after another, so that each can be ended at once. */
export function toolThread(setting: ThreadSetting, newThread = startToolThread): ToolThread {
  // What is cancelled must not be written later. A file is replaced as a whole or not at all.
  return new ThreadHost(() => newThread(setting), true);
}

function startToolThread(setting: ThreadSetting): Thread {
  return startThread(new URL('./tool-thread.js', import.meta.url), setting);
}

/** Runs tools, one at a time, so that the server can answer others and stop it meanwhile. */
export function answerCalls(port: ThreadPort, { env }: ThreadSetting): void {
  answerJobs<ToolCall, ToolReply>(port, async ({ name, given, roots }) => {
    const tool = TOOLS.get(name);
    if (tool === undefined) throw new Error(`there is no tool named ${name}`);
    return runTool(tool, given, new Desk(new Roots(roots), env));
  });
}

/** What a client gets. */
export interface ToolReply {
  readonly isError: boolean;
  readonly text: string;
}

/** The most lines of an error that a client gets. */
const MAX_DETAILS = 30;

/** Runs a tool. Whatever goes wrong is a reply that says what to do. Credentials are masked. */
async function runTool(tool: Tool, given: JsonObject, desk: Desk): Promise<ToolReply> {
  try {
    const text = composeReply(await tool.run(given, desk), pageOf(given), restOf(tool));
    return { isError: false, text: desk.masked(text) };
  } catch (error) {
    return { isError: true, text: desk.masked(errorText(error)) };
  }
}

function pageOf(given: JsonObject): Page {
  return { max: numberField(given, 'max'), offset: numberField(given, 'offset') };
}

function restOf({ narrowing }: Tool): RestWords {
  const narrow = narrowing === undefined ? '' : `, or narrow it down with ${narrowing}`;
  return (left, next) => `… ${left} more: call again with offset ${next}${narrow}`;
}

function errorText(error: unknown): string {
  if (error instanceof CommandError) {
    const details = error.details.split('\n').slice(0, MAX_DETAILS).map(shownMessage).join('\n');
    const lines = error.message.split('\n').map(shownMessage).join('\n');
    return details === '' ? lines : `${lines}\n${details}`;
  }
  if (error instanceof TooManyCredentialsError) return `a text is not shown: ${error.message}`;
  const why = error instanceof Error ? error.message : String(error);
  return `roomlint crashed. This is a bug in roomlint, not in your files. Please report it: ${shownMessage(why)}`;
}
