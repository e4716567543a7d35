import { printable } from '../../bytes/json/quote.js';
import { counted } from '../../bytes/text/in-words.js';
import type { FlowModel } from '../../model/flow/model.js';
import type { LineOutcome } from '../../model/flow/script-player.js';
import type { TimelineEntry } from '../../model/flow/timeline.js';
import { entryText, seconds } from '../../model/flow/words.js';
import type { Coverage, CoverageOf, PlayedRun, PlayedScript } from '../play/play-script.js';
import type { Paint } from './text-report.js';

/** What one step did is listed up to here: an endless chain did 100,000 things before it was stopped. */
const MAX_ENTRIES = 40;

/** The timeline of a script for people: each line with what it did, or what failed. */
export function simulationText(model: FlowModel, played: PlayedScript, paint: Paint): string[] {
  const { runs } = played;
  const texts = runs.flatMap((run, index) => [
    runs.length > 1 ? `${paint('bold', `run ${index + 1}, from line ${run.line}`)}\n` : '',
    ...runTexts(model, run, paint),
    '\n',
  ]);
  return [...texts, `${totals(played, paint)}\n`];
}

function runTexts(model: FlowModel, { start, outcomes, playerNames }: PlayedRun, paint: Paint): string[] {
  return [
    start.length > 0 ? `start\n${entriesText(model, start, playerNames, paint)}` : '',
    ...outcomes.map((outcome) => outcomeText(model, outcome, playerNames, paint)),
  ];
}

/** A line of a script with its result. */
export function outcomeText(
  model: FlowModel,
  outcome: LineOutcome,
  playerNames: readonly string[],
  paint: Paint,
): string {
  const { line, source } = outcome.line;
  const head = `${paint('dim', `${line}:`)} ${printable(source)}`;
  switch (outcome.kind) {
    case 'step':
      return `${head}\n${entriesText(model, outcome.entries, playerNames, paint)}`;
    case 'held':
      return `${head} ${paint('green', '✓')}\n`;
    case 'skipped':
      return `${head} ${paint('dim', '(not played)')}\n`;
    default:
      return `${head} ${paint('red', '✗')}\n    ${paint('red', printable(outcome.message))}\n`;
  }
}

function entriesText(
  model: FlowModel,
  entries: readonly TimelineEntry[],
  playerNames: readonly string[],
  paint: Paint,
): string {
  const shown = entries.length > MAX_ENTRIES ? entries.slice(0, MAX_ENTRIES) : entries;
  const lines = shown.map((entry) => entryLine(model, entry, playerNames, paint));
  const last = entries.at(-1);
  if (last !== undefined && entries.length > MAX_ENTRIES) {
    lines.push(`    … ${counted(entries.length - MAX_ENTRIES - 1, 'more event')}\n`);
    lines.push(entryLine(model, last, playerNames, paint));
  }
  return lines.join('');
}

function entryLine(
  model: FlowModel,
  entry: TimelineEntry,
  playerNames: readonly string[],
  paint: Paint,
): string {
  const who = playerNames.length > 1 ? `${playerNames[entry.player] ?? ''}: ` : '';
  const text = printable(`${who}${entryText(model, entry)}`);
  const style =
    entry.kind === 'changed' || entry.kind === 'fired' ? undefined : entry.kind === 'stopped' ? 'red' : 'dim';
  return `    ${paint('dim', `${seconds(entry.time)}`.padEnd(6))} ${style === undefined ? text : paint(style, text)}\n`;
}

function totals({ runs, expectations, failed, stopped }: PlayedScript, paint: Paint): string {
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
  if (bad.length > 0) return `${head}: ${paint('red', bad.join(', '))}`;
  return expectations === 0 ? head : `${head}: ${paint('green', 'all hold')}`;
}

/** What no run has reached. */
export function coverageText(coverage: Coverage): string {
  const kinds = [
    kindText('transitions that changed a quest', coverage.transitions),
    kindText('guards that held something back', coverage.guards),
    kindText('effects that fired', coverage.effects),
  ];
  return `\ncoverage\n${kinds.join('')}`;
}

function kindText(kind: string, { reached, total, missing }: CoverageOf): string {
  const notReached = missing.map((one) => `    not reached: ${printable(one)}\n`);
  return `  ${kind}: ${reached} of ${total}\n${notReached.join('')}`;
}
