import { counted } from '../../bytes/text/in-words.js';
import type { FlowModel } from '../../model/flow/model.js';
import type { LineOutcome } from '../../model/flow/script-player.js';
import type { TimelineEntry } from '../../model/flow/timeline.js';
import { entryText, seconds } from '../../model/flow/words.js';
import type { Coverage, PlayedRun, PlayedScript } from '../play/play-script.js';
import type { Answer, AnswerEntry, AnswerLine, AnswerSection } from './answer.js';

/** What a script did, line by line. @param coverage whether what no run has reached is listed */
export function playAnswer(name: string, model: FlowModel, played: PlayedScript, coverage = false): Answer {
  const { runs } = played;
  return {
    title: name,
    sections: [
      ...runs.map((run, index) => ({
        ...(runs.length > 1 ? { title: `run ${index + 1}, from line ${run.line}` } : {}),
        entries: runEntries(model, run),
      })),
      ...(coverage ? [coverageSection(played.coverage)] : []),
    ],
    verdict: verdictOf(played),
  };
}

function runEntries(model: FlowModel, { start, outcomes, playerNames }: PlayedRun): AnswerEntry[] {
  return [
    ...(start.length > 0 ? [{ text: 'start', details: eventTexts(model, start, playerNames) }] : []),
    ...outcomes.map((outcome) => outcomeEntry(model, outcome, playerNames)),
  ];
}

/** A line of a script with its result. */
export function outcomeEntry(
  model: FlowModel,
  outcome: LineOutcome,
  playerNames: readonly string[],
): AnswerEntry {
  const { line, source } = outcome.line;
  const text = `${line}: ${source}`;
  switch (outcome.kind) {
    case 'step':
      return { text, details: eventTexts(model, outcome.entries, playerNames) };
    case 'held':
      return { symbol: '✓', text };
    case 'skipped':
      return { text: `${text} (not played)` };
    default:
      return { symbol: '✗', text, details: [outcome.message] };
  }
}

/** What one step did is listed up to here: an endless chain did 10,000 things before it was stopped. */
const MAX_EVENTS = 40;

function eventTexts(
  model: FlowModel,
  entries: readonly TimelineEntry[],
  playerNames: readonly string[],
): readonly string[] {
  const eventText = (entry: TimelineEntry): string => {
    const who = playerNames.length > 1 ? `${playerNames[entry.player] ?? ''}: ` : '';
    return `${seconds(entry.time).padEnd(6)} ${who}${entryText(model, entry)}`;
  };
  if (entries.length <= MAX_EVENTS) return entries.map(eventText);
  const more = `… ${counted(entries.length - MAX_EVENTS - 1, 'more event')}`;
  return [...entries.slice(0, MAX_EVENTS).map(eventText), more, ...entries.slice(-1).map(eventText)];
}

function verdictOf({ runs, expectations, failed, stopped }: PlayedScript): AnswerLine {
  const head = `${counted(runs.length, 'run')}, ${counted(expectations, 'expectation')}`;
  const tooLong = runs.filter((run) => run.stopped === 'script').length;
  const endless = stopped - tooLong;
  const bad = [
    ...(failed === 0 ? [] : [`${failed} failed`]),
    ...(endless === 0 ? [] : [`${counted(endless, 'run')} stopped in an endless chain`]),
    ...(tooLong === 0
      ? []
      : [`${counted(tooLong, 'run')} not played to the end: the script takes too many steps`]),
  ];
  if (bad.length > 0) return { symbol: '✗', text: `${head}: ${bad.join(', ')}` };
  return { symbol: '✓', text: expectations === 0 ? head : `${head}: all hold` };
}

/** What no run has reached. */
function coverageSection({ transitions, guards, effects }: Coverage): AnswerSection {
  const kinds = [
    ['transitions that changed a quest', transitions],
    ['guards that held something back', guards],
    ['effects that fired', effects],
  ] as const;
  const entries = kinds.map(([kind, { reached, total, missing }]) => ({
    text: `${kind}: ${reached} of ${total}`,
    details: missing.map((one) => `not reached: ${one}`),
  }));
  return { title: 'coverage', entries };
}
