import { made } from '../element.js';
import { Stage } from '../stage.js';
import { button } from './parts.js';
import type { ShownPlay } from './shapes.js';

/** What a picture consists of. Nothing else of it gets into the page. */
const PARTS: ReadonlySet<string> = new Set(['svg', 'g', 'rect', 'path', 'text', 'title', 'defs', 'marker']);
const ATTRIBUTES: ReadonlySet<string> = new Set(
  'class id x y width height rx d transform viewBox refX refY markerWidth markerHeight orient marker-end data-to data-state'.split(
    ' ',
  ),
);
const SVG = 'http://www.w3.org/2000/svg';

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
    const picture = copied(read.documentElement);
    if (!(picture instanceof SVGSVGElement)) return;
    this.shown = picture;
    picture.setAttribute('aria-hidden', 'true');
    const frame = made('div', '', 'stage');
    frame.tabIndex = 0;
    frame.setAttribute('role', 'application');
    frame.setAttribute(
      'aria-label',
      'Picture: arrow keys move it, + and − change its size. The table below has the same quests',
    );
    const { width, height } = picture.viewBox.baseVal;
    frame.style.aspectRatio = `${width} / ${height}`;
    frame.append(picture);
    const bar = made('div', '', 'bar');
    this.node.replaceChildren(bar, frame);
    const stage = new Stage(frame, picture, true);
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

/** A copy of the parts and attributes that pictures have. */
function copied(part: Element): Element | undefined {
  if (part.namespaceURI !== SVG || !PARTS.has(part.localName)) return undefined;
  const copy = document.createElementNS(SVG, part.localName);
  for (const { name, value } of part.attributes) if (ATTRIBUTES.has(name)) copy.setAttribute(name, value);
  for (const child of part.childNodes)
    if (child instanceof Text) copy.append(child.data);
    else if (child instanceof Element) copy.append(copied(child) ?? '');
  return copy;
}
