import { answersForAgents } from '../../verdict/report/agent/reply.js';
import { type Answer, answerGitHub, answersMarkdown, answersText } from '../../verdict/report/answer.js';
import { countReport, type FileReport, SummaryCounter } from '../../verdict/report/report.js';
import { TextReporter } from '../../verdict/report/text-report.js';
import { jsonWithoutCommands } from '../../verdict/report/workflow-commands.js';
import { AGENT, folderInRepository } from './formats.js';
import type { Terminal } from './terminal.js';
import { writeBatched } from './world.js';

/* Prints what commands have found, in the format that was asked for. No command knows how a format is written. */

/** The formats of every command that answers something of a room. */
export const ANSWER_FORMATS = ['text', 'json', 'markdown', AGENT] as const;

/** The formats of answers about files of a repository: `github` writes annotations. */
export type AnswerFormat = (typeof ANSWER_FORMATS)[number] | 'github';

/** The same answer for people, assistants and programs, made where a format needs it. */
export interface Answered {
  readonly answers: () => readonly Answer[];
  readonly json: () => object;
}

/** Writes an answer to standard output. Nothing else writes one, so credentials are masked here. */
export function printAnswers(format: AnswerFormat, answered: Answered, terminal: Terminal): void {
  switch (format) {
    case 'text':
      sayAnswers(answered.answers(), 'out', terminal);
      return;
    case 'markdown':
      writeBatched(answersMarkdown(answered.answers()), (text) => terminal.say(text));
      return;
    case 'agent':
      terminal.say(answersForAgents(answered.answers()));
      return;
    case 'github': {
      const folder = folderInRepository(terminal.world.env, terminal.world.cwd());
      for (const answer of answered.answers()) terminal.writeOut(answerGitHub(answer, 'import plan', folder));
      return;
    }
    case 'json':
      printJson(answered.json(), terminal);
  }
}

/** Writes a document for programs to standard output. */
export function printJson(document: object, terminal: Terminal): void {
  terminal.writeProgram('strings', `${jsonWithoutCommands(document, 2)}\n`);
}

/** Writes answers for people: to standard error where standard output has a document for programs. */
export function sayAnswers(answers: readonly Answer[], stream: 'out' | 'err', terminal: Terminal): void {
  writeBatched(answersText(answers, terminal.painter(stream)), (text) => sayText(text, stream, terminal));
}

/** Writes the findings of one file for people. */
export function sayFindings(report: FileReport, stream: 'out' | 'err', terminal: Terminal): void {
  const reporter = new TextReporter(terminal.painter(stream), true);
  const counter = new SummaryCounter();
  counter.add(countReport(report));
  const pieces = [...reporter.file(report), reporter.end(counter.summary)];
  writeBatched(pieces, (text) => sayText(text, stream, terminal));
}

export function sayText(text: string, stream: 'out' | 'err', terminal: Terminal): void {
  if (stream === 'out') terminal.say(text);
  else terminal.writeErr(text);
}
