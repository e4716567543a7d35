import type { Splice } from '../../bytes/json/edit/edit.js';
import { locate } from '../../bytes/json/locate.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { byteOffset } from '../../bytes/text/span.js';
import { bareName, isSoundName } from '../../model/snapshot/quest-values.js';
import type { MentionedQuest, Mentions } from './mentions.js';
import { escapedAt, type NamedText, namedTexts } from './named-values.js';
import type { ReadSnapshot } from './read-snapshot.js';

/** The splices that give a quest another Name everywhere. @param id of either entry @throws RangeError */
export function renameSplices(
  { bytes, snapshot, value, mentions }: ReadSnapshot,
  id: string,
  name: string,
): Splice[] {
  const quest = mentions.questOf(id);
  if (quest === undefined) throw new RangeError(unknownId(mentions, id));
  if (quest.name === '') throw new RangeError(`the quest ${quoteValue(id)} has no Name: give it one first`);
  if (name === quest.name) return [];
  const texts = namedTexts(snapshot, value, quest);
  requireFree(mentions, quest, name);
  if (texts.some(({ isExpression }) => isExpression)) requireForExpressions(mentions, quest, name);
  const found = locate(
    bytes,
    texts.map(({ holder }) => holder),
    texts,
  );
  const splices = new Map<number, Splice>();
  for (const text of texts) {
    const span = found.ofInner(text);
    const depth = found.of(text.holder)?.depth ?? 0;
    if (span === undefined) continue;
    const written = escapedAt(newText(text, quest.name, name), depth + 1);
    splices.set(span.start, { start: byteOffset(span.start), end: byteOffset(span.end), text: written });
  }
  return [...splices.values()].sort((a, b) => a.start - b.start);
}

function unknownId({ quests }: Mentions, id: string): string {
  const named = quests.find((quest) => quest.name === id)?.ids[0];
  return named === undefined
    ? `there is no quest with the id ${quoteValue(id)}`
    : `${quoteValue(id)} is the Name of a quest: give its id, ${quoteValue(named)}`;
}

/** Expressions name a quest with its number where they did so before. */
function newText(text: NamedText, before: string, name: string): string {
  return text.isExpression && text.name !== before ? bareName(name) : name;
}

/** @throws RangeError */
function requireFree(mentions: Mentions, quest: MentionedQuest, name: string): void {
  if (!isSoundName(name))
    throw new RangeError(
      `${quoteValue(name)} cannot be a Name: write a number, an underscore and a name, such as "0_find_key"`,
    );
  if (mentions.isNameUsed(name))
    throw new RangeError(`the Name ${quoteValue(name)} is used already: choose another one`);
  const bare = bareName(name);
  if (bare !== bareName(quest.name) && mentions.questsInExpression(bare).length > 0)
    throw new RangeError(
      `expressions would not say which quest ${quoteValue(bare)} is: another one has this Name without its number`,
    );
  if (bare !== bareName(quest.name) && mentions.isNamedInExpression(bare))
    throw new RangeError(`an expression names ${quoteValue(bare)} already: choose another Name`);
}

/** @throws RangeError */
function requireForExpressions(mentions: Mentions, quest: MentionedQuest, name: string): void {
  const bare = bareName(quest.name);
  if (bare !== bareName(name) && mentions.questsInExpression(bare).length > 1)
    throw new RangeError(
      `several quests are ${quoteValue(bare)} in expressions: nobody knows which ones to change`,
    );
  if (!/^[\p{L}\p{N}_](?:[\p{L}\p{N}_ .-]*[\p{L}\p{N}_])?$/u.test(bareName(name)))
    throw new RangeError(
      `expressions cannot name ${quoteValue(bareName(name))}: use letters, digits, "_", "-", "." and spaces`,
    );
}

/** The splices that give an item another key in all sections and parentItemIDs. @throws RangeError */
export function rekeySplices({ bytes, mentions }: ReadSnapshot, key: string, newKey: string): Splice[] {
  const places = mentions.items.get(key) ?? [];
  if (!places.some(({ kind }) => kind !== 'parent'))
    throw new RangeError(`there is no item ${quoteValue(key)}`);
  if (key === newKey) return [];
  if (mentions.items.has(newKey))
    throw new RangeError(`the key ${quoteValue(newKey)} is used already: choose another one`);
  const hasChildren = places.some(({ kind }) => kind === 'parent');
  if (!/^[1-9]\d{0,14}$/.test(newKey) && (hasChildren || /^\d+$/.test(key)))
    throw new RangeError(
      `${quoteValue(newKey)} cannot be the key of an item: parentItemID must be able to name it, so write a whole number from 1`,
    );
  const found = locate(
    bytes,
    places.map(({ place }) => place),
  );
  const splices: Splice[] = [];
  for (const { kind, place } of places) {
    const location = found.of(place);
    if (location === undefined) continue;
    const isParent = kind === 'parent';
    const span = isParent ? location.value : location.key;
    if (location.repeated || span === undefined)
      throw new RangeError(`${place.pointers.pointer} is there twice: remove one of them first`);
    splices.push({
      start: byteOffset(span.start),
      end: byteOffset(span.end),
      text: isParent ? newKey : JSON.stringify(newKey),
    });
  }
  return splices.sort((a, b) => a.start - b.start);
}
