import { keysOf, member, textField } from '../../../bytes/json/members.js';
import { parsePointer } from '../../../bytes/json/pointer.js';
import { printable, quoteValue } from '../../../bytes/json/quote.js';
import type { JsonValue } from '../../../bytes/json/value.js';
import { counted } from '../../../bytes/text/in-words.js';
import { itemNames, labelText } from '../../../model/snapshot/labels.js';
import type { PlayableRoom } from '../../../verdict/play/read-room.js';
import { atText, DATA_NOTE, shownAt } from '../../../verdict/report/agent/reply.js';
import { roomIn } from '../desk.js';
import { pointersOf } from '../place-argument.js';
import { defineTool, PAGE, PATH } from '../tool.js';

type Match =
  | { readonly kind: 'item'; readonly key: string }
  | { readonly kind: 'quest'; readonly index: number };

/** Finds items and quests, and what refers to them. */
export const find = defineTool(
  {
    name: 'find',
    description:
      'Finds items and quests by what people call them: a label, prefab, key, id or Name, or a part of one; a place such as "/logic/4" finds what it belongs to. It never changes the file.',
    takes: {
      path: PATH,
      query: {
        type: 'string',
        description: 'Such as "door", "GLB" or "/logic/4"',
      },
      ...PAGE,
    },
    needs: ['path', 'query'],
    narrowing: 'a longer query',
  },
  ({ path, query }, desk) => {
    const file = desk.read(path);
    const playable = roomIn(file);
    const matches = matchesOf(playable, query.trim());
    const items = matches.filter(({ kind }) => kind === 'item').length;
    const quests = matches.filter(({ kind }) => kind === 'quest').length;
    return {
      head: [
        `${printable(file.name)}: ${counted(items, 'item')}, ${counted(quests, 'quest')} for ${quoteValue(query)}`,
        DATA_NOTE,
      ],
      entries: matches.map(
        (match) => () =>
          match.kind === 'item' ? itemText(playable, match.key) : questText(playable, match.index),
      ),
      total: matches.length,
      foot:
        matches.length === 0
          ? ['nothing is called that: show_room lists what there is; a shorter word finds more']
          : ['show_room with item or quest shows what refers to it'],
    };
  },
);

/** Exact matches first, in file order. */
function matchesOf(playable: PlayableRoom, query: string): readonly Match[] {
  const { snapshot, room } = playable;
  const at = placeOf(query);
  const word = (at?.[1] ?? query).toLowerCase();
  const [exact, others]: [Match[], Match[]] = [[], []];
  const add = (match: Match, names: readonly string[]): void => {
    const lower = names.map((name) => name.toLowerCase());
    if (lower.includes(word)) exact.push(match);
    else if (at === undefined && lower.some((name) => name.includes(word))) others.push(match);
  };
  const logic = snapshot.section('logic');
  if (at === undefined || at[0] === 'roomItems' || at[0] === 'logic')
    for (const key of keysOf(snapshot.roomItems)) {
      const record = member(snapshot.roomItems, key);
      const names = at === undefined ? namesOf(record, member(logic, key)) : [];
      add({ kind: 'item', key }, [key, ...names]);
    }
  if (at === undefined || at[0] === 'quests')
    for (const { index, id, name, quest } of room.model.quests) {
      const ids = 'entries' in quest ? quest.entries.map(({ key }) => key) : [quest.key];
      add({ kind: 'quest', index }, at === undefined ? [id, name, ...ids] : [id, ...ids]);
    }
  return [...exact, ...others];
}

/** The section and key of a place that was asked for. */
function placeOf(query: string): readonly string[] | undefined {
  return query.startsWith('/') ? parsePointer(pointersOf(query)[0]) : undefined;
}

function namesOf(record: JsonValue | undefined, logic: JsonValue | undefined): string[] {
  const prefab = textField(record, 'prefabName');
  return [...itemNames(record, logic), ...(prefab === undefined ? [] : [prefab])];
}

function itemText({ snapshot }: PlayableRoom, key: string): string {
  const at = shownAt(snapshot.place.along(['roomItems', key]).pointers.pointer);
  const label = labelText(snapshot.labels.of(key));
  return `item ${quoteValue(key)}${label === '' ? '' : ` (${label})`} at ${atText(at)}`;
}

function questText({ room }: PlayableRoom, index: number): string {
  const { name = '', id = '', entry } = room.model.quests[index] ?? {};
  const at = shownAt(entry?.place.pointers.pointer ?? '');
  return `quest ${quoteValue(name)} (${quoteValue(id)}) at ${atText(at)}`;
}
