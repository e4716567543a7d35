import { nearest } from '../../src/bytes/text/nearest.js';
import { ADDRESSABLE_NAMES, type Prefab, prefabNamed } from '../../src/model/catalog/catalog.js';
import { type Draft, defineRule, NearNames, quoteValue, replaceValue, textField } from '../kit.js';

/** What the URL in contentString is that of. */
const OF: Readonly<Record<string, string>> = { DefaultPainting: 'image', DefaultVideo: 'video' };

export default defineRule({
  id: 'item/content-string',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['misspelled-scheme', 'other-content'],
  fix: 'unsafe',
  summary: 'contentString is what the prefab of the item needs, and URLs begin with https:// or http://',
  source: 'public material of the platform, items',
  on: {
    item({ key, record, place }, report, { snapshot }) {
      for (const field of URL_FIELDS) {
        const text = textField(record, field) ?? '';
        const meant = withScheme(text);
        if (meant === undefined) continue;
        report({
          at: place.at(field),
          kind: 'misspelled-scheme',
          message: `${field} of ${snapshot.labels.text(key)} begins with ${quoteValue(text.slice(0, text.indexOf('/')))}: write ${quoteValue(meant)}`,
          fix: replaceValue(place.at(field), JSON.stringify(meant), 'unsafe', `write ${quoteValue(meant)}`),
        });
      }
      const prefab = prefabNamed(textField(record, 'prefabName'));
      const text = textField(record, 'contentString');
      if (prefab?.content === undefined || text === undefined) return;
      const wrong = wrongContent(prefab.content, prefab.name, text);
      if (wrong === undefined) return;
      const at = place.at('contentString');
      const { says, meant } = wrong;
      const fix: Draft['fix'] =
        meant === undefined
          ? undefined
          : replaceValue(at, JSON.stringify(meant), 'unsafe', `write ${quoteValue(meant)}`);
      report({
        at,
        kind: 'other-content',
        message: `contentString of ${snapshot.labels.text(key)} ${says}`,
        fix,
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

interface WrongContent {
  readonly says: string;
  /** What was meant, where that is clear. */
  readonly meant?: string;
}

function wrongContent(
  content: NonNullable<Prefab['content']>,
  name: string,
  text: string,
): WrongContent | undefined {
  switch (content.kind) {
    case 'url': {
      if (text.trim() === '') return { says: `is empty: write the URL of its ${OF[name] ?? 'model'}` };
      const { ending } = content;
      if (ending === undefined || text.includes(ending.slice(1))) return undefined;
      const meant = text.includes('?') ? `${text}&${ending.slice(1)}` : `${text}${ending}`;
      return { says: `lacks ${ending}: add it to the URL`, meant };
    }
    case 'one of': {
      const meant = new NearNames(content.names).meant(text);
      return meant === undefined ? undefined : isMeant(text, meant);
    }
    case 'name after': {
      const { beginning } = content;
      if (text.trim() === '')
        return { says: `is empty: write ${quoteValue(beginning)} and the name of an effect` };
      const bare = text.startsWith(beginning) ? text.slice(beginning.length) : text;
      const known = ADDRESSABLE_NAMES.has(bare) ? bare : ADDRESSABLE_NAMES.meant(bare);
      const meant = known === undefined ? undefined : `${beginning}${known}`;
      if (meant === text) return undefined;
      if (meant !== undefined) return isMeant(text, meant);
      return text.startsWith(beginning)
        ? undefined
        : { says: `is ${quoteValue(text)}: write ${quoteValue(beginning)} and the name of an effect` };
    }
  }
}

function isMeant(text: string, meant: string): WrongContent {
  return { says: `is ${quoteValue(text)}: write ${quoteValue(meant)}`, meant };
}
