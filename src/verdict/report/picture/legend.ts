import { FONT } from './parts.js';
import { textWidth } from './text-width.js';

/* What the shapes and lines of a picture mean. */

const ROW = 26;
/** Where the words begin, beside a shape. */
const WORDS = 50;

/** A shape of 40 by 20 pixels, and what it means. */
const ENTRIES: readonly (readonly [shape: string, meaning: string])[] = [
  [box('quest', 4), 'a quest, with its three states'],
  [box('item', 10), 'an item that moves quests'],
  [
    '<g class="box unread"><path class="shape" d="M8 1H32L40 10 32 19H8L0 10z"/></g>',
    'an effect that roomlint cannot read',
  ],
  [
    '<g class="box elsewhere"><path class="shape" d="M0 1H32L40 10 32 19H0z"/></g>',
    'a quest that is drawn elsewhere',
  ],
  [line('change'), 'changes the quest, with what sets it off'],
  [line('requirement'), 'must be Completed first'],
  [line('influence'), 'may change it: nothing more is known'],
  [
    `<g class="edge never"><path marker-end="url(#arrow-never)" d="M0 10H38"/></g><text class="label never" x="14" y="8">✕</text>`,
    'can never happen',
  ],
  [
    '<g class="state never"><rect x="0" y="1" width="40" height="18" rx="9"/><text x="15" y="14">✕</text></g>',
    'a state that the quest never has',
  ],
  [
    '<g class="state skipped"><rect x="0" y="1" width="40" height="18" rx="9"/></g>',
    'skipped: completed without it',
  ],
];
const COLUMNS = 3;
const COLUMN =
  WORDS + 24 + ENTRIES.reduce((most, [, meaning]) => Math.max(most, textWidth(meaning, FONT.text)), 0);

export const LEGEND_WIDTH = COLUMNS * COLUMN;
export const LEGEND_HEIGHT = Math.ceil(ENTRIES.length / COLUMNS) * ROW;

export function legend(): string {
  const entries = ENTRIES.map(([shape, meaning], index) => {
    const [x, y] = [(index % COLUMNS) * COLUMN, Math.floor(index / COLUMNS) * ROW];
    return `<g transform="translate(${x} ${y})">${shape}<text x="${WORDS}" y="14">${meaning}</text></g>`;
  });
  return `<g class="legend">${entries.join('')}</g>`;
}

function box(kind: string, radius: number): string {
  return `<g class="box ${kind} usual"><rect class="shape" x="0" y="1" width="40" height="18" rx="${radius}"/></g>`;
}

function line(kind: string): string {
  return `<g class="edge ${kind}"><path marker-end="url(#arrow-${kind})" d="M0 10H38"/></g>`;
}
