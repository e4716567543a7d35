import type { PlanSymbol } from '../../../../dist/index.js';
import { fill, made } from '../element.js';
import type { ViewedFile } from './findings.js';
import { visible } from './frames.js';
import { button, heading, reasonOf } from './parts.js';
import type { Thread } from './session.js';
import type { ShownPlan } from './shapes.js';

const SOURCES = {
  head: 'its version in HEAD',
  pull: 'the room as last pulled',
  against: 'the second file',
} as const;

/** CSS classes. */
const KINDS: Readonly<Record<PlanSymbol, string>> = {
  '+': 'added',
  '~': 'changed',
  '-': 'removed',
  '!': 'note',
};

/**
 * What an import would change in the chosen room, again after each change of the file.
 * @param file one of the server has earlier versions there @param against the file the command was given
 */
export function showPlan(thread: Thread, file: ViewedFile, against: string | null): readonly Node[] {
  const { source } = file;
  const result = made('div', '');
  result.setAttribute('role', 'status');
  const show = async (room: File | string): Promise<void> => {
    file.plannedInto = room;
    try {
      fill(result, planned(await thread.do('plan', room)));
    } catch (error) {
      fill(result, [made('p', reasonOf(error), 'fault')]);
    }
  };
  const bar = made('div', '', 'bar');
  bar.append(made('span', 'Import into '));
  if (source.kind === 'served')
    for (const [name, words] of Object.entries(SOURCES))
      if (name !== 'against' || against !== null)
        bar.append(button(words, () => show(`file/${source.index}/${name}`)));
  const label = made('label', 'a file that you choose ');
  const other = made('input', '');
  other.type = 'file';
  other.accept = '.json';
  other.addEventListener('change', () => {
    const [chosen] = other.files ?? [];
    if (chosen !== undefined) void show(chosen);
  });
  label.append(other);
  bar.append(label);
  if (file.plannedInto !== undefined) void show(file.plannedInto);
  return [heading('Plan of an import'), bar, result];
}

function planned({ name, verdict, parts, looksLike }: ShownPlan): readonly Node[] {
  const nodes: Node[] = [made('p', `${name}: ${verdict}`)];
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
