import { fill, made } from '../element.js';
import { button } from './findings.js';
import { visible } from './frames.js';
import { type ReadFile, readFile, type Thread } from './session.js';

const SOURCES = {
  head: 'its version in HEAD',
  pull: 'the room as last pulled',
  against: 'the second file',
} as const;

/** What an import would change in the room that is chosen. */
export async function showPlan(thread: Thread, index: number | undefined): Promise<readonly Node[]> {
  const head = made('h2', 'Plan of an import');
  if (index === undefined) return [head, made('p', 'A dropped file has no room to be planned into.')];
  const result = made('div', '');
  const bar = made('div', '', 'bar');
  bar.append(made('span', 'Into '));
  for (const [name, words] of Object.entries(SOURCES))
    bar.append(
      button(words, async () => {
        try {
          const room = await readFile(`file/${index}/${name}`);
          fill(result, await planned(thread, room));
        } catch (error) {
          result.replaceChildren(made('p', error instanceof Error ? error.message : String(error), 'fault'));
        }
      }),
    );
  return [head, bar, result];
}

async function planned(thread: Thread, room: ReadFile): Promise<readonly Node[]> {
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
  scroll.append(table);
  const rest = more > 0 ? [made('p', `${more} more changes are not listed.`)] : [];
  return [made('p', `${room.name}: ${verdict}`), ...(changes.length > 0 ? [scroll] : []), ...rest];
}
