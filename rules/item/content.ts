import { nearest } from '../../src/bytes/text/nearest.js';
import { ADDRESSABLE_NAMES, type Prefab, prefabNamed } from '../../src/model/catalog/catalog.js';
import { defineRule, isObject, member, NearNames, quoteValue, textField, writeMeant } from '../kit.js';

/** What the URL in contentString leads to, by prefabName; a model for all others. */
const LEADS_TO: Readonly<Record<string, string>> = { DefaultPainting: 'image', DefaultVideo: 'video' };

interface OtherContent {
  readonly item: string;
  readonly text: string;
  /** What belongs there; the ending that the text lacks, where that is all. */
  readonly needed: string;
  readonly isEnding?: boolean;
}

export const contentString = defineRule({
  id: 'item/content-string',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'misspelled-scheme': ({
      item,
      field,
      begins,
      meant,
    }: Record<'item' | 'field' | 'begins' | 'meant', string>) =>
      `${field} of ${item} begins with ${quoteValue(begins)}: write ${quoteValue(meant)}`,
    'other-content': ({ item, text, needed, isEnding }: OtherContent) => {
      if (text.trim() === '') return `contentString of ${item} is empty: write ${needed}`;
      return isEnding
        ? `contentString of ${item} lacks ${needed}: add it to the URL`
        : `contentString of ${item} is ${quoteValue(text)}: write ${needed}`;
    },
  },
  fix: 'unsafe',
  summary: 'contentString is what the prefab of the item needs, and URLs begin with https:// or http://',
  source: 'public material of the platform, items',
  on: {
    item({ key, record, place }, report, { snapshot: { labels } }) {
      for (const field of URL_FIELDS) {
        const text = textField(record, field) ?? '';
        const meant = withScheme(text);
        if (meant === undefined) continue;
        const values = { item: labels.text(key), field, begins: text.slice(0, text.indexOf('/')), meant };
        const at = place.at(field);
        report({ kind: 'misspelled-scheme', at, values, fix: writeMeant(at, meant) });
      }
      const prefab = prefabNamed(textField(record, 'prefabName'));
      const text = textField(record, 'contentString');
      const wrong = prefab && text !== undefined ? wrongContent(prefab, text) : undefined;
      if (text === undefined || wrong === undefined) return;
      const { meant, ...needed } = wrong;
      const at = place.at('contentString');
      const values = { item: labels.text(key), text, ...needed };
      report({
        kind: 'other-content',
        at,
        values,
        fix: writeMeant(at, meant),
      });
    },
  },
});

const URL_FIELDS = ['contentString', 'interactivityURL'] as const;
const SCHEMES = ['https', 'http'] as const;

/** An address with the scheme that was meant; undefined where it has one, or resembles none. */
function withScheme(text: string): string | undefined {
  const [all, scheme = ''] = /^([a-z]{3,7})(?::\/{1,2}|\/\/)(?=[^/\s]+\.)/i.exec(text) ?? [];
  if (all === undefined) return undefined;
  const isWhole = all.toLowerCase() === `${scheme.toLowerCase()}://`;
  const meant = nearest(scheme, SCHEMES, 1);
  if (meant === undefined || (isWhole && SCHEMES.some((known) => known === scheme.toLowerCase())))
    return undefined;
  return `${meant}://${text.slice(all.length)}`;
}

interface WrongContent extends Pick<OtherContent, 'needed' | 'isEnding'> {
  /** What was meant, where that is clear. */
  readonly meant?: string;
}

function wrongContent({ content, name }: Prefab, text: string): WrongContent | undefined {
  switch (content?.kind) {
    case 'url': {
      if (text.trim() === '') return { needed: `the URL of its ${LEADS_TO[name] ?? 'model'}` };
      const { ending } = content;
      if (ending === undefined || text.includes(ending.slice(1))) return undefined;
      const meant = text.includes('?') ? `${text}&${ending.slice(1)}` : `${text}${ending}`;
      return { needed: ending, isEnding: true, meant };
    }
    case 'one of': {
      const meant = new NearNames(content.names).meant(text);
      return meant === undefined ? undefined : { needed: quoteValue(meant), meant };
    }
    case 'name after': {
      const { beginning } = content;
      const needed = `${quoteValue(beginning)} and the name of an effect`;
      if (text.trim() === '') return { needed };
      const bare = text.startsWith(beginning) ? text.slice(beginning.length) : text;
      const known = ADDRESSABLE_NAMES.has(bare) ? bare : ADDRESSABLE_NAMES.meant(bare);
      if (known === undefined) return text.startsWith(beginning) ? undefined : { needed };
      const meant = `${beginning}${known}`;
      return meant === text ? undefined : { needed: quoteValue(meant), meant };
    }
    case undefined:
      return undefined;
  }
}

export const portalDestination = defineRule({
  id: 'item/portal-destination',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'no-destination': ({ id, content }: { id: string; content: string }) =>
      `this portal goes to ${quoteValue(id)} in its logic and to ${quoteValue(content)} in contentString: decide which is right and write it in both`,
  },
  summary: 'A portal names the same room in its logic and in contentString',
  source: 'public material of the platform, portals: id must match contentString',
  on: {
    itemLogic: ({ value, place, prefabName, itemKey }, report, { snapshot }) => {
      if (prefabName !== 'Portal') return;
      const item = member(snapshot.roomItems, itemKey);
      const id = textField(value, 'id') ?? '';
      const content = textField(item, 'contentString') ?? '';
      if (id === '' || content === '' || id === content) return;
      const other = snapshot.place.along(['roomItems', itemKey, 'contentString']);
      report({
        kind: 'no-destination',
        at: place.at('id'),
        values: { id, content },
        related: [{ at: other, message: 'the other one' }],
      });
    },
  },
});

export const hiddenClick = defineRule({
  id: 'item/hidden-click',
  level: 'off',
  catalog: { level: 'info' },
  kinds: {
    'not-placed': ({ item, quest }: { item: string; quest: string }) =>
      `${item} is not placed, so nobody can click it for ${quoteValue(quest)}: set placed to true, or move the trigger`,
  },
  summary: 'An item that a quest needs to be clicked is placed',
  source: 'public material of the platform, items: placed must be true for the item to appear',
  subscriptions: ['quest-trigger'],
  state: () => new Set<string>(),
  on: {
    subscription({ record, itemKey }, report, { snapshot, state: seen }) {
      const item = member(snapshot.roomItems, itemKey);
      if (!isObject(item) || member(item, 'placed') !== false || seen.has(itemKey)) return;
      if (member(member(record, 'Trigger'), '$type') !== 'OnClickEvent') return;
      seen.add(itemKey);
      report({
        kind: 'not-placed',
        at: snapshot.place.along(['roomItems', itemKey, 'placed']),
        values: { item: snapshot.labels.text(itemKey), quest: textField(record, 'Name') ?? '' },
      });
    },
  },
});
