import { made } from '../element.js';
import { brief, visible } from './frames.js';
import { heading } from './parts.js';
import type { Thread } from './session.js';

const WAYS = {
  requires: 'requires',
  starts: 'started by',
  completes: 'completed by',
  resets: 'reset by',
} as const;

/** Items with their logic, and quests with what moves them. */
export async function showRoom(thread: Thread): Promise<readonly Node[]> {
  const { items, quests, unreachable, moreItems, moreQuests } = await thread.do('outline');
  const search = made('input', '');
  search.type = 'search';
  const label = made('label', 'Search items and quests ');
  label.append(search);
  const entries: { readonly node: HTMLElement; readonly text: string }[] = [];
  const list = (what: string, nodes: readonly HTMLElement[], more: number): HTMLElement => {
    const section = made('section', '');
    section.append(heading(`${what}: ${nodes.length + more}`));
    if (more > 0) section.append(made('p', `The first ${nodes.length} are listed and searched.`));
    for (const node of nodes) {
      section.append(node);
      entries.push({ node, text: (node.textContent ?? '').toLowerCase() });
    }
    return section;
  };
  search.addEventListener('input', () => {
    const wanted = search.value.toLowerCase();
    for (const { node, text } of entries) node.hidden = !text.includes(wanted);
  });
  const itemNodes = items.map(({ key, prefabName = '', title = '' }) => {
    const details = made('details', '');
    details.append(made('summary', brief(`item ${key} ${prefabName} ${title}`)));
    details.addEventListener('toggle', () => void fillItem(details, key, thread), { once: true });
    return details;
  });
  const questNodes = quests.map((quest) => {
    const details = made('details', '');
    const never = unreachable.filter(({ id }) => id === quest.id);
    const mark = never.length > 0 ? ` ✕ never ${never.map(({ state }) => state).join(', ')}` : '';
    details.append(made('summary', brief(`${quest.name}${quest.enabled ? '' : ' (Enabled false)'}${mark}`)));
    for (const [way, words] of Object.entries(WAYS) as [keyof typeof WAYS, string][])
      for (const text of quest[way]) details.append(made('p', brief(`${words} ${text}`)));
    for (const { state, reason } of never) details.append(made('p', brief(`never ${state}: ${reason}`)));
    return details;
  });
  return [label, list('Quests', questNodes, moreQuests), list('Items', itemNodes, moreItems)];
}

async function fillItem(details: HTMLElement, key: string, thread: Thread): Promise<void> {
  const [logic, { quests }] = await Promise.all([thread.do('logic', key), thread.do('item', key)]);
  if (quests.length > 0)
    details.append(made('p', brief(`quests: ${quests.map(({ name }) => name).join(', ')}`)));
  const code = made('pre', logic === '' ? 'no logic' : visible(logic));
  code.tabIndex = 0;
  details.append(code);
}
