import { element, made } from './element.js';
import { Stage } from './stage.js';

/* The script of the page of `roomlint graph --format html`: moves the picture, finds quests and items, and
   says what moves them. It reads all of this from the picture. */

const picture = element('svg.quests', SVGSVGElement);
const stage = new Stage(element('#stage', HTMLElement), picture);
const details = element('#details', HTMLElement);
const search = element('#search', HTMLInputElement);
const found = element('#found', HTMLElement);
const boxes = [...picture.querySelectorAll<SVGGElement>('g.box[id]')];
const edges = [...picture.querySelectorAll<SVGGElement>('g.edge[data-id]')];
let matches: readonly SVGGElement[] = [];
let shown = -1;

element('#larger', HTMLButtonElement).addEventListener('click', () => stage.larger());
element('#smaller', HTMLButtonElement).addEventListener('click', () => stage.smaller());
element('#whole', HTMLButtonElement).addEventListener('click', () => stage.fit());
for (const box of boxes) {
  box.addEventListener('click', () => select(box));
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    select(box);
  });
}
search.addEventListener('input', () => find(search.value));
element('#search-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  showNext();
});

function titleOf(part: Element): string {
  return part.querySelector(':scope > title')?.textContent ?? '';
}

/** Marks what holds the words, letter case aside. */
function find(words: string): void {
  const wanted = words.trim().toLowerCase();
  matches = wanted === '' ? [] : boxes.filter((box) => titleOf(box).toLowerCase().includes(wanted));
  shown = -1;
  for (const box of boxes) box.classList.toggle('found', matches.includes(box));
  found.textContent = wanted === '' ? '' : `${matches.length} found`;
}

function showNext(): void {
  if (matches.length === 0) return;
  shown = (shown + 1) % matches.length;
  const box = matches[shown];
  if (box === undefined) return;
  found.textContent = `${shown + 1} of ${matches.length}`;
  stage.reveal(box);
  select(box);
}

/** Says what moves a box, and what it moves. */
function select(box: SVGGElement): void {
  for (const each of boxes) each.classList.toggle('selected', each === box);
  const [name = '', ...notes] = titleOf(box).split('\n');
  const parts: Node[] = [made('h2', name), ...notes.map((note) => made('p', note))];
  const to = box.dataset.to;
  if (to !== undefined) parts.push(list('Drawn elsewhere', [[`show ${name.replace('→ ', '')}`, to]]));
  parts.push(
    list(
      'What changes it',
      ends(({ to: end }) => end === box.id, 'from'),
    ),
    list(
      'What it changes',
      ends(({ from }) => from === box.id, 'to'),
    ),
  );
  details.replaceChildren();
  for (const part of parts) details.append(part);
  for (const edge of edges)
    edge.classList.toggle('selected', edge.dataset.from === box.id || edge.dataset.to === box.id);
}

/** The edges of a box in words, each with the id of the box at its other end. */
function ends(
  isWanted: (edge: { readonly from: string; readonly to: string }) => boolean,
  other: 'from' | 'to',
): readonly (readonly [words: string, id: string])[] {
  return edges.flatMap((edge) => {
    const { from = '', to = '' } = edge.dataset;
    return isWanted({ from, to }) ? [[titleOf(edge), other === 'from' ? from : to] as const] : [];
  });
}

function list(heading: string, entries: readonly (readonly [words: string, id: string])[]): HTMLElement {
  const section = document.createElement('section');
  section.append(made('h3', heading));
  if (entries.length === 0) section.append(made('p', 'nothing', 'none'));
  const items = document.createElement('ul');
  for (const [words, id] of entries) {
    const button = made('button', words);
    button.type = 'button';
    button.addEventListener('click', () => go(id));
    const item = document.createElement('li');
    item.append(button);
    items.append(item);
  }
  if (entries.length > 0) section.append(items);
  return section;
}

function go(id: string): void {
  const box = boxes.find((each) => each.id === id);
  if (box === undefined) return;
  stage.reveal(box);
  select(box);
  box.focus({ preventScroll: true });
}
