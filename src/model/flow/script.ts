import { quoteValue } from '../../bytes/json/quote.js';
import { brand } from '../../bytes/text/brand.js';
import { didYouMean } from '../../bytes/text/nearest.js';
import type { QuestState } from '../snapshot/quest-states.js';
import type { Found, ScriptRoom } from './script-room.js';
import {
  EXPECT_KEYWORDS,
  LineFault,
  readWords,
  type ScriptWord,
  STATE_NAMES,
  shownWord,
} from './script-words.js';
import type { PlayStep } from './timeline.js';

/** What a script expects: of the states, of the last acting step, or of every play there is. */
export type Expectation =
  | { readonly kind: 'state' | 'never' | 'reachable'; readonly quest: number; readonly state: QuestState }
  | { readonly kind: 'effect'; readonly item: string; readonly type: string }
  | { readonly kind: 'nothing' };

/** A line of a script with a step or an expectation. */
export type ScriptLine = {
  /** Counted from 1. */
  readonly line: number;
  /** As it is written, without its comment. */
  readonly source: string;
} & ({ readonly step: PlayStep } | { readonly expectation: Expectation });

/** A script from its start, or from a line `---`, to the next one. */
export interface ScriptRun {
  readonly line: number;
  readonly lines: readonly ScriptLine[];
}

/** A line that cannot be played. */
export interface ScriptFault {
  readonly line: number;
  readonly message: string;
}

/** A script that cannot be played; `faults` say where and why. */
export class ScriptError extends Error {
  static {
    brand(ScriptError, 'ScriptError');
  }

  override readonly name = 'ScriptError';

  constructor(readonly faults: readonly ScriptFault[]) {
    super(faults.map(({ line, message }) => `line ${line}: ${message}`).join('\n'));
  }
}

const STEP_NAMES = 'click enter fire set know unset wait player reload leave join expect'.split(' ');
const RUN_SEPARATOR = '---';

/** Reads a script for a room. @throws ScriptError with the faults of all its lines */
export function readScript(text: string, room: ScriptRoom): readonly ScriptRun[] {
  const faults: ScriptFault[] = [];
  const runs: ScriptRun[] = [];
  let run: { line: number; lines: ScriptLine[] } | undefined;
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    const reading = readLine(content, room);
    if (reading.kind === 'separator') {
      run = undefined;
      continue;
    }
    if (reading.kind === 'blank') continue;
    if (run === undefined) {
      run = { line, lines: [] };
      runs.push(run);
    }
    if (reading.kind === 'fault') faults.push({ line, message: reading.message });
    else run.lines.push({ line, source: reading.source, ...reading.action });
  }
  if (runs.length === 0) faults.push({ line: 1, message: `the script has no steps: ${howToBegin(room)}` });
  if (faults.length > 0) throw new ScriptError(faults);
  return runs;
}

type Action = { readonly step: PlayStep } | { readonly expectation: Expectation };

export type LineReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'separator' }
  /** `source`: without its comment and the white space around it. */
  | { readonly kind: 'action'; readonly action: Action; readonly source: string }
  | { readonly kind: 'fault'; readonly message: string };

/** Reads one line by itself. Whether its player is there is another question. */
export function readLine(content: string, room: ScriptRoom): LineReading {
  try {
    const { words, source } = readWords(content);
    const [first, ...rest] = words;
    if (first === undefined) return { kind: 'blank' };
    if (first.bare && first.text === RUN_SEPARATOR && rest.length === 0) return { kind: 'separator' };
    return { kind: 'action', action: actionOf(first, rest, room), source };
  } catch (error) {
    if (error instanceof LineFault) return { kind: 'fault', message: error.message };
    throw error;
  }
}

function meant<Value>(found: Found<Value>): Value {
  if ('fault' in found) throw new LineFault(found.fault);
  return found.value;
}

const NUMBER = /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

function actionOf({ text: name, bare }: ScriptWord, words: readonly ScriptWord[], room: ScriptRoom): Action {
  switch (bare ? name : '') {
    case 'click':
    case 'enter': {
      const [word = ''] = textsOf(name, ['the key of an item'], words, `${name} 4`);
      const type = name === 'click' ? 'OnClickEvent' : 'OnEnterEvent';
      return { step: { kind: 'trigger', item: meant(room.item(word)), type } };
    }
    case 'fire': {
      const needs = ['the key of an item', 'the $type of a trigger'];
      const [word = '', type = ''] = textsOf('fire', needs, words, 'fire 4 OnCollideEvent');
      const item = meant(room.item(word));
      return { step: { kind: 'trigger', item, type: meant(room.trigger(item, type)) } };
    }
    case 'set':
      if (room.isVariable(words[0]?.text ?? '')) return variableStep('set', words, room);
      return { step: { kind: 'set', ...factOf('set', words, room) } };
    case 'know':
      return variableStep('know', words, room);
    case 'unset':
      if (words.map(({ text }) => text).join(' ') === 'is 0') return { step: { kind: 'unset is 0' } };
      throw new LineFault('unset is part of the step: unset is 0');
    case 'wait': {
      const [text = ''] = textsOf('wait', ['a number of seconds'], words, 'wait 2.5');
      const seconds = NUMBER.test(text) ? Number(text) : Number.NaN;
      if (Number.isFinite(seconds) && !text.startsWith('-')) return { step: { kind: 'wait', seconds } };
      throw new LineFault(
        `wait needs a number of seconds, 0 or more, as in wait 2.5, not ${quoteValue(text)}`,
      );
    }
    case 'player': {
      const [player = ''] = textsOf('player', ['a name'], words, 'player ann');
      return { step: { kind: 'player', name: player } };
    }
    case 'reload':
    case 'leave':
    case 'join':
      textsOf(name, [], words, name);
      return { step: { kind: name as 'reload' | 'leave' | 'join' } };
    case 'expect':
      return { expectation: expectation(words, room) };
    default: {
      const all = `the steps are ${STEP_NAMES.join(', ')}`;
      throw new LineFault(`unknown step ${quoteValue(name)}: ${didYouMean(name, STEP_NAMES, all)}`);
    }
  }
}

/** A value is a number, or a text for everything else. */
function variableStep(by: 'set' | 'know', words: readonly ScriptWord[], room: ScriptRoom): Action {
  const needs = ['the name of a variable', 'its value'];
  const [named = '', text = ''] = textsOf(by, needs, words, `${by} codeEntry 1234`);
  const name = meant(room.variable(named));
  const isNumber = words[1]?.bare === true && NUMBER.test(text) && Number.isFinite(Number(text));
  return { step: { kind: 'variable', by, name, value: isNumber ? Number(text) : text } };
}

function expectation(words: readonly ScriptWord[], room: ScriptRoom): Expectation {
  const [first, ...rest] = words;
  const keyword = first?.bare === true && EXPECT_KEYWORDS.has(first.text) ? first.text : undefined;
  switch (keyword) {
    case 'nothing':
      textsOf('expect nothing', [], rest, 'expect nothing');
      return { kind: 'nothing' };
    case 'effect': {
      const needs = ['the key of an item', 'the $type of an effect'];
      const [word = '', type = ''] = textsOf('expect effect', needs, rest, 'expect effect 5 ShowObjectEvent');
      const item = meant(room.item(word));
      return { kind: 'effect', item, type: meant(room.effect(item, type)) };
    }
    case 'never':
    case 'reachable':
      return { kind: keyword, ...factOf(`expect ${keyword}`, rest, room) };
    default:
      return { kind: 'state', ...factOf('expect', words, room) };
  }
}

/** The states by name, then by number. */
const STATE_WORDS = [...STATE_NAMES, '0', '1', '2'];

/** A quest and a state: `not active` may be two words. */
function factOf(
  step: string,
  words: readonly ScriptWord[],
  room: ScriptRoom,
): { readonly quest: number; readonly state: QuestState } {
  const [name, ...rest] = words;
  const example = `${step} 0_find_key completed`;
  if (name === undefined) throw new LineFault(`${step} needs a quest and a state, as in ${example}`);
  const quest = room.quest(name.text);
  const hint = rest.length > 1 ? '. Put a name with spaces in double quotes' : '';
  if ('fault' in quest) throw new LineFault(`${quest.fault}${hint}`);
  if (rest.length === 0)
    throw new LineFault(`${step} needs a state: ${STATE_NAMES.join(', ')}, as in ${example}`);
  const text = rest.map((word) => word.text).join(' ');
  const isSplit = rest.length === 2 && rest.every(({ bare }) => bare);
  const at = rest.length === 1 || isSplit ? STATE_WORDS.indexOf(text.toLowerCase()) : -1;
  if (at >= 0) return { quest: quest.value, state: (at % STATE_NAMES.length) as QuestState };
  const all = `the states are ${STATE_NAMES.join(', ')}`;
  throw new LineFault(`unknown state ${quoteValue(text)}: ${didYouMean(text, STATE_NAMES, all)}`);
}

/** The words of a step that takes as many as it needs. */
function textsOf(
  step: string,
  needs: readonly string[],
  words: readonly ScriptWord[],
  example: string,
): readonly string[] {
  if (words.length < needs.length)
    throw new LineFault(`${step} needs ${needs.slice(words.length).join(' and ')}, as in ${example}`);
  const extra = words[needs.length];
  if (extra === undefined) return words.map(({ text }) => text);
  const hint = needs.length === 0 ? '' : ', or put a name with spaces in double quotes';
  throw new LineFault(`${step} takes no other words: remove ${quoteValue(extra.text)}${hint}`);
}

function howToBegin({ model }: ScriptRoom): string {
  const [event] = model.events;
  return event === undefined ? 'add one, such as wait 1' : `add one, such as click ${shownWord(event.item)}`;
}
