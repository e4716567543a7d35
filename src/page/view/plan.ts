import type { PlanSymbol } from '../../../dist/index.js';
import { fill, made } from '../element.js';
import { button, heading } from './findings.js';
import { visible } from './frames.js';
import { type ReadFile, readFile, type Thread } from './session.js';

const SOURCES = {
  head: 'its version in HEAD',
  pull: 'the room as last pulled',
  against: 'the second file',
} as const;

/** Names of styles. */
const KINDS: Readonly<Record<PlanSymbol, string>> = {
  '+': 'added',
  '~': 'changed',
  '-': 'removed',
  '!': 'note',
};

/**
 * What an import would change in the room that is chosen.
 *
 * @param index of the file on the server, which has earlier versions of it; undefined for a dropped one
 * @param against the file that the command was given to plan into
 */
export function showPlan(thread: Thread, index: number | undefined, against: string | null): readonly Node[] {
  const result = made('div', '');
  result.setAttribute('role', 'status');
  const show = async (room: Promise<Room>): Promise<void> => {
    try {
      fill(result, await planned(thread, await room));
    } catch (error) {
      result.replaceChildren(made('p', error instanceof Error ? error.message : String(error), 'fault'));
    }
  };
  const bar = made('div', '', 'bar');
  bar.append(made('span', 'Import into '));
  if (index !== undefined)
    for (const [name, words] of Object.entries(SOURCES))
      if (name !== 'against' || against !== null)
        bar.append(button(words, () => show(readFile(`file/${index}/${name}`))));
  const label = made('label', 'a file that you choose ');
  const other = made('input', '');
  other.type = 'file';
  other.accept = '.json';
  other.addEventListener('change', () => {
    const [file] = other.files ?? [];
    if (file !== undefined) void show(roomIn(file));
  });
  label.append(other);
  bar.append(label);
  return [heading('Plan of an import'), bar, result];
}

/** What is planned into. */
type Room = Pick<ReadFile, 'bytes' | 'name'>;

async function roomIn(file: File): Promise<Room> {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function planned(thread: Thread, room: Room): Promise<readonly Node[]> {
  const { verdict, parts, looksLike } = await thread.do('plan', room.bytes);
  const nodes: Node[] = [made('p', `${room.name}: ${verdict}`)];
  for (const text of looksLike) nodes.push(made('p', `⚠ ${text}`));
  for (const { title, lines, more } of parts) {
    const list = made('ul', '', 'plan');
    for (const { symbol, text, details } of lines) {
      const entry = made('li', visible(`${symbol} ${text}`), KINDS[symbol]);
      for (const detail of details) entry.append(made('div', visible(detail)));
      list.append(entry);
    }
    nodes.push(made('h3', title), list);
    if (more > 0) nodes.push(made('p', `${more} more are not listed.`));
  }
  return nodes;
}
