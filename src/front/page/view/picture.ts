import { made } from '../element.js';
import { Stage } from '../stage.js';
import { button } from './parts.js';
import type { ShownPlay } from './shapes.js';

/** The picture of the quests of a file, in which the states of a play light up. */
export class Picture {
  readonly node = made('section', '', 'picture');
  private shown: SVGSVGElement | undefined;

  /** @param choose called with the number of a quest that is clicked */
  constructor(choose: (quest: number) => void) {
    this.node.addEventListener('click', ({ target }) => {
      const box = target instanceof Element ? target.closest('g.box') : null;
      const quest = /^quest-(\d+)$/.exec(box?.getAttribute('data-to') ?? box?.id ?? '')?.[1];
      if (quest !== undefined) choose(Number(quest));
    });
  }

  draw(svg: string): void {
    // The page has this style already, and its policy complains about one in a picture.
    const read = new DOMParser().parseFromString(svg.replace(/<style>.*?<\/style>/s, ''), 'image/svg+xml');
    const picture = document.importNode(read.documentElement, true);
    if (!(picture instanceof SVGSVGElement)) return;
    this.shown = picture;
    picture.setAttribute('aria-hidden', 'true');
    const frame = made('div', '', 'stage');
    frame.tabIndex = 0;
    frame.setAttribute('role', 'application');
    frame.setAttribute(
      'aria-label',
      'Picture: arrow keys scroll it, + and − change its size. The table below has the same quests',
    );
    const { width, height } = picture.viewBox.baseVal;
    frame.style.aspectRatio = `${width} / ${height}`;
    frame.append(picture);
    const bar = made('div', '', 'bar');
    this.node.replaceChildren(bar, frame);
    const stage = new Stage(frame, picture);
    bar.append(
      button('Smaller', () => stage.smaller()),
      button('Larger', () => stage.larger()),
      button('Show all', () => stage.fit()),
    );
  }

  /** Says why there is no picture, or that there is none yet. */
  say(text: string): void {
    this.node.replaceChildren(made('p', text));
  }

  /** Lights up the states that quests are in. */
  light({ quests }: ShownPlay): void {
    for (const [index, { state }] of quests.entries()) {
      const box = this.shown?.querySelector(`#quest-${index}`);
      for (const row of box?.querySelectorAll('.state') ?? [])
        row.classList.toggle('now', STATES[Number(row.getAttribute('data-state'))] === state);
    }
  }
}

const STATES = ['Not Active', 'Active', 'Completed'];
