import { fill, made } from '../element.js';
import { button, heading } from './findings.js';
import { visible } from './frames.js';
import { type ReadFile, readFile, type Thread } from './session.js';

const SOURCES = {
  head: 'its version in HEAD',
  pull: 'the room as last pulled',
  against: 'the second file',
} as const;

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
  const { verdict, changes, more } = await thread.do('plan', room.bytes);
  const table = made('table', '');
  const header = table.createTHead().insertRow();
  for (const title of ['change', 'place', 'before', 'after']) {
    const cell = made('th', title);
    cell.scope = 'col';
    header.append(cell);
  }
  const body = table.createTBody();
  for (const { kind, place, before, after } of changes) {
    const row = body.insertRow();
    for (const text of [kind, place, before, after]) row.insertCell().textContent = visible(text);
  }
  const scroll = made('div', '', 'scroll');
  scroll.tabIndex = 0;
  scroll.setAttribute('role', 'region');
  scroll.setAttribute('aria-label', 'Changes');
  scroll.append(table);
  const rest = more > 0 ? [made('p', `${more} more changes are not listed.`)] : [];
  return [made('p', `${room.name}: ${verdict}`), ...(changes.length > 0 ? [scroll] : []), ...rest];
}
