import { printable } from '../../../bytes/json/quote.js';
import type { GraphQuest, GraphSource } from '../../../model/flow/graph.js';
import { QUEST_STATES, type QuestState } from '../../../model/snapshot/quest-states.js';
import { neverStarts } from '../graph-labels.js';
import { FONT, PLAIN_HEIGHT, type PlainBox, QUEST_BOX, type QuestBox, type StateRow } from './parts.js';
import { textWidth } from './text-width.js';

/** The text of a box is cut to this width, in pixels. */
const MAX_TEXT = 260;
const STATES: readonly QuestState[] = [0, 1, 2];

/** The box of a quest: its Name, what is unusual about it, and its three states. */
export function questBox(quest: GraphQuest): QuestBox {
  const { index, id, name, group, enabled } = quest;
  const lines = [
    ...[fitted(name === '' ? 'a quest without a Name' : name, FONT.title, 'bold')],
    ...[group, enabled ? '' : 'Enabled false'].filter((line) => line !== '').map((line) => fitted(line)),
  ];
  const states = STATES.map((state) => stateRow(quest, state));
  const widths = [
    textWidth(lines[0] ?? '', FONT.title, 'bold'),
    ...[...lines.slice(1), ...states.map(({ text }) => text)].map((line) => textWidth(line, FONT.text)),
  ];
  const { padding, title, line, row } = QUEST_BOX;
  return {
    kind: 'quest',
    id: questBoxId(index),
    quest: index,
    width: widths.reduce((most, width) => Math.max(most, width), 0) + 4 * padding,
    height: 2 * padding + title + (lines.length - 1) * line + states.length * row,
    lines,
    title: questTitle(quest, id),
    states,
    neverStarts: neverStarts(quest),
  };
}

export function questBoxId(quest: number): string {
  return `quest-${quest}`;
}

function questTitle({ name, never, skipsActive }: GraphQuest, id: string): string {
  return [
    `${printable(name)} (${printable(id)})`,
    ...never.map(({ state, reason }) => `never ${QUEST_STATES[state]}${reason === '' ? '' : `: ${reason}`}`),
    ...(skipsActive ? ['completed without being Active'] : []),
  ].join('\n');
}

function stateRow({ never, skipsActive }: GraphQuest, state: QuestState): StateRow {
  const name = QUEST_STATES[state];
  if (never.some((each) => each.state === state)) return { state, text: `✕ never ${name}`, look: 'never' };
  if (skipsActive && state === 1) return { state, text: `${name} (skipped)`, look: 'skipped' };
  return { state, text: name, look: 'usual' };
}

/** The box of an item, or of an effect that cannot be read. */
export function sourceBox(source: Exclude<GraphSource, { readonly kind: 'quest' }>, id: string): PlainBox {
  return source.kind === 'item' ? plainBox('item', id, source.text) : plainBox('unread', id, source.label);
}

export function plainBox(kind: PlainBox['kind'], id: string, text: string, quest?: number): PlainBox {
  const line = fitted(text);
  // The corners of a hexagon take room from its text.
  const around = kind === 'unread' ? 44 : 28;
  return {
    kind,
    id,
    quest,
    width: textWidth(line, FONT.text) + around,
    height: PLAIN_HEIGHT,
    lines: [line],
    title: printable(text),
  };
}

/** A text that is not wider than a box may be. */
function fitted(text: string, size: number = FONT.text, weight?: 'bold'): string {
  const shown = printable(text);
  if (textWidth(shown.slice(0, MAX_TEXT), size, weight) <= MAX_TEXT && shown.length <= MAX_TEXT) return shown;
  let cut = '';
  for (const character of shown) {
    if (textWidth(`${cut}${character}…`, size, weight) > MAX_TEXT) break;
    cut += character;
  }
  return `${cut}…`;
}
