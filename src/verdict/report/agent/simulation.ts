import { printable } from '../../../bytes/json/quote.js';
import type { JsonObject } from '../../../bytes/json/value.js';
import { counted } from '../../../bytes/text/in-words.js';
import type { FlowModel } from '../../../model/flow/model.js';
import type { LineOutcome } from '../../../model/flow/script-player.js';
import type { TimelineEntry } from '../../../model/flow/timeline.js';
import { entryText, seconds } from '../../../model/flow/words.js';
import { hasPassed, type PlayedRun, type PlayedScript } from '../../play/play-script.js';
import { shownMessage } from './place.js';
import { type Answer, DATA_NOTE, type Entry } from './reply.js';

/** Of one step, so many events are shown. */
const MAX_EVENTS = 8;

interface PlayedLine {
  readonly run: PlayedRun;
  readonly outcome: LineOutcome;
}

/** What a script did: first the expectations that failed and why, then every line. */
export function simulationAnswer(name: string, model: FlowModel, played: PlayedScript): Answer {
  const { runs, expectations, failed, stopped } = played;
  const lines = runs.flatMap((run) => run.outcomes.map((outcome): PlayedLine => ({ run, outcome })));
  const isFailed = ({ outcome }: PlayedLine): boolean => outcome.kind === 'failed';
  const sorted = [...lines.filter(isFailed), ...lines.filter((line) => !isFailed(line))];
  const passed = hasPassed(played);
  const verdict = passed
    ? expectations === 0
      ? 'played; nothing was expected'
      : 'every expectation holds'
    : [
        ...(failed > 0 ? [`${counted(failed, 'expectation')} of ${expectations} failed`] : []),
        ...(stopped > 0
          ? [`${counted(stopped, 'run')} stopped in an endless chain or after too many steps`]
          : []),
      ].join('; ');
  return {
    head: [`${printable(name)}: ${verdict}`, DATA_NOTE],
    entries: sorted.map((line) => () => lineEntry(model, line)),
    total: sorted.length,
    data: { passed, runs: runs.length, expectations, failed, stopped },
  };
}

function lineEntry(model: FlowModel, { run, outcome }: PlayedLine): Entry {
  const { line } = outcome.line;
  const source = shownMessage(outcome.line.source);
  const head = `line ${line}: ${source}`;
  const data: JsonObject = { line, source };
  switch (outcome.kind) {
    case 'step': {
      const events = eventsOf(model, outcome.entries, run.playerNames);
      return {
        text: [head, ...events.map((event) => `    ${event}`)].join('\n'),
        data: { ...data, result: 'played', events },
      };
    }
    case 'held':
      return { text: `${head} holds`, data: { ...data, result: 'held' } };
    case 'skipped':
      return {
        text: `${head} was not played: ${shownMessage(outcome.message)}`,
        data: { ...data, result: 'skipped', message: shownMessage(outcome.message) },
      };
    default: {
      const message = shownMessage(outcome.message);
      return { text: `${head} FAILED: ${message}`, data: { ...data, result: 'failed', message } };
    }
  }
}

function eventsOf(model: FlowModel, entries: readonly TimelineEntry[], names: readonly string[]): string[] {
  const shown = entries.slice(0, MAX_EVENTS).map((entry) => {
    const who = names.length > 1 ? `${names[entry.player] ?? ''}: ` : '';
    return shownMessage(`${seconds(entry.time)} ${who}${entryText(model, entry)}`);
  });
  const more = entries.length - shown.length;
  return more > 0 ? [...shown, `… ${counted(more, 'more event')}`] : shown;
}
