import {
  ADDRESSABLE_NAMES,
  type Draft,
  defineRule,
  items,
  NearNames,
  nearest,
  type Prefab,
  prefabNamed,
  quoteValue,
  replaceValue,
  room,
  textField,
} from '../kit.js';

/** What the URL in contentString is that of. */
const OF: Readonly<Record<string, string>> = { DefaultPainting: 'image', DefaultVideo: 'video' };

const content = (prefabName: string, contentString: string): string =>
  items({ 2: { prefabName, contentString } });

/** The example room whose model can be collected. */
const collectable = (contentString: string): string =>
  room(({ roomItems, logic }) => {
    Object.assign(roomItems['2'] ?? {}, { prefabName: 'GlbCollectable', contentString });
    Object.assign(logic['2'] ?? {}, { valueLabel: 'coins', valueChange: 1 });
  });

export default defineRule({
  id: 'item/content-string',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { 'misspelled-scheme': {}, 'other-content': {} },
  fix: 'unsafe',
  summary: 'contentString is what the prefab of the item needs, and URLs begin with https:// or http://',
  source: 'public material of the platform, items',
  why: 'Some items show what contentString says: a model, an image, a video or an effect. With another one they show nothing. A URL whose scheme is misspelled opens nothing either.',
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
  examples: () => ({
    good: [
      { title: 'a model with its URL', text: items({}) },
      { title: 'an effect with its name', text: content('Addressable', 'FurnitureAddressables/Fire2') },
      { title: 'a name that is not known', text: content('Addressable', 'FurnitureAddressables/Rainbow') },
    ],
    bad: [
      {
        title: 'a scheme that lacks a letter',
        text: items({ 2: { contentString: 'htps://models.example/door.glb' } }),
        at: '/roomItems/2/contentString',
        marks: '"htps://models.example/door.glb"',
        message:
          'contentString of item 2 (GLB "door.glb") begins with "htps:": write "https://models.example/door.glb"',
        fixed: items({ 2: { contentString: 'https://models.example/door.glb' } }),
      },
      {
        title: 'a model without a URL',
        text: content('GLB', ''),
        at: '/roomItems/2/contentString',
        marks: '""',
        message: 'contentString of item 2 (GLB) is empty: write the URL of its model',
      },
      {
        title: 'a collectable that is not dynamic',
        text: collectable('https://models.example/?size=1'),
        at: '/roomItems/2/contentString',
        marks: '"https://models.example/?size=1"',
        message: 'contentString of item 2 (GlbCollectable) lacks ?dynamic=true: add it to the URL',
        fixed: collectable('https://models.example/?size=1&dynamic=true'),
      },
      {
        title: 'an effect without a name',
        text: content('Addressable', ''),
        at: '/roomItems/2/contentString',
        marks: '""',
        message:
          'contentString of item 2 (Addressable) is empty: write "FurnitureAddressables/" and the name of an effect',
      },
      {
        title: 'a name that is not known, without its folder',
        text: content('Addressable', 'Rainbow'),
        at: '/roomItems/2/contentString',
        marks: '"Rainbow"',
        message:
          'contentString of item 2 (Addressable "Rainbow") is "Rainbow": write "FurnitureAddressables/" and the name of an effect',
      },
      {
        title: 'an effect without its folder',
        text: content('Addressable', 'Fire2'),
        at: '/roomItems/2/contentString',
        marks: '"Fire2"',
        message:
          'contentString of item 2 (Addressable "Fire2") is "Fire2": write "FurnitureAddressables/Fire2"',
        fixed: content('Addressable', 'FurnitureAddressables/Fire2'),
      },
      {
        title: 'another word for lava',
        text: content('9Cube', 'hotlave'),
        at: '/roomItems/2/contentString',
        marks: '"hotlave"',
        message: 'contentString of item 2 (9Cube "hotlave") is "hotlave": write "hotlava"',
        fixed: content('9Cube', 'hotlava'),
      },
    ],
  }),
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
