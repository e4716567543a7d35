import type { SimulationEvent } from '../../../../dist/index.js';
import { made } from '../element.js';
import { brief } from './frames.js';
import { button } from './parts.js';
import type { Play } from './play.js';
import type { ShownPlay, ShownStep } from './shapes.js';

/* The parts of the page that show a room being played by clicks. */

/** More steps are counted. */
const MAX_STEPS = 200;
/** More quests cannot be chosen. */
const MAX_CHOICES = 500;
/** A step shows at most this many of the events that it would cause. */
const MAX_EVENTS = 3;

/** Does something with a play, and renders it again. */
export type Act = (action: () => Promise<void>) => Promise<void>;

export function eventList(title: string, events: readonly SimulationEvent[]): HTMLElement {
  const section = made('div', '');
  section.append(made('p', brief(title)));
  const list = made('ul', '');
  for (const { time, player, message } of events)
    list.append(made('li', brief(`${time} s, ${player}: ${message}`)));
  section.append(events.length === 0 ? made('p', 'Nothing happened.') : list);
  return section;
}

/** What can be done to items now, and below it what has no effect now, and why. */
export function stepLists({ steps, idle, untried }: ShownPlay, play: Play, act: Act): readonly Node[] {
  const possible = made('ul', '', 'steps');
  for (const { step, text, events } of steps.slice(0, MAX_STEPS)) {
    const item = made('li', '');
    item.append(
      button(brief(text), () => act(() => play.add(step))),
      made('span', eventsText(events)),
    );
    possible.append(item);
  }
  const nodes: Node[] = [
    made('h4', 'Possible now'),
    steps.length === 0 ? made('p', 'Nothing that a player does to an item has an effect now.') : possible,
  ];
  const more = Math.max(0, steps.length - MAX_STEPS) + untried;
  if (more > 0) nodes.push(made('p', `${more} more are not listed.`));
  if (idle.length > 0) nodes.push(idleList(idle));
  return nodes;
}

function idleList(idle: readonly ShownStep[]): HTMLElement {
  const details = made('details', '');
  details.append(made('summary', `Without an effect now: ${idle.length}`));
  const list = made('ul', '');
  for (const { text, events } of idle.slice(0, MAX_STEPS))
    list.append(made('li', `${brief(text)}: ${eventsText(events)}`));
  details.append(list);
  return details;
}

function eventsText(events: readonly SimulationEvent[]): string {
  const first = events.filter(({ kind }) => kind !== 'decided').slice(0, MAX_EVENTS);
  return brief(first.map(({ message }) => message).join('; '));
}

/** The clock, the players, undo, and changes from outside. */
export function controls(report: ShownPlay, play: Play, act: Act): HTMLElement {
  const { time, player, players, dueAfter, stopped } = report;
  const section = made('div', '');
  const isHere = players.find(({ name }) => name === player)?.present === true;
  const all = players.map(({ name, present }) => (present ? name : `${name} (left)`)).join(', ');
  const bar = made('div', '', 'bar');
  const step = (text: string, line = text): void =>
    bar.append(button(brief(text), () => act(() => play.add(line))));
  if (!stopped) {
    if (dueAfter !== undefined) step(`wait ${dueAfter}, until something falls due`, `wait ${dueAfter}`);
    for (const line of ['wait 1', 'wait 60', ...(isHere ? ['reload', 'leave'] : ['join'])]) step(line);
    for (const { name } of players)
      if (name !== player) step(`play as ${name}`, `player ${JSON.stringify(name)}`);
    step('play as another', `player "player ${players.length + 1}"`);
  }
  bar.append(
    button('Back', () => act(() => play.back())),
    button('Start again', () => act(() => play.again())),
    button('Save as a script', async () => save(await play.script())),
  );
  const where = `Time ${time} s. ${player} acts${isHere ? '' : ', and has left'}. Players: ${all}.`;
  section.append(made('p', brief(where)));
  if (stopped)
    section.append(made('p', 'The play was stopped, because it does not come to an end.', 'fault'));
  section.append(bar);
  if (!stopped && isHere && report.quests.length > 0) section.append(fromOutside(report, play, act));
  return section;
}

/** What a dialogue, the inventory or an expression may do to a quest. */
function fromOutside({ quests }: ShownPlay, play: Play, act: Act): HTMLElement {
  const form = made('form', '', 'bar');
  const quest = made('select', '');
  // The word of a quest may hold a credential, so it is nowhere in the page.
  for (const [index, { name, word }] of quests.slice(0, MAX_CHOICES).entries())
    if (word !== undefined) quest.add(new Option(brief(name), String(index)));
  const state = made('select', '');
  for (const name of ['not active', 'active', 'completed']) state.add(new Option(name, name));
  const [what, to] = [made('label', 'Something outside sets '), made('label', 'to ')];
  what.append(quest);
  to.append(state);
  form.append(what, to, made('button', 'Set'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(() => play.add(`set ${quests[Number(quest.value)]?.word} ${state.value}`));
  });
  return form;
}

/** The lines of the play, with what came of expectations. */
export function linesOf({ lines }: ShownPlay): HTMLElement {
  const details = made('details', '');
  details.append(made('summary', `The script so far: ${lines.length}`));
  const list = made('ol', '');
  for (const { source, result, message = '' } of lines)
    list.append(
      made('li', brief(`${source}${result === 'held' ? ' ✓' : result === 'failed' ? ` ✕ ${message}` : ''}`)),
    );
  details.append(list);
  return details;
}

function save(script: string): void {
  const link = made('a', '');
  link.href = URL.createObjectURL(new Blob([script], { type: 'text/plain' }));
  link.download = 'room.play';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
