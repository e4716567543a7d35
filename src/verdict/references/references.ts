import type { Splice } from '../../bytes/json/edit/edit.js';
import { locate } from '../../bytes/json/locate.js';
import type { Place } from '../../bytes/json/place.js';
import type { InnerSpan } from '../../bytes/json/place-query.js';
import { requireArgument, requireBytes, STRING } from '../../bytes/text/arguments.js';
import type { Span } from '../../bytes/text/span.js';
import { rekeySplices, renameSplices } from './changes.js';
import type { MentionedQuest, QuestMention } from './mentions.js';
import { placesOf, ValueReader } from './named-values.js';
import { type ReadSnapshot, readMentions } from './read-snapshot.js';

/** A place that defines or mentions a quest or item. */
export interface Reference {
  /** What mentions it: `entry` defines a quest, `item` and `logic` an item, `parent` is a parentItemID. */
  readonly kind: 'entry' | 'requirement' | 'task' | 'dialogue' | 'expression' | 'item' | 'logic' | 'parent';
  /** `key` is a key of the file; `name` a Name, in expressions without its number. */
  readonly by: 'key' | 'id' | 'name';
  readonly pointer: string;
  /** Pointers inside strings that hold JSON, outermost first. */
  readonly embedded: readonly string[];
  /** The bytes of it: a key or value with its quotes; in an expression, the name alone. */
  readonly span: Span;
}

/** A quest, and every place that defines or mentions it. */
export interface QuestReferences {
  /** The ids of its entries. */
  readonly ids: readonly string[];
  /** Its Name; empty where it has none. */
  readonly name: string;
  /** In file order. */
  readonly references: readonly Reference[];
}

/** An item, and every place that defines or mentions it. */
export interface ItemReferences {
  readonly key: string;
  /** In file order. */
  readonly references: readonly Reference[];
}

/** The quests and items of a snapshot, with every place that defines or mentions them. */
export interface ReferenceIndex {
  readonly quests: readonly QuestReferences[];
  /** Also items that only `logic` or a parentItemID names. */
  readonly items: readonly ItemReferences[];
}

/** A reference whose bytes are not known yet. */
type Wanted = Pick<Reference, 'kind' | 'by'> & { readonly place: Place; readonly inner?: InnerSpan };

/** Where the quests and items of a snapshot are defined and mentioned. @throws SnapshotError */
export function referencesIn(bytes: Uint8Array): ReferenceIndex {
  return referencesOf(readMentions(bytes));
}

/** {@link referencesIn} for a snapshot that is read already. */
export function referencesOf({ bytes, mentions, snapshot, value }: ReadSnapshot): ReferenceIndex {
  const values = new ValueReader(value);
  const quests = mentions.quests.map((quest) =>
    quest.mentions.flatMap((mention) => wantedOfQuest(quest, mention, placesOf(snapshot, mention), values)),
  );
  const items = [...mentions.items].map(([key, all]) => ({
    key,
    wanted: all.map(({ kind, place }): Wanted => ({ kind, by: kind === 'parent' ? 'id' : 'key', place })),
  }));
  const wanted = [...quests.flat(), ...items.flatMap((each) => each.wanted)];
  const found = locate(
    bytes,
    wanted.map(({ place }) => place),
    wanted.flatMap(({ inner }) => inner ?? []),
  );
  const located = (each: Wanted): Reference[] => {
    const { kind, by, place, inner } = each;
    const location = found.of(place);
    const span =
      inner === undefined ? (by === 'key' ? location?.key : location?.value) : found.ofInner(inner);
    return span === undefined ? [] : [{ kind, by, ...place.pointers, span }];
  };
  // What is in `logic` and in part of extraData comes twice.
  const inOrder = (all: readonly Wanted[]): Reference[] =>
    all
      .flatMap(located)
      .sort((a, b) => a.span.start - b.span.start)
      .filter(({ span }, index, sorted) => span.start !== sorted[index - 1]?.span.start);
  return {
    quests: mentions.quests.map(({ ids, name }, index) => ({
      ids,
      name,
      references: inOrder(quests[index] ?? []),
    })),
    items: items
      .map(({ key, wanted: all }) => ({ key, references: inOrder(all) }))
      .sort((a, b) => firstOf(a) - firstOf(b)),
  };
}

/**
 * The edits that give a quest another Name everywhere: in its entries, tasks and dialogues and, without its
 * number, in expressions.
 *
 * @param id of either entry
 * @throws RangeError when there is no such quest, and for a Name that another quest or mention has or that
 *   expressions cannot spell
 * @throws SnapshotError when the bytes hold no snapshot
 */
export function renameQuest(bytes: Uint8Array, id: string, name: string): readonly Splice[] {
  requireBytes(bytes);
  requireArgument('id', id, STRING);
  requireArgument('name', name, STRING);
  return renameSplices(readMentions(bytes), id, name);
}

/**
 * The edits that give an item another key everywhere: in `roomItems` and `logic`, and in the parentItemID of
 * its children.
 *
 * @throws RangeError when there is no such item, and for a key that another item or mention has or that
 *   parentItemID cannot name
 * @throws SnapshotError when the bytes hold no snapshot
 */
export function rekeyItem(bytes: Uint8Array, key: string, newKey: string): readonly Splice[] {
  requireBytes(bytes);
  requireArgument('key', key, STRING);
  requireArgument('newKey', newKey, STRING);
  return rekeySplices(readMentions(bytes), key, newKey);
}

/** A task may have the id of one quest and the Name of another: each of the two is mentioned by its own. */
function wantedOfQuest(
  { ids, name }: MentionedQuest,
  mention: QuestMention,
  places: readonly Place[],
  values: ValueReader,
): Wanted[] {
  const { kind } = mention;
  if (mention.kind === 'expression') {
    const { span } = mention.reference;
    const text = values.at(mention.place);
    return places
      .filter((place) => values.at(place) === text)
      .map((place) => ({ kind, by: 'name', place, inner: { holder: place, span } }));
  }
  return places.flatMap((place) => {
    const wanted: Wanted[] = mention.kind === 'entry' ? [{ kind, by: 'key', place }] : [];
    const [id, named] = [place.at(mention.kind === 'task' ? 'TaskTriggerId' : 'id'), place.at('Name')];
    if (ids.some((each) => each === values.at(id))) wanted.push({ kind, by: 'id', place: id });
    if (name !== '' && values.at(named) === name) wanted.push({ kind, by: 'name', place: named });
    return wanted;
  });
}

/** Where an item is defined: a child may come before it. */
function firstOf({ references }: ItemReferences): number {
  const defined = references.find(({ kind }) => kind !== 'parent') ?? references[0];
  return defined?.span.start ?? 0;
}
