import { type OutlineDetails, outlineOfItem, outlineOfQuest } from '../../flow/play/outline-details.js';
import type { PlayableRoom } from '../../flow/play/read-room.js';
import { tryParseJson } from '../../json/parse-json.js';
import { parsePointer } from '../../json/pointer.js';
import { printable, quoteValue } from '../../json/quote.js';
import { isObject, type JsonObject, memberOf } from '../../json/value.js';
import { atText, shownAt, shownMessage } from '../../report/agent/place.js';
import { DATA_NOTE, type Entry } from '../../report/agent/reply.js';
import { textField } from '../../snapshot/fields.js';
import { itemNames, labelText } from '../../snapshot/labels.js';
import { counted } from '../../text/in-words.js';
import { SHOWN_AT } from '../output.js';
import { roomIn } from '../room.js';
import { defineTool, PAGE, PATH, READS } from '../tool.js';

/** Up to so many matches are shown with everything that refers to them. */
const MAX_DETAILED = 3;
/** References of one match that are shown. */
const MAX_REFERENCES = 12;

type Match =
  | { readonly kind: 'item'; readonly key: string }
  | { readonly kind: 'quest'; readonly index: number }
  | { readonly kind: 'reference'; readonly at: string | string[]; readonly what: string };

/** Finds items and quests, and what refers to them. */
export const find = defineTool(
  {
    name: 'find',
    title: 'Find items and quests',
    description:
      'Finds items and quests of a room by what people call them: a label or title, a prefab name, a key, id or Name, or a part of one. A place such as "/logic/4" finds what it belongs to, and the id of a quest also finds what refers to it, even if there is no such quest. Each match has its place, which read and edit take; up to three matches come with everything that refers to them. It never changes the file.',
    input: {
      type: 'object',
      properties: {
        path: PATH,
        query: {
          type: 'string',
          minLength: 1,
          maxLength: 1_000,
          description: 'Such as "door", "GLB", "4", "1_open_door", "/logic/4" or the id of a quest',
        },
        ...PAGE,
      },
      required: ['path', 'query'],
      additionalProperties: false,
    },
    output: { items: { type: 'integer' }, quests: { type: 'integer' } },
    list: {
      name: 'matches',
      of: {
        type: 'object',
        required: ['kind', 'at'],
        properties: {
          kind: { enum: ['item', 'quest', 'reference'] },
          key: { type: 'string' },
          name: { type: 'string' },
          at: SHOWN_AT,
          references: {
            type: 'array',
            items: { type: 'object', properties: { what: { type: 'string' }, at: SHOWN_AT } },
          },
        },
      },
    },
    effects: READS,
    narrowing: 'a longer query',
  },
  ({ path, query }, desk) => {
    const file = desk.read(path);
    desk.progress('reading the room');
    const playable = roomIn(file);
    const matches = matchesOf(playable, query.trim());
    const items = matches.filter(({ kind }) => kind === 'item').length;
    const quests = matches.filter(({ kind }) => kind === 'quest').length;
    const isDetailed = items + quests <= MAX_DETAILED;
    const others = matches.length - items - quests;
    const parts = [
      counted(items, 'item'),
      counted(quests, 'quest'),
      ...(others > 0 ? [counted(others, 'reference')] : []),
    ];
    return {
      head: [`${printable(file.name)}: ${parts.join(', ')} for ${quoteValue(query)}`, DATA_NOTE],
      entries: matches.map((match) => () => matchEntry(playable, match, isDetailed)),
      total: matches.length,
      foot:
        matches.length === 0
          ? ['nothing is called that: show_room lists what there is; a shorter word finds more']
          : [],
      data: { items, quests },
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
    for (const key of Object.keys(snapshot.roomItems ?? {})) {
      const record = memberOf(snapshot.roomItems, key);
      const names = at === undefined ? namesOf(record, memberOf(logic, key)) : [];
      add({ kind: 'item', key }, [key, ...names]);
    }
  if (at === undefined || at[0] === 'quests')
    for (const { index, id, name, quest } of room.model.quests) {
      const ids = 'entries' in quest ? quest.entries.map(({ key }) => key) : [quest.key];
      add({ kind: 'quest', index }, at === undefined ? [id, name, ...ids] : [id, ...ids]);
    }
  const found = [...exact, ...others];
  return found.some(({ kind }) => kind === 'quest') || at !== undefined
    ? found
    : [...found, ...danglingReferences(playable, query)];
}

/** The section and key of a place that was asked for. */
function placeOf(query: string): readonly string[] | undefined {
  const given = query.startsWith('[') ? tryParseJson(query) : query;
  const pointer = Array.isArray(given) ? given[0] : given;
  if (typeof pointer !== 'string' || !pointer.startsWith('/') || /~(?![01])/.test(pointer)) return undefined;
  return parsePointer(pointer);
}

function namesOf(record: JsonObject[string] | undefined, logic: JsonObject[string] | undefined): string[] {
  const prefab = isObject(record) ? textField(record, 'prefabName') : undefined;
  return [...itemNames(record, logic), ...(prefab === undefined ? [] : [prefab])];
}

/** What names a quest that is not there. */
function danglingReferences({ snapshot }: PlayableRoom, query: string): readonly Match[] {
  const found: Match[] = [];
  const add = (
    what: string,
    { pointer, embedded }: { readonly pointer: string; readonly embedded: readonly string[] },
  ): void => {
    found.push({ kind: 'reference', what, at: shownAt(pointer, embedded) });
  };
  snapshot.walk({
    subscription: ({ record, place, itemKey }) => {
      if (textField(record, 'TaskTriggerId') === query || textField(record, 'Name') === query)
        add(`a task of item ${quoteValue(itemKey)} names it`, place.pointers);
    },
    requirement: ({ record, place }) => {
      if (textField(record, 'id') === query) add('a requirement names it', place.pointers);
    },
  });
  return found;
}

function matchEntry(playable: PlayableRoom, match: Match, isDetailed: boolean): Entry {
  if (match.kind === 'reference')
    return {
      text: `${match.what}, at ${atText(match.at)}`,
      data: { kind: 'reference', name: match.what, at: match.at },
    };
  const { text, data } =
    match.kind === 'item' ? itemEntry(playable, match.key) : questEntry(playable, match.index);
  if (!isDetailed) return { text, data };
  const { details } =
    match.kind === 'item' ? outlineOfItem(playable, match.key) : outlineOfQuest(playable, match.index);
  const references = referencesOf(details);
  const lines = references.map(({ what, at }) => `    ${what}, at ${atText(at)}`);
  const more = details.places.length - references.length;
  if (more > 0)
    lines.push(`    … and ${counted(more, 'more place')}: show_room with ${match.kind} shows all`);
  return { text: [text, ...lines].join('\n'), data: { ...data, references } };
}

function itemEntry({ snapshot }: PlayableRoom, key: string): { text: string; data: JsonObject } {
  const at = shownAt(snapshot.place.along(['roomItems', key]).pointers.pointer);
  const label = labelText(snapshot.labels.of(key));
  return {
    text: `item ${quoteValue(key)}${label === '' ? '' : ` (${label})`} at ${atText(at)}`,
    data: { kind: 'item', key: shownMessage(key), name: label, at },
  };
}

function questEntry({ room }: PlayableRoom, index: number): { text: string; data: JsonObject } {
  const quest = room.model.quests[index];
  const at = shownAt(quest?.entry.place.pointers.pointer ?? '');
  const name = quest?.name ?? '';
  return {
    text: `quest ${quoteValue(name)} (${quoteValue(quest?.id ?? '')}) at ${atText(at)}`,
    data: { kind: 'quest', key: shownMessage(quest?.id ?? ''), name: shownMessage(name), at },
  };
}

function referencesOf({ places }: OutlineDetails): { what: string; at: string | string[] }[] {
  return places.slice(0, MAX_REFERENCES).map(({ text, pointer, embedded }) => ({
    what: shownMessage(text),
    at: shownAt(pointer, embedded),
  }));
}
