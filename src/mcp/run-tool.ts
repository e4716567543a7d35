import type { JsonObject } from '../json/value.js';
import { shownMessage } from '../report/agent/place.js';
import { composeReply, type Page, type RestWords } from '../report/agent/reply.js';
import { CommandError } from '../workspace/command-error.js';
import type { Desk } from './desk.js';
import type { Tool } from './tool.js';

/** What a client gets: text for people and models, and the same for programs. */
export interface ToolReply {
  readonly isError: boolean;
  readonly text: string;
  /** Undefined for an error. */
  readonly data: JsonObject | undefined;
}

/** Lines of an error. */
const MAX_DETAILS = 30;

/** Runs a tool. Whatever goes wrong is a reply that says what to do. Credentials are masked. */
export async function runTool(tool: Tool, given: JsonObject, desk: Desk): Promise<ToolReply> {
  try {
    const answer = await tool.run(given, desk);
    const { text, data } = composeReply(answer, pageOf(given), tool.list?.name, restOf(tool));
    return { isError: false, text: desk.masked(text), data: desk.masked(data) };
  } catch (error) {
    return { isError: true, text: explained(error, desk), data: undefined };
  }
}

function pageOf({ max, offset }: JsonObject): Page {
  return {
    max: typeof max === 'number' ? max : undefined,
    offset: typeof offset === 'number' ? offset : undefined,
  };
}

function restOf({ narrowing }: Tool): RestWords {
  const narrow = narrowing === undefined ? '' : `, or narrow it down with ${narrowing}`;
  return (left, next) => `… ${left} more: call again with offset ${next}${narrow}`;
}

function explained(error: unknown, desk: Desk): string {
  try {
    desk.distrust();
  } catch (refusal) {
    if (refusal instanceof CommandError) return refusal.message;
    throw refusal;
  }
  if (error instanceof CommandError) {
    const details = error.details.split('\n').slice(0, MAX_DETAILS).map(shownMessage).join('\n');
    const lines = error.message.split('\n').map(shownMessage).join('\n');
    return desk.masked(details === '' ? lines : `${lines}\n${details}`);
  }
  const why = error instanceof Error ? error.message : String(error);
  return desk.masked(
    `roomlint crashed. This is a bug in roomlint, not in your files. Please report it: ${shownMessage(why)}`,
  );
}
