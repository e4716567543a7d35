import { around, fill, made } from '../element.js';
import type { ShownFinding } from './file-desk.js';
import { countWords, type FindingActions, findingCard, type ViewedFile } from './finding-card.js';
import { counted, folded, heading, howButton, questTitle, scrolling } from './parts.js';
import type { ShownItem, ShownOutline, ShownQuest } from './room-desk.js';
import { brief, visible } from './shown-text.js';
import type { Thread } from './thread.js';
import { effectWords } from './words.js';

/** More findings are folded, where each is about. */
const MAX_OPEN = 30;

/**
 * The quests and items of a room, each with what players do to it and the findings about it.
 *
 * @param whole the outline of the room, or why there is none
 */
export async function showRoom(
  thread: Thread,
  file: ViewedFile,
  { whole, actions }: { readonly whole: ShownOutline | string; readonly actions: FindingActions },
): Promise<readonly Node[]> {
  const findings = file.checked?.findings ?? [];
  const search = made('input');
  search.type = 'search';
  search.value = file.searched ?? '';
  const lists = made('div', '', 'columns');
  let shown = 0;
  const show = (outline: ShownOutline): void => fill(lists, listsOf(outline));
  search.addEventListener('input', async () => {
    const turn = ++shown;
    file.searched = search.value;
    const outline = await thread.do('outline', search.value);
    if (turn === shown) show(outline);
  });
  const cards = (about: readonly ShownFinding[]): readonly Node[] => {
    if (about.length === 0) return [];
    const content = (): readonly Node[] =>
      about.map((finding) => findingCard(finding, file, { actions, frames: typeof whole === 'string' }));
    if (findings.length <= MAX_OPEN) return content();
    const counts = { error: 0, warning: 0, info: 0 };
    for (const { level } of about) counts[level]++;
    return [folded(countWords(counts), content, about[0]?.level)];
  };
  const questCard = ({ id, name, marks, ways }: ShownQuest): HTMLElement => {
    const about = findings.filter(
      ({ item, quest, about }) => item === undefined && (quest === id || about === name),
    );
    const moved = ways.flatMap(([kind, texts]) => [
      made('dt', kind),
      ...texts.map((text) => made('dd', brief(text))),
    ]);
    return around('article', 'card', [
      questTitle(name),
      ...marks.map((mark) => made('p', brief(mark), 'mark')),
      moved.length === 0 ? made('p', 'Nothing in the room moves it.', 'quiet') : around('dl', '', moved),
      ...cards(about),
      around('div', 'bar', [howButton(name, () => actions.showQuest(file, id))]),
    ]);
  };
  const itemCard = ({ key, name, sort, steps }: ShownItem): HTMLElement => {
    const logic = async (): Promise<readonly Node[]> => {
      const text = await thread.do('logic', key);
      return [text === '' ? made('p', 'It has no logic.') : scrolling([visible(text)])];
    };
    return around('article', 'card', [
      around('h4', '', [brief(name), ' ', made('small', brief(sort))]),
      ...steps.map(({ words, effects }) =>
        around('p', '', [made('strong', brief(words)), brief(`: ${effectWords(effects)}`)]),
      ),
      ...cards(findings.filter(({ item }) => item === key)),
      folded('Logic as JSON', logic),
    ]);
  };
  const list = (what: string, count: number, nodes: readonly Node[]): HTMLElement => {
    const cut = `The first ${nodes.length} are shown: search for the others.`;
    const notes = nodes.length < count ? [made('p', cut, 'quiet')] : [];
    return around('section', '', [made('h3', counted(count, what)), ...notes, ...nodes]);
  };
  const listsOf = ({ quests, items, questCount, itemCount }: ShownOutline): readonly Node[] => [
    list('quest', questCount, quests.map(questCard)),
    list('item', itemCount, items.map(itemCard)),
  ];
  const found = file.checked === undefined ? 'being checked…' : countWords(file.checked.counts);
  const title = heading(file.name.replace(/^.*[/\\]/, ''));
  if (typeof whole === 'string') {
    const why = findings.length === 0 ? whole : 'The room is shown once it can be read:';
    return [title, made('p', found, 'quiet'), made('p', visible(why), 'fault'), ...cards(findings)];
  }
  show(search.value === '' ? whole : await thread.do('outline', search.value));
  const { itemCount, questCount } = whole;
  const summary = `${counted(questCount, 'quest')}, ${counted(itemCount, 'item')}, ${found}`;
  return [
    title,
    made('p', summary, 'quiet'),
    ...cards(findings.filter(({ item, quest }) => item === undefined && quest === undefined)),
    around('label', 'search', ['Search items and quests ', search]),
    lists,
  ];
}
