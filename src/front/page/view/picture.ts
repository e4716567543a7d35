import { made } from '../element.js';
import { Stage } from '../stage.js';
import type { Drawn } from './draw.js';
import { button } from './parts.js';
import type { ShownPlay } from './room-desk.js';

/** The picture of the quests of a file, in which the states of a play light up. */
export class Picture {
  readonly node = made('section', '', 'picture');
  private shown: SVGSVGElement | undefined;
  private drawing: Worker | undefined;

  /** @param choose called with the number of a quest that is clicked */
  constructor(choose: (quest: number) => void) {
    this.node.addEventListener('click', ({ target }) => {
      const quest = target instanceof Element && target.closest<SVGGElement>('[data-quest]')?.dataset.quest;
      if (quest) choose(Number(quest));
    });
  }

  /**
   * Draws a graph for Graphviz, on a thread of its own. Throws if that fails.
   *
   * @param quest the number of the one that a large picture opens at
   * @param note what is said beside it
   */
  async draw(dot: string, quest: number, note: string): Promise<void> {
    this.leave();
    const worker = new Worker('draw.js', { type: 'module' });
    this.drawing = worker;
    const drawn = await new Promise<Drawn>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Drawn>) => resolve(data));
      worker.addEventListener('error', ({ message }) => resolve({ fault: message }));
      worker.postMessage(dot);
    });
    this.leave();
    if ('fault' in drawn) throw new Error(drawn.fault);
    this.show(drawn.svg, quest, note);
  }

  /** Another picture is drawn, or none. */
  leave(): void {
    this.drawing?.terminate();
  }

  private show(svg: string, quest: number, note: string): void {
    const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const picture = document.importNode(read.documentElement, true);
    if (!(picture instanceof SVGSVGElement)) return;
    nameQuests(picture);
    this.shown = picture;
    picture.setAttribute('aria-hidden', 'true');
    const frame = made('div', '', 'stage');
    frame.tabIndex = 0;
    frame.setAttribute('role', 'application');
    frame.setAttribute(
      'aria-label',
      'Picture: arrow keys scroll it, + and − change its size. The cards below are the same quests',
    );
    frame.append(picture);
    const bar = made('div', '', 'bar');
    this.node.replaceChildren(bar, frame);
    const stage = new Stage(frame, picture, picture.querySelector(`[data-quest="${quest}"]`));
    bar.append(
      button('Smaller', () => stage.smaller()),
      button('Larger', () => stage.larger()),
      button('Show all', () => stage.fit()),
      made('span', note, 'quiet'),
    );
  }

  /** Says why there is no picture, or that there is none yet. */
  say(text: string): void {
    this.node.replaceChildren(made('p', text, 'quiet'));
  }

  /** Lights up the states that quests are in. */
  light({ quests }: ShownPlay): void {
    for (const node of this.shown?.querySelectorAll<SVGGElement>('[data-quest]') ?? []) {
      const state = quests[Number(node.dataset.quest)]?.state;
      node.classList.toggle('active', state === 'Active');
      node.classList.toggle('completed', state === 'Completed');
    }
  }
}

/** Marks the nodes of quests with their numbers, and removes the titles of Graphviz, such as "q0". */
function nameQuests(picture: SVGSVGElement): void {
  for (const title of picture.querySelectorAll('title')) {
    const quest = /^q(\d+)$/.exec(title.textContent ?? '')?.[1];
    if (quest !== undefined && title.parentElement instanceof SVGGElement)
      title.parentElement.dataset.quest = quest;
    title.remove();
  }
}
