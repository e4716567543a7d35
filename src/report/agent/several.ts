import { counted } from '../../text/in-words.js';
import { type Answer, composeReply, type RestWords } from './reply.js';

/** Heads that are shown. */
const MAX_HEADS = 10;

export function joinAnswers(answers: readonly Answer[]): Answer {
  const heads = answers.slice(0, MAX_HEADS).flatMap(({ head }) => head);
  const more = answers.length - MAX_HEADS;
  return {
    head: [...new Set(heads), ...(more > 0 ? [`… and ${counted(more, 'more file')}`] : [])],
    entries: answers.flatMap(({ entries = [] }) => entries),
    total: answers.reduce((sum, { total = 0 }) => sum + total, 0),
    data: {},
  };
}

/** Says how a command shows the rest. */
export function listsAll(how: string): RestWords {
  return (left) => `… ${left} more: ${how}`;
}

/** The text of some answers for those who run commands. */
export function agentText(answers: readonly Answer[]): string {
  return `${composeReply(joinAnswers(answers), {}, 'entries', listsAll('--format json lists all')).text}\n`;
}
