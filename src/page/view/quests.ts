import type { GraphReport, SimulationEvent, SimulationReport } from '../../../dist/index.js';
import { made } from '../element.js';
import { button } from './findings.js';
import { visible } from './frames.js';
import { scriptOf, statesAfter, stepsFor } from './play.js';
import type { Thread } from './session.js';

/** A script needs a step: this one changes nothing. */
const FIRST = 'player "player 1"';

/** The quests as a picture, and a play by clicks: each click is one step of a script, which is played whole. */
export class QuestsView {
  private steps: string[] = [FIRST];
  /** Decides about chance. */
  private seed = 1;
  private replayed: string[] = [];

  constructor(private readonly thread: Thread) {}

  /** Another file is looked at. */
  reset(): void {
    this.steps = [FIRST];
    this.seed = 1;
    this.replayed = [];
  }

  /** @param index of the file on the server, which draws the picture; undefined for a dropped one */
  async content(index: number | undefined): Promise<readonly Node[]> {
    const graph = await this.thread.do('graph');
    const play = made('section', '', 'play');
    play.setAttribute('aria-live', 'polite');
    await this.refresh(play, graph);
    return [made('h2', `Quests: ${graph.quests.length}`), ...picture(index), play];
  }

  private async refresh(play: HTMLElement, graph: GraphReport): Promise<void> {
    let report: SimulationReport;
    try {
      report = await this.thread.do('play', scriptOf(this.steps), this.seed);
    } catch (error) {
      // A step that cannot be played is taken back.
      this.steps.pop();
      play.prepend(made('p', error instanceof Error ? error.message : String(error), 'fault'));
      return;
    }
    const again = (): Promise<void> => this.refresh(play, graph);
    const step = (text: string): Promise<void> => {
      this.steps.push(text);
      return again();
    };
    const run = report.runs.at(-1);
    const last = run?.lines.at(-1);
    const events = this.steps.length === 1 ? run?.start : last?.events;
    const judged = last?.result === 'played' ? '' : `: ${last?.result} ${last?.message ?? ''}`;
    const states = statesAfter(graph, report);
    play.replaceChildren(
      made('h3', this.seed === 1 ? 'Play' : `Play with --seed ${this.seed}`),
      this.controls(step, again, states),
      eventList(`${last?.source ?? ''}${judged}`, events ?? []),
      stateTable(graph, states, (id, state) => this.showPlay(id, state, again, play)),
      made('pre', scriptOf(this.steps)),
    );
    const ways = made('div', '', 'bar');
    for (const text of stepsFor(graph)) ways.append(button(visible(text), () => step(text)));
    play.children[1]?.after(ways);
  }

  /** Plays what leads to a state, or says why nothing does. */
  private async showPlay(
    id: string,
    state: 'active' | 'completed',
    again: () => Promise<void>,
    play: HTMLElement,
  ): Promise<void> {
    const verdict = (await this.thread.do('analyses')).find((each) => each.id === id)?.[state];
    if (verdict?.verdict !== 'reachable') {
      play.prepend(made('p', visible(verdict?.reason ?? 'nothing is known'), 'fault'));
      return;
    }
    this.seed = verdict.seed;
    this.steps = [FIRST, ...verdict.play];
    await again();
  }

  private controls(
    step: (text: string) => Promise<void>,
    again: () => Promise<void>,
    states: ReadonlyMap<string, string>,
  ): HTMLElement {
    const bar = made('div', '', 'bar');
    for (const text of ['wait 1', 'wait 10', 'player "player 1"', 'player ann', 'reload'])
      bar.append(button(text, () => step(text)));
    bar.append(
      button('Back', () => {
        if (this.steps.length > 1) this.steps.pop();
        return again();
      }),
      button('Start again', () => {
        this.steps = [FIRST];
        return again();
      }),
    );
    bar.append(saveLink(scriptOf(this.steps, states)), this.replay(again));
    const next = this.replayed[this.steps.length];
    if (next !== undefined) bar.append(button(visible(`Next step: ${next}`), () => step(next)));
    return bar;
  }

  /** Reads a script, of which "Next step" then plays one line after the other. */
  private replay(again: () => Promise<void>): HTMLElement {
    const label = made('label', 'Replay a script ');
    const input = made('input', '');
    input.type = 'file';
    input.addEventListener('change', async () => {
      const text = (await input.files?.[0]?.text()) ?? '';
      this.replayed = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
      this.steps = [FIRST];
      await again();
    });
    label.append(input);
    return label;
  }
}

function saveLink(script: string): HTMLElement {
  const link = made('a', 'Save as a script');
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(script)}`;
  link.download = 'room.play';
  return link;
}

function picture(index: number | undefined): readonly Node[] {
  if (index === undefined) return [made('p', 'The picture is drawn for files of the command only.')];
  const scroll = made('div', '', 'scroll');
  scroll.tabIndex = 0;
  const image = made('img', '');
  image.src = `file/${index}/picture.svg`;
  image.alt = 'The quests and what moves them. The table below lists them.';
  image.addEventListener('error', () =>
    scroll.replaceChildren(made('p', 'No picture: roomlint graph --format svg says why.')),
  );
  scroll.append(image);
  return [scroll];
}

function eventList(title: string, events: readonly SimulationEvent[]): HTMLElement {
  const section = made('div', '');
  const list = made('ul', '');
  for (const { time, player, message } of events)
    list.append(made('li', visible(`${time} s, ${player}: ${message}`)));
  section.append(made('p', visible(title)), list);
  if (events.length === 0) section.append(made('p', 'Nothing happened.'));
  return section;
}

function stateTable(
  { quests }: GraphReport,
  states: ReadonlyMap<string, string>,
  show: (id: string, state: 'active' | 'completed') => Promise<void>,
): HTMLElement {
  const table = made('table', '');
  for (const { id, name, never } of quests) {
    const row = table.createTBody().insertRow();
    const head = made('th', visible(name));
    head.scope = 'row';
    const state = states.get(name) ?? 'Not Active';
    const cell = made('td', state, state.toLowerCase().replace(' ', '-'));
    const why = never.map((each) => `✕ never ${each.state}: ${each.reason}`).join('; ');
    const ways = made('td', '');
    for (const wanted of ['active', 'completed'] as const)
      ways.append(button(`How ${visible(name)} gets ${wanted}`, () => show(id, wanted)));
    row.append(head, cell, made('td', visible(why)), ways);
  }
  return table;
}
