import { around, made } from '../element.js';
import { button, folded, scrolling, unseen } from './parts.js';
import type { Play } from './play.js';
import type { ShownEvent, ShownPlay, ShownStep } from './room-desk.js';
import { brief } from './shown-text.js';
import { effectWords } from './words.js';

/* The parts of the page that show a room being played by clicks. */

/** More events of a step are folded. */
const FIRST_EVENTS = 6;

/** Does something with a play, and renders it again. */
export type Act = (action: () => Promise<void>) => Promise<void>;

/** What the last step did, or the start, with what the documents leave open folded below. */
export function happening({ lines, happened, time, players }: ShownPlay): HTMLElement {
  const last = lines.at(-1);
  const said = last === undefined || last.result === 'played' ? '' : `: ${last.result} ${last.message}`;
  const section = around('div', 'happened', [
    made('p', brief(`${last?.words ?? 'The room opens'}${said}`), 'step'),
  ]);
  section.setAttribute('role', 'status');
  const line = ({ text, time: at, player }: ShownEvent): HTMLElement =>
    made('li', brief(`${players.length > 1 ? `${player}: ` : ''}${text}${at < time ? `, at ${at} s` : ''}`));
  const events = happened.filter(({ isNote }) => !isNote).map(line);
  const [first, more] = [events.slice(0, FIRST_EVENTS), events.slice(FIRST_EVENTS)];
  section.append(first.length === 0 ? made('p', 'Nothing happens.', 'quiet') : around('ul', '', first));
  if (more.length > 0) section.append(folded(`${more.length} more`, () => [around('ul', '', more)]));
  const notes = happened.filter(({ isNote }) => isNote);
  if (notes.length > 0)
    section.append(
      folded(`What the documents leave open: ${notes.length}`, () => [around('ul', '', notes.map(line))]),
    );
  return section;
}

/** What can be done to items now, and below it what has no effect now, and why. */
export function stepLists({ steps, idle, untried }: ShownPlay, play: Play, act: Act): readonly Node[] {
  const entries = steps.map(({ step, words, sort, effects }) => {
    const choice = button(brief(words), () => act(() => play.add(step)));
    choice.append(' ', made('small', brief(sort)));
    return around('li', '', [choice, made('span', brief(effectWords(effects)), 'quiet')]);
  });
  const nodes: Node[] = [
    made('h4', 'What a player can do now'),
    entries.length === 0
      ? made('p', 'Nothing that a player does to an item has an effect now.')
      : around('ul', 'steps', entries),
  ];
  if (untried > 0) nodes.push(made('p', `${untried} more are not listed.`));
  const line = ({ words, sort, effects }: ShownStep): HTMLElement =>
    around('li', '', [`${brief(words)} `, made('small', brief(sort)), brief(`: ${effectWords(effects)}`)]);
  if (idle.length > 0)
    nodes.push(folded(`Without an effect now: ${idle.length}`, () => [around('ul', '', idle.map(line))]));
  return nodes;
}

/** The clock, the players, and changes from outside. */
export function controls(report: ShownPlay, play: Play, act: Act): HTMLElement {
  const { time, player, players, dueAfter, stopped } = report;
  const isHere = players.find(({ name }) => name === player)?.present === true;
  const all = players.map(({ name, present }) => (present ? name : `${name} (left)`)).join(', ');
  const bar = made('div', '', 'bar');
  const step = (text: string, line: string): void =>
    bar.append(button(brief(text), () => act(() => play.add(line))));
  if (!stopped) {
    if (dueAfter !== undefined) step(`Wait ${dueAfter} s, until something falls due`, `wait ${dueAfter}`);
    for (const seconds of [1, 60]) step(`Wait ${seconds} s`, `wait ${seconds}`);
    if (isHere) step('Reload the page', 'reload');
    if (isHere) step('Leave the room', 'leave');
    else step('Join again', 'join');
    for (const { name } of players)
      if (name !== player) step(`Play as ${name}`, `player ${JSON.stringify(name)}`);
    step('Play as another', `player "player ${players.length + 1}"`);
  }
  const where = `Time ${time} s. ${player} acts${isHere ? '' : ', and has left'}. Players: ${all}.`;
  const section = around('div', 'controls', [
    made('h4', 'Time and players'),
    made('p', brief(where), 'quiet'),
  ]);
  if (stopped)
    section.append(made('p', 'The play was stopped, because it does not come to an end.', 'fault'));
  section.append(bar);
  if (!stopped && isHere && report.quests.length > 0) section.append(fromOutside(report, play, act));
  return section;
}

/** What a dialogue, the inventory or an expression may do to a quest. */
function fromOutside({ quests }: ShownPlay, play: Play, act: Act): HTMLElement {
  const quest = made('select');
  // The word of a quest may hold a credential, so it is nowhere in the page.
  for (const [index, { name, word }] of quests.entries())
    if (word !== undefined) quest.add(new Option(brief(name), String(index)));
  const state = made('select');
  for (const name of ['not active', 'active', 'completed']) state.add(new Option(name, name));
  const form = around('form', 'bar', [
    around('label', '', ['Something outside sets ', quest]),
    around('label', '', ['to ', state]),
    made('button', 'Set'),
  ]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(() => play.add(`set ${quests[Number(quest.value)]?.word} ${state.value}`));
  });
  return form;
}

/** The steps of the play, and the script that plays them again and expects the states at its end. */
export function scriptOf({ lines }: ShownPlay, play: Play, room: string): HTMLElement {
  const file = room.replace(/^.*[/\\]|\.json.*$/g, '');
  const name = `${file}.play`;
  const steps = lines.map(({ words, result, message }) => {
    const sign = result === 'held' ? ' ✓' : result === 'failed' ? ` ✕ ${message}` : '';
    return made('li', brief(`${words}${sign}`));
  });
  const section = around('div', 'script', [made('h4', `Steps so far: ${lines.length}`)]);
  if (lines.length === 0) {
    section.append(made('p', 'Each thing that you do is a step. The steps can be saved as a test.', 'quiet'));
    return section;
  }
  section.append(
    around('ol', '', steps),
    around('div', 'bar', [button('Save as a test', async () => save(name, await play.script()))]),
    folded('Script', async () => [
      around('p', 'quiet', [
        'Save it beside the room. To run it: ',
        made('code', brief(`npx roomlint simulate ${file}.json --script ${name}`)),
      ]),
      scrolling([brief(await play.script(), 20_000)]),
    ]),
  );
  return section;
}

/** The state of a quest as a sign and in words. */
export function stateBadge(state: ShownPlay['quests'][number]['state'], completions: number): HTMLElement {
  const look = state === 'Active' ? 'active' : state === 'Completed' ? 'completed' : 'idle';
  const sign = made('span', { idle: '○', active: '◐', completed: '●' }[look]);
  sign.setAttribute('aria-hidden', 'true');
  const times = completions > 1 ? ` ${completions}×` : '';
  return around('span', `state ${look}`, [sign, ' ', unseen('is '), state, times]);
}

function save(name: string, script: string): void {
  const link = made('a');
  link.href = URL.createObjectURL(new Blob([script], { type: 'text/plain' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
