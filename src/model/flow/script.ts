import { quoteValue } from '../../bytes/json/quote.js';
import { didYouMean } from '../../bytes/text/nearest.js';
import type { QuestState } from '../snapshot/quest-states.js';
import type { Found, ScriptRoom } from './script-room.js';
import {
  EXPECT_KEYWORDS,
  readWords,
  type ScriptWord,
  STATE_NAMES,
  STATE_WORDS,
  shownText,
  shownWord,
} from './script-words.js';
import { playerName } from './simulator.js';
import type { PlayStep } from './step.js';

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

export type ScriptReading =
  | { readonly kind: 'script'; readonly runs: readonly ScriptRun[] }
  | { readonly kind: 'faults'; readonly faults: readonly ScriptFault[] };

const STEP_NAMES = [
  ...([
    'click',
    'enter',
    'fire',
    'set',
    'know',
    'unset',
    'wait',
    'player',
    'reload',
    'leave',
    'join',
    'expect',
  ] as const),
];
const RUN_SEPARATOR = '---';

/** Reads a script for a room, and finds the faults of all its lines. */
export function readScript(text: string, room: ScriptRoom): ScriptReading {
  const faults: ScriptFault[] = [];
  const runs: ScriptRun[] = [];
  let run: { line: number; lines: ScriptLine[]; presence: Presence } | undefined;
  for (const [index, content] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = index + 1;
    const reading = readLine(content, room);
    if (reading.kind === 'separator') {
      run = undefined;
      continue;
    }
    if (reading.kind === 'blank') continue;
    if (run === undefined) {
      run = { line, lines: [], presence: new Presence() };
      runs.push(run);
    }
    if (reading.kind === 'fault') {
      faults.push({ line, message: reading.message });
      continue;
    }
    const message = run.presence.faultOf(reading.action);
    if (message !== undefined) faults.push({ line, message });
    run.lines.push({ line, source: sourceOf(content), ...reading.action });
  }
  if (runs.length === 0) faults.push({ line: 1, message: `the script has no steps: ${howToBegin(room)}` });
  return faults.length > 0 ? { kind: 'faults', faults } : { kind: 'script', runs };
}

type Action = { readonly step: PlayStep } | { readonly expectation: Expectation };

export type LineReading =
  | { readonly kind: 'blank' }
  | { readonly kind: 'separator' }
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'fault'; readonly message: string };

/** Reads one line by itself. Whether its player is there is another question. */
export function readLine(content: string, room: ScriptRoom): LineReading {
  const reading = readWords(content);
  if ('fault' in reading) return { kind: 'fault', message: reading.fault };
  const [first, ...rest] = reading.words;
  if (first === undefined) return { kind: 'blank' };
  if (first.bare && first.text === RUN_SEPARATOR && rest.length === 0) return { kind: 'separator' };
  const found = actionOf(first, rest, room);
  return 'fault' in found ? { kind: 'fault', message: found.fault } : { kind: 'action', action: found.value };
}

function actionOf(
  { text: name, bare }: ScriptWord,
  words: readonly ScriptWord[],
  room: ScriptRoom,
): Found<Action> {
  switch (bare ? name : '') {
    case 'click':
    case 'enter':
      return itemStep(name as 'click' | 'enter', words, room);
    case 'fire':
      return fireStep(words, room);
    case 'set': {
      if (room.isVariable(words[0]?.text ?? '')) return variableStep('set', words, room);
      const fact = factOf('set', words, room);
      return 'fault' in fact ? fact : { value: { step: { kind: 'set', ...fact.value } } };
    }
    case 'know':
      return variableStep('know', words, room);
    case 'unset':
      if (words.map(({ text }) => text).join(' ') === 'is 0')
        return { value: { step: { kind: 'unset is 0' } } };
      return { fault: 'unset is part of the step: unset is 0' };
    case 'wait':
      return waitStep(words);
    case 'player': {
      const fault = wordsFault('player', ['a name'], words, 'player ann');
      return fault ?? { value: { step: { kind: 'player', name: words[0]?.text ?? '' } } };
    }
    case 'reload':
    case 'leave':
    case 'join':
      return (
        wordsFault(name, [], words, name) ?? {
          value: { step: { kind: name as 'reload' | 'leave' | 'join' } },
        }
      );
    case 'expect':
      return expectation(words, room);
    default: {
      const all = `the steps are ${STEP_NAMES.join(', ')}`;
      return { fault: `unknown step ${quoteValue(name)}: ${didYouMean(name, STEP_NAMES, all)}` };
    }
  }
}

function itemStep(kind: 'click' | 'enter', words: readonly ScriptWord[], room: ScriptRoom): Found<Action> {
  const fault = wordsFault(kind, ['the key of an item'], words, `${kind} 4`);
  if (fault !== undefined) return fault;
  const item = room.item(words[0]?.text ?? '');
  return 'fault' in item ? item : { value: { step: { kind, item: item.value } } };
}

function fireStep(words: readonly ScriptWord[], room: ScriptRoom): Found<Action> {
  const fault = wordsFault(
    'fire',
    ['the key of an item', 'the $type of a trigger'],
    words,
    'fire 4 OnCollideEvent',
  );
  if (fault !== undefined) return fault;
  const item = room.item(words[0]?.text ?? '');
  if ('fault' in item) return item;
  const type = room.trigger(item.value, words[1]?.text ?? '');
  return 'fault' in type ? type : { value: { step: { kind: 'fire', item: item.value, type: type.value } } };
}

/** A value is a number, or a text for everything else. */
function variableStep(by: 'set' | 'know', words: readonly ScriptWord[], room: ScriptRoom): Found<Action> {
  const fault = wordsFault(by, ['the name of a variable', 'its value'], words, `${by} codeEntry 1234`);
  if (fault !== undefined) return fault;
  const [named, { text, bare }] = words as [ScriptWord, ScriptWord];
  const name = room.variable(named.text);
  if ('fault' in name) return name;
  const isNumber = bare && /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
  return {
    value: { step: { kind: 'variable', by, name: name.value, value: isNumber ? Number(text) : text } },
  };
}

function waitStep(words: readonly ScriptWord[]): Found<Action> {
  const fault = wordsFault('wait', ['a number of seconds'], words, 'wait 2.5');
  if (fault !== undefined) return fault;
  const text = words[0]?.text ?? '';
  const seconds = /^(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  if (Number.isFinite(seconds)) return { value: { step: { kind: 'wait', seconds } } };
  return { fault: `wait needs a number of seconds, 0 or more, as in wait 2.5, not ${quoteValue(text)}` };
}

function expectation(words: readonly ScriptWord[], room: ScriptRoom): Found<Action> {
  const [first, ...rest] = words;
  const keyword = first?.bare === true && EXPECT_KEYWORDS.has(first.text) ? first.text : undefined;
  switch (keyword) {
    case 'nothing':
      return (
        wordsFault('expect nothing', [], rest, 'expect nothing') ?? {
          value: { expectation: { kind: 'nothing' } },
        }
      );
    case 'effect':
      return effectExpectation(rest, room);
    default: {
      const kind = keyword === 'never' || keyword === 'reachable' ? keyword : 'state';
      const fact = factOf(
        keyword === undefined ? 'expect' : `expect ${keyword}`,
        keyword === undefined ? words : rest,
        room,
      );
      return 'fault' in fact ? fact : { value: { expectation: { kind, ...fact.value } } };
    }
  }
}

function effectExpectation(words: readonly ScriptWord[], room: ScriptRoom): Found<Action> {
  const needs = ['the key of an item', 'the $type of an effect'];
  const fault = wordsFault('expect effect', needs, words, 'expect effect 5 ShowObjectEvent');
  if (fault !== undefined) return fault;
  const item = room.item(words[0]?.text ?? '');
  if ('fault' in item) return item;
  const type = room.effect(item.value, words[1]?.text ?? '');
  if ('fault' in type) return type;
  return { value: { expectation: { kind: 'effect', item: item.value, type: type.value } } };
}

/** A quest and a state: `not active` may be two words. */
function factOf(
  step: string,
  words: readonly ScriptWord[],
  room: ScriptRoom,
): Found<{ readonly quest: number; readonly state: QuestState }> {
  const [name, ...rest] = words;
  const example = `${step} 0_find_key completed`;
  if (name === undefined) return { fault: `${step} needs a quest and a state, as in ${example}` };
  const quest = room.quest(name.text);
  if ('fault' in quest && rest.length > 0) {
    const whole = nameInSeveralWords(words, room);
    if (whole !== undefined)
      return {
        fault: `put a name with spaces in double quotes: ${step} ${JSON.stringify(shownText(whole))} …`,
      };
  }
  if ('fault' in quest) return quest;
  if (rest.length === 0)
    return { fault: `${step} needs a state: ${STATE_NAMES.join(', ')}, as in ${example}` };
  const text = rest.map((word) => word.text).join(' ');
  const isSplit = rest.length === 2 && rest.every(({ bare }) => bare);
  const state =
    rest.length === 1 || isSplit ? STATE_WORDS.findIndex((known) => known.includes(text.toLowerCase())) : -1;
  if (state >= 0) return { value: { quest: quest.value, state: state as QuestState } };
  const all = `the states are ${STATE_NAMES.join(', ')}`;
  return { fault: `unknown state ${quoteValue(text)}: ${didYouMean(text, STATE_NAMES, all)}` };
}

/** The Name of a quest that is written without the quotes that it needs. */
function nameInSeveralWords(words: readonly ScriptWord[], room: ScriptRoom): string | undefined {
  let name = '';
  let found: string | undefined;
  for (const [index, { text }] of words.entries()) {
    name = index === 0 ? text : `${name} ${text}`;
    if (name.length > room.longestName) break;
    if (index > 0 && room.namesOneQuest(name)) found = name;
  }
  return found;
}

/** The fault of a step with too few or too many words. */
function wordsFault(
  step: string,
  needs: readonly string[],
  words: readonly ScriptWord[],
  example: string,
): { readonly fault: string } | undefined {
  if (words.length < needs.length)
    return { fault: `${step} needs ${needs.slice(words.length).join(' and ')}, as in ${example}` };
  const extra = words[needs.length];
  if (extra === undefined) return undefined;
  const hint = needs.length === 0 ? '' : ', or put a name with spaces in double quotes';
  return { fault: `${step} takes no other words: remove ${quoteValue(extra.text)}${hint}` };
}

/** What takes no player who is there. */
const FREE_STEPS: ReadonlySet<string> = new Set(['wait', 'variable', 'unset is 0']);

/** Who is present, according to the lines of a run: acting while away is a fault of the script. */
class Presence {
  private readonly away = new Set<string>();
  private player = playerName(0);

  faultOf(action: Action): string | undefined {
    if (!('step' in action)) return undefined;
    const { kind } = action.step;
    const isAway = this.away.has(this.player);
    if (action.step.kind === 'player') this.player = action.step.name;
    else if (kind === 'join') {
      if (!isAway) return isHere(this.player);
      this.away.delete(this.player);
    } else if (!FREE_STEPS.has(kind) && isAway) return hasLeft(this.player);
    else if (kind === 'leave') this.away.add(this.player);
    return undefined;
  }
}

export function hasLeft(player: string): string {
  return `${quoteValue(player)} has left: add join before this step, or let another player act`;
}

export function isHere(player: string): string {
  return `${quoteValue(player)} is already there: join works only after leave`;
}

function howToBegin({ model }: ScriptRoom): string {
  const [event] = model.events;
  return event === undefined ? 'add one, such as wait 1' : `add one, such as click ${shownWord(event.item)}`;
}

/** A line without its comment and the white space around it. */
function sourceOf(content: string): string {
  let inString = false;
  for (let at = 0; at < content.length; at++) {
    const character = content[at];
    if (inString && character === '\\') at++;
    else if (character === '"') inString = !inString;
    else if (character === '#' && !inString && (at === 0 || /\s/.test(content[at - 1] ?? '')))
      return content.slice(0, at).trim();
  }
  return content.trim();
}
