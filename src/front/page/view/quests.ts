import type { StateVerdict } from '../../../../dist/index.js';
import { around, fill, made } from '../element.js';
import { button, counted, heading, howButton, questTitle, reasonOf } from './parts.js';
import { Picture } from './picture.js';
import { Play } from './play.js';
import { type Act, controls, happening, scriptOf, stateBadge, stepLists } from './play-parts.js';
import type { ShownPlay } from './room-desk.js';
import { brief } from './shown-text.js';
import type { Thread } from './thread.js';
import { plain } from './words.js';

/** More quests have no card. */
const MAX_CARDS = 200;

/** Where a picture is drawn from top to bottom, because one from left to right would be cut off. */
const NARROW = matchMedia('(max-width: 48rem)');

type State = 'active' | 'completed';

/** The quests as a picture and as cards with their states, and a play by clicks. */
export class QuestsView {
  private readonly play: Play;
  private readonly shown = made('section', '', 'play card');
  private readonly cards = made('ul', '', 'quests');
  private readonly verdicts = made('section', '', 'verdicts');
  private picture: Picture | undefined;
  /** The quest that is asked about when the view opens. */
  private asked: string | undefined;
  private file = '';
  /** Whether the picture is of a part only. */
  private isPart = false;

  constructor(private readonly thread: Thread) {
    this.play = new Play(thread);
    this.verdicts.setAttribute('role', 'status');
  }

  /** Forgets the play, because another file is shown. */
  reset(): void {
    this.play.forget();
    this.picture?.leave();
    this.picture = undefined;
    this.isPart = false;
    this.asked = undefined;
    this.verdicts.replaceChildren();
  }

  /** The view will show this quest when it opens. */
  ask(quest: string): void {
    this.asked = quest;
  }

  async content(file: string): Promise<readonly Node[]> {
    this.file = file;
    const report = await this.play.report();
    const picture = new Picture((quest) => {
      const id = report.quests[quest]?.id;
      if (id !== undefined) void this.explain(id);
    });
    this.picture?.leave();
    this.picture = picture;
    void this.draw(report.quests.find(({ id }) => id === this.asked) ?? report.quests[0]);
    this.show(report);
    if (this.asked !== undefined) await this.explain(this.asked);
    this.asked = undefined;
    const more = report.questCount - MAX_CARDS;
    const uncounted = more > 0 ? [made('p', `${more} more quests have no card.`, 'quiet')] : [];
    return [
      heading(`Quests: ${report.questCount}`),
      around('div', 'split', [
        around('div', '', [picture.node, this.verdicts]),
        this.shown,
        around('div', '', [this.cards, ...uncounted]),
      ]),
    ];
  }

  /** @param around what of a large room is drawn */
  private async draw(around?: { readonly id: string; readonly name: string }): Promise<void> {
    const { picture } = this;
    if (picture === undefined) return;
    if (around === undefined) return picture.say('The room has no quests.');
    picture.say('The picture is being drawn…');
    try {
      const { dot, isPart, quest } = await this.thread.do('graph', NARROW.matches, around.id);
      this.isPart = isPart;
      await picture.draw(dot, quest, isPart ? `The part around ${brief(around.name)}` : '');
      picture.light(await this.play.report());
    } catch (error) {
      picture.say(`No picture: ${brief(reasonOf(error))}`);
    }
  }

  /** Does something with the play, and shows what came of it. */
  private readonly act: Act = async (action) => {
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
    const same = buttons.find(({ textContent, disabled }) => textContent === focused && !disabled);
    (same ?? this.shown.querySelector('h3'))?.focus();
  };

  private show(report: ShownPlay, fault?: Node): void {
    const { play, act } = this;
    const undo = button('Undo', () => act(() => play.back()));
    const again = button('Start again', () => act(() => play.again()));
    for (const each of [undo, again]) each.disabled = play.isAtStart;
    const title = heading(play.seed === 1 ? 'Play' : `Play with --seed ${play.seed}`, 'h3');
    fill(this.shown, [
      around('div', 'bar', [title, undo, again]),
      ...(fault === undefined ? [] : [fault]),
      happening(report),
      ...stepLists(report, play, act),
      controls(report, play, act),
      scriptOf(report, play, this.file),
    ]);
    fill(this.cards, this.cardsOf(report));
    this.picture?.light(report);
  }

  private cardsOf({ quests }: ShownPlay): readonly HTMLElement[] {
    return quests.slice(0, MAX_CARDS).map(({ id, name, state, completions }) => {
      const how = howButton(name, () => this.explain(id));
      return around('li', 'card', [questTitle(name), stateBadge(state, completions), how]);
    });
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
    const { name, active, completed } = analysis;
    if (this.isPart) void this.draw({ id: quest, name });
    const title = heading(brief(name), 'h3');
    const isSkipped = active.verdict === 'impossible' && completed.verdict === 'reachable';
    fill(this.verdicts, [
      title,
      ...(isSkipped
        ? [made('p', brief(`It is completed without being active: ${plain(active.reason)}`))]
        : this.verdict('active', active)),
      ...this.verdict('completed', completed),
    ]);
    title.focus();
  }

  private verdict(state: State, verdict: StateVerdict): readonly Node[] {
    if (verdict.verdict !== 'reachable') {
      const sign = verdict.verdict === 'impossible' ? `✕ Never ${state}` : `? Perhaps ${state}`;
      return [made('p', brief(`${sign}: ${plain(verdict.reason)}`))];
    }
    const { play, seed } = verdict;
    const when = play.length === 0 ? 'from the start' : `after ${counted(play.length, 'step')}`;
    const show = button(`Play how it gets ${state}`, () => this.act(() => this.play.again(play, seed)));
    return [around('p', '', [`✓ Can be ${state}, ${when} `, show])];
  }
}
