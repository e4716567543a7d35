import { answersForAgents } from '../../verdict/report/agent/reply.js';
import { type Answer, answersMarkdown, answersText } from '../../verdict/report/answer.js';
import { jsonPieces } from '../../verdict/report/json-pieces.js';
import { AGENT } from './formats.js';
import { writeBatched } from './streams.js';
import type { Terminal } from './terminal.js';

/** The formats of every command that answers something of a room. */
export const ANSWER_FORMATS = ['text', 'json', 'markdown', AGENT] as const;

export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** The same answer for people, assistants and programs, made where a format needs it. */
export interface Answered {
  readonly answers: () => readonly Answer[];
  readonly json: () => object;
  /** Whether every entry is shown. */
  readonly isFull?: boolean;
}

/** Writes an answer to standard output. Nothing else writes one, so credentials are masked here. */
export function printAnswers(format: AnswerFormat, answered: Answered, terminal: Terminal): void {
  const say = (pieces: Iterable<string>): void => writeBatched(pieces, (text) => terminal.say(text));
  switch (format) {
    case 'text':
      say(answersText(answered.answers(), terminal.painter('out')));
      return;
    case 'markdown':
      say(answersMarkdown(answered.answers(), answered.isFull === true));
      return;
    case 'agent':
      say([answersForAgents(answered.answers())]);
      return;
    case 'json':
      printJson(answered.json(), terminal);
  }
}

/** Writes a document for programs to standard output. Its lists may be any iterable. */
function printJson(document: object, terminal: Terminal): void {
  writeBatched(jsonPieces(document), (text) => terminal.writeProgram('strings', text));
}
