import { LEGEND_HEIGHT, LEGEND_WIDTH, legend } from './legend.js';
import { escaped } from './markup.js';
import type { PackedFrame, Packing } from './packing.js';
import { FRAME_PADDING, FRAME_TITLE } from './packing.js';
import { labelText, type PictureBox, QUEST_BOX, type QuestBox, rowTop } from './parts.js';
import type { PlacedBox, PlacedEdge, Point } from './placed.js';
import { STYLE } from './style.js';

const MARGIN = 24;
const CORNER = 6;

/** A picture by itself, or as part of a page on which its boxes can be chosen. */
type Purpose = 'picture' | 'page';

/** A picture as SVG, in pieces. It holds its colours, light and dark, and refers to nothing outside. */
export function svg(packing: Packing, title: string, purpose: Purpose = 'picture'): string[] {
  const width = Math.max(packing.width, LEGEND_WIDTH) + 2 * MARGIN;
  const height = packing.height + LEGEND_HEIGHT + 3 * MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="quests" role="${purpose === 'page' ? 'group' : 'img'}" aria-label="${escaped(title)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n`,
    `<title>${escaped(title)}</title>\n<style>${STYLE}</style>\n${MARKERS}`,
    `<rect class="paper" width="${width}" height="${height}"/>\n`,
    ...packing.frames.flatMap((packed) => frame(packed, purpose)),
    `<g transform="translate(${MARGIN} ${packing.height + 2 * MARGIN})">${legend()}</g>\n</svg>\n`,
  ];
}

const MARKERS = `<defs>${['change', 'requirement', 'influence', 'never']
  .map(
    (kind) =>
      `<marker id="arrow-${kind}" class="arrow ${kind}" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0.5 8 4 0 7.5z"/></marker>`,
  )
  .join('')}</defs>\n`;

function frame({ frame: { title, boxes, edges }, area, origin }: PackedFrame, purpose: Purpose): string[] {
  return [
    `<g class="frame">\n${title === '' ? '' : cluster(title, area)}`,
    `<g transform="translate(${origin.x + MARGIN} ${origin.y + MARGIN})">\n`,
    ...edges.map(line),
    ...boxes.map((placed) => box(placed, purpose)),
    ...edges.map(label),
    '</g>\n</g>\n',
  ];
}

/** What is around the boxes of a frame. */
function cluster(title: string, area: PackedFrame['area']): string {
  const [x, y] = [area.x + MARGIN, area.y + MARGIN];
  return `<rect class="cluster" x="${x}" y="${y}" width="${area.width}" height="${area.height}" rx="${CORNER}"/>
<text class="cluster-title" x="${x + FRAME_PADDING}" y="${y + FRAME_TITLE}">${escaped(title)}</text>
`;
}

function line({ edge, points }: PlacedEdge): string {
  const look = edge.isNever ? 'never' : edge.kind;
  return `<g class="edge ${edge.kind}${edge.isNever ? ' never' : ''}" data-id="${edge.id}" data-from="${edge.from}" data-to="${edge.to}"><title>${escaped(edge.title)}</title><path marker-end="url(#arrow-${look})" d="${path(points)}"/></g>\n`;
}

/** Straight lines with round corners. */
function path(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return 'M0 0';
  let data = `M${pair(first)}`;
  for (const [index, point] of points.entries()) {
    if (index === 0) continue;
    const [previous, next] = [points[index - 1], points[index + 1]];
    if (previous === undefined || next === undefined) {
      data += `L${pair(point)}`;
      continue;
    }
    data += `L${pair(towards(point, previous))}Q${pair(point)} ${pair(towards(point, next))}`;
  }
  return data;
}

/** The point a corner's radius away, at most half way to the other. */
function towards(from: Point, to: Point): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const part = distance === 0 ? 0 : Math.min(CORNER, distance / 2) / distance;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function pair({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

function short(length: number): number {
  return Math.round(length * 10) / 10;
}

function label({ edge, label: { x, y, width, height } }: PlacedEdge): string {
  return `<text class="label${edge.isNever ? ' never' : ''}" data-id="${edge.id}" x="${short(x + width / 2)}" y="${short(y + height - 4)}">${escaped(labelText(edge))}</text>\n`;
}

function box({ box: each, x, y }: PlacedBox, purpose: Purpose): string {
  const drawn = each.kind === 'quest' ? questShape(each) : plainShape(each);
  const classes = each.kind === 'quest' && each.neverStarts ? 'quest never' : each.kind;
  const refersTo = each.kind === 'elsewhere' ? ` data-to="quest-${each.quest}"` : '';
  const chosen =
    purpose === 'page' ? ` role="button" tabindex="0" aria-label="${escaped(spoken(each))}"` : '';
  return `<g class="box ${classes}" id="${each.id}"${refersTo}${chosen} transform="translate(${short(x)} ${short(y)})"><title>${escaped(each.title)}</title>${drawn}</g>\n`;
}

/** Everything that a box shows, and what it cuts off. */
function spoken(box: PictureBox): string {
  const { lines, title } = box;
  const shown = [...lines, ...(box.kind === 'quest' ? box.states.map(({ text }) => text) : [])].join(' ');
  const [whole = ''] = title.split('\n', 1);
  return lines[0]?.endsWith('…') ? `${shown}: ${whole}` : shown;
}

function questShape(quest: QuestBox): string {
  const { width, height, lines, states } = quest;
  const { padding, title, line: lineHeight, row } = QUEST_BOX;
  const texts = lines.map((text, index) => {
    const y = padding + title - 6 + index * lineHeight;
    return `<text class="${index === 0 ? 'name' : 'note'}" x="${width / 2}" y="${y}">${escaped(text)}</text>`;
  });
  const rows = states.map(({ state, text, look }) => {
    const top = rowTop(quest, state);
    return `<g class="state s${state} ${look}" data-state="${state}"><rect x="${padding}" y="${top + 2}" width="${width - 2 * padding}" height="${row - 4}" rx="9"/><text x="${width / 2}" y="${top + row / 2 + 4}">${escaped(text)}</text></g>`;
  });
  return `<rect class="shape" width="${width}" height="${height}" rx="${CORNER}"/>${texts.join(' ')} ${rows.join(' ')}`;
}

function plainShape(plain: Exclude<PictureBox, QuestBox>): string {
  const { width, height, lines } = plain;
  const text = `<text class="note" x="${width / 2}" y="${height / 2 + 4}">${escaped(lines[0] ?? '')}</text>`;
  return `${outline(plain)}${text}`;
}

function outline({ kind, width, height }: Exclude<PictureBox, QuestBox>): string {
  switch (kind) {
    case 'unread':
      return `<path class="shape" d="M12 0H${width - 12}L${width} ${height / 2} ${width - 12} ${height}H12L0 ${height / 2}z"/>`;
    case 'elsewhere':
      return `<path class="shape" d="M0 0H${width - 10}L${width} ${height / 2} ${width - 10} ${height}H0z"/>`;
    case 'item':
    case 'every-quest':
      return `<rect class="shape" width="${width}" height="${height}" rx="${height / 2}"/>`;
  }
}
