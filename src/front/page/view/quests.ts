import type { StateVerdict } from '../../../../dist/index.js';
import { fill, made } from '../element.js';
import { brief } from './frames.js';
import { button, heading, reasonOf } from './parts.js';
import { Picture } from './picture.js';
import { Play } from './play.js';
import { controls, eventList, linesOf, stepLists } from './play-parts.js';
import type { Thread } from './session.js';
import type { ShownPlay } from './shapes.js';

/** Quests beyond this number have no row. */
const MAX_ROWS = 500;

type State = 'active' | 'completed';

/** The quests as a picture and a table, and a play by clicks. */
export class QuestsView {
  private readonly play: Play;
  private readonly shown = made('section', '', 'play');
  private readonly verdicts = made('section', '', 'verdicts');
  private picture: Picture | undefined;
  /** The quest that is asked about when the view opens. */
  private asked: string | undefined;

  constructor(private readonly thread: Thread) {
    this.play = new Play(thread);
    this.verdicts.setAttribute('role', 'status');
  }

  /** Forgets the play, because another file is shown. */
  reset(): void {
    this.play.forget();
    this.picture?.leave();
    this.picture = undefined;
    this.asked = undefined;
    this.verdicts.replaceChildren();
  }

  /** The view will show this quest when it opens. */
  ask(quest: string): void {
    this.asked = quest;
  }

  async content(): Promise<readonly Node[]> {
    const report = await this.play.report();
    const picture = new Picture((quest) => {
      const id = report.quests[quest]?.id;
      if (id !== undefined) void this.explain(id);
    });
    this.picture?.leave();
    this.picture = picture;
    void this.draw(picture);
    this.show(report);
    if (this.asked !== undefined) await this.explain(this.asked);
    this.asked = undefined;
    return [heading(`Quests: ${report.quests.length}`), picture.node, this.verdicts, this.shown];
  }

  private async draw(picture: Picture): Promise<void> {
    picture.say('The picture is being drawn…');
    try {
      await picture.draw(await this.thread.do('dot'));
      picture.light(await this.play.report());
    } catch (error) {
      picture.say(`No picture: ${brief(reasonOf(error))}`);
    }
  }

  /** Does something with the play, and shows what came of it. */
  private readonly act = async (action: () => Promise<void>): Promise<void> => {
    const focused = this.shown.contains(document.activeElement)
      ? document.activeElement?.textContent
      : undefined;
    let fault: Node | undefined;
    try {
      await action();
    } catch (error) {
      fault = made('p', brief(reasonOf(error)), 'fault');
    }
    this.show(await this.play.report(), fault);
    if (focused === undefined || focused === null) return;
    // All buttons were made anew: focus the one with the same text, if it is still there.
    const buttons = [...this.shown.querySelectorAll('button')];
    (buttons.find(({ textContent }) => textContent === focused) ?? this.shown.querySelector('h3'))?.focus();
  };

  private show(report: ShownPlay, fault?: Node): void {
    const { play, act } = this;
    const last = report.lines.at(-1);
    const title = made('h3', play.seed === 1 ? 'Play' : `Play with --seed ${play.seed}`);
    title.tabIndex = -1;
    const events = play.isAtStart ? report.start : (last?.events ?? []);
    const judged =
      last === undefined || last.result === 'played' ? '' : `: ${last.result} ${last.message ?? ''}`;
    const happened = eventList(play.isAtStart ? 'At the start' : `${last?.source ?? ''}${judged}`, events);
    happened.setAttribute('role', 'status');
    fill(this.shown, [
      title,
      ...(fault === undefined ? [] : [fault]),
      happened,
      ...stepLists(report, play, act),
      controls(report, play, act),
      this.table(report),
      linesOf(report),
    ]);
    this.picture?.light(report);
  }

  private table({ quests }: ShownPlay): HTMLElement {
    const table = made('table', '');
    table.append(made('caption', 'States of the quests, for the player who acts'));
    const head = table.createTHead().insertRow();
    for (const text of ['quest', 'state', 'times', 'how']) {
      const cell = made('th', text);
      cell.scope = 'col';
      head.append(cell);
    }
    const body = table.createTBody();
    for (const { id, name, state, completions } of quests.slice(0, MAX_ROWS)) {
      const row = body.insertRow();
      const title = made('th', brief(name));
      title.scope = 'row';
      const look = state.toLowerCase().replace(' ', '-');
      const why = made('td', '');
      const explain = button('Explain', () => this.explain(id));
      explain.setAttribute('aria-label', `Explain ${brief(name)}`);
      why.append(explain);
      row.append(title, made('td', state, look), made('td', completions === 0 ? '' : `${completions}×`), why);
    }
    const scroll = made('div', '', 'scroll');
    scroll.tabIndex = 0;
    scroll.setAttribute('role', 'region');
    scroll.setAttribute('aria-label', 'States of the quests');
    scroll.append(table);
    if (quests.length > MAX_ROWS)
      scroll.append(made('p', `${quests.length - MAX_ROWS} more quests have no row.`));
    return scroll;
  }

  /** Says which states a quest can be in, with the plays that lead there. */
  private async explain(quest: string): Promise<void> {
    const analysis = await this.thread.do('analysis', quest);
    if (analysis === undefined) {
      fill(this.verdicts, [
        made('p', 'Several quests have this id: nothing is known about one of them.', 'fault'),
      ]);
      return;
    }
    const title = made('h3', brief(analysis.name));
    title.tabIndex = -1;
    fill(this.verdicts, [
      title,
      ...(analysis.active.verdict === 'impossible' && analysis.completed.verdict === 'reachable'
        ? [made('p', brief(`– completed without being Active: ${analysis.active.reason}`))]
        : this.verdict('active', analysis.active)),
      ...this.verdict('completed', analysis.completed),
    ]);
    title.focus();
  }

  private verdict(state: State, verdict: StateVerdict): readonly Node[] {
    if (verdict.verdict !== 'reachable') {
      const sign = verdict.verdict === 'impossible' ? `✕ never ${state}` : `? perhaps ${state}`;
      return [made('p', brief(`${sign}: ${verdict.reason}`))];
    }
    const { play, seed } = verdict;
    const steps = play.length === 1 ? '1 step' : `${play.length} steps`;
    const words = `✓ can be ${state}, ${play.length === 0 ? 'from the start' : `after ${steps}`} `;
    const line = made('p', words);
    line.append(button(`Play how it gets ${state}`, () => this.act(() => this.play.again(play, seed))));
    return [line];
  }
}
