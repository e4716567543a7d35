import { counted, cutMiddle } from '../../bytes/text/in-words.js';
import { QUEST_STATES } from '../snapshot/quest-states.js';
import type { FlowModel } from './model.js';
import type { Play } from './play.js';
import type { FoundStep } from './timeline.js';

/** Longer names and lines are cut in messages: a room may name one of a megabyte in a thousand sentences. */
const MAX_SHOWN = 200;

/** One word of a script line. `bare`: written without quotes. */
export interface ScriptWord {
  readonly text: string;
  readonly bare: boolean;
}

/** Why a line cannot be read. */
export class LineFault extends Error {}

/** The bare words that have a meaning of their own after `expect`. */
export const EXPECT_KEYWORDS: ReadonlySet<string> = new Set(['effect', 'nothing', 'never', 'reachable']);
/** The states as scripts write them. */
export const STATE_NAMES = QUEST_STATES.map((name) => name.toLowerCase());

const BARE = /[^\s"]+/y;
const SPACE = /\s*/y;

/**
 * Splits a line into words and JSON strings. `#` at the start or after a space begins a comment.
 * @returns with `source`, the line without its comment and the white space around it
 * @throws LineFault
 */
export function readWords(line: string): { readonly words: readonly ScriptWord[]; readonly source: string } {
  const words: ScriptWord[] = [];
  let at = skipSpace(line, 0);
  for (; at < line.length && line[at] !== '#'; at = skipSpace(line, at)) {
    const isQuoted = line[at] === '"';
    const token = isQuoted ? quotedAt(line, at) : bareAt(line, at);
    if (token === undefined) throw new LineFault('a string is not closed: add the missing double quote');
    at += token.length;
    if (at < line.length && !/\s/.test(line[at] ?? ''))
      throw new LineFault(
        'a double quote inside a word: write the whole name as a JSON string, with \\" for a quote',
      );
    if (!isQuoted) {
      words.push({ text: token, bare: true });
      continue;
    }
    words.push({ text: stringIn(token), bare: false });
  }
  return { words, source: line.slice(0, at).trim() };
}

/** A name as a script has to write it. */
export function scriptWord(name: string, keywords: ReadonlySet<string> = NONE): string {
  const isPlain = /^[^\s"#][^\s"]*$/.test(name) && !/\p{C}/u.test(name) && !keywords.has(name);
  return isPlain ? name : JSON.stringify(name);
}

/** A name in a message: as scripts write it, without the middle where it is long. */
export function shownWord(name: string): string {
  return scriptWord(shownText(name));
}

/** Part of a script in a message. */
export function shownText(text: string): string {
  return cutMiddle(text, MAX_SHOWN);
}

const NONE: ReadonlySet<string> = new Set();

function skipSpace(line: string, from: number): number {
  SPACE.lastIndex = from;
  return from + (SPACE.exec(line)?.[0].length ?? 0);
}

/** A loop, because a pattern would remember each character of a very long string, and overflow its stack. */
function quotedAt(line: string, at: number): string | undefined {
  let end = at + 1;
  while (end < line.length && line[end] !== '"') end += line[end] === '\\' ? 2 : 1;
  return end < line.length ? line.slice(at, end + 1) : undefined;
}

function bareAt(line: string, at: number): string | undefined {
  BARE.lastIndex = at;
  return BARE.exec(line)?.[0];
}

function stringIn(token: string): string {
  try {
    return JSON.parse(token) as string;
  } catch {
    throw new LineFault(`${shownText(token)} is not a valid JSON string: check its backslashes`);
  }
}

/** How scripts name the quests of a room. */
export class QuestWords {
  /** How many quests have a Name. */
  private readonly counts = new Map<string, number>();

  constructor(private readonly model: FlowModel) {
    for (const { name } of model.quests) this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  /** Its Name where that is enough, or its id; undefined where neither is. @param byId use no Name */
  of(quest: number, byId = false): string | undefined {
    const { name = '', id = '' } = this.model.quests[quest] ?? {};
    if (this.counts.get(name) === 1 && !byId) return scriptWord(name, EXPECT_KEYWORDS);
    return this.counts.has(id) && id !== name ? undefined : scriptWord(id, EXPECT_KEYWORDS);
  }
}

/* Plays as scripts write them. */

/** What scripts call the events that have a word of their own, by their `$type`. */
export const VERBS: ReadonlyMap<string, string> = new Map([
  ['OnClickEvent', 'click'],
  ['OnEnterEvent', 'enter'],
]);

/** A step as a script writes it. */
export function stepText(step: FoundStep): string {
  switch (step.kind) {
    case 'trigger': {
      const { item, type } = step;
      const verb = VERBS.get(type);
      return verb === undefined
        ? `fire ${scriptWord(item)} ${scriptWord(type)}`
        : `${verb} ${scriptWord(item)}`;
    }
    case 'wait':
      return `wait ${step.seconds}`;
    case 'player':
      return `player ${scriptWord(step.name)}`;
    default:
      return step.kind;
  }
}

/** A play in one line: `click 4, wait 2, click 4`. */
export function playText({ steps, seed }: Play): string {
  const shown = steps.length > MAX_STEPS_SHOWN ? steps.slice(0, MAX_STEPS_SHOWN) : steps;
  const more = steps.length - shown.length;
  const text = shown.map(stepText).join(', ');
  return `${text}${more > 0 ? ` … (${counted(more, 'more step')})` : ''}${seed === 1 ? '' : ` (with --seed ${seed})`}`;
}

const MAX_STEPS_SHOWN = 12;
