import type { KeyedSection, Misplaced } from '../../src/model/snapshot/misplaced-records.js';
import { SECTIONS } from '../../src/model/snapshot/sections.js';
import { type Lookalike, lookalike } from '../../src/model/snapshot/snapshot-shape.js';
import { defineRule, keyAt, keysOf, lookAlikeNote, member, quoteValue, recordAt } from '../kit.js';
import { misspelledKey, type Slip } from '../wording/near-miss.js';

const KNOWN: ReadonlySet<string> = new Set(SECTIONS);

export const unknownSection = defineRule({
  id: 'snapshot/unknown-section',
  level: 'info',
  kinds: {
    unknown: ({ name }: { name: string }) =>
      `${quoteValue(name)} is not a documented section: roomlint keeps it, but an import may ignore it`,
  },
  summary: 'Every section is one of the five documented ones',
  source: 'game-management API, part 2, room-data snapshot; part 4, upload-room-data-url',
  on: {
    snapshot({ root, place, sectionsPresent }, report) {
      // nothing-to-import reports a file without any section.
      if (root === undefined || sectionsPresent.length === 0) return;
      for (const name of keysOf(root))
        if (!KNOWN.has(name)) report({ kind: 'unknown', at: keyAt(place.at(name)), values: { name } });
    },
  },
});

interface Found extends Pick<Misplaced, 'kind' | 'section' | 'home'> {
  readonly key: string;
}

export const sectionSpelling = defineRule({
  id: 'snapshot/section-spelling',
  level: 'error',
  kinds: {
    misspelled: ({ spelled, meant }: Slip) =>
      `${quoteValue(spelled)} is not a section of a snapshot: rename it to ${meant}${lookAlikeNote(spelled, meant)}`,
    misplaced({ kind, section, home, key }: Found) {
      const what = `the file has no ${home}, and ${quoteValue(key)} in ${section ?? 'the snapshot'}`;
      return kind === 'section'
        ? `${what} holds its records: move it to the top level`
        : `${what} looks like one of its records: move it to ${home}`;
    },
  },
  fix: 'unsafe',
  summary: 'Sections are spelled as documented, and at the top level',
  source: 'game-management API, part 2, room-data snapshot',
  on: {
    snapshot({ misplaced, root, place, spellings }, report) {
      // Records or a whole section in another one, where the file lacks the section that was meant.
      for (const { kind, section, home, keys } of misplaced)
        if (member(root, home) === undefined)
          for (const key of keys) {
            const at = keyAt((section === undefined ? place : place.at(section)).at(key));
            report({ kind: 'misplaced', at, values: { kind, section, home, key } });
          }
      for (const miss of spellings.nearMisses) if (miss.kind === 'section') report(misspelledKey(miss));
    },
  },
});

/** What a record of a section is called. */
const WORDS: Readonly<Record<KeyedSection, string>> = {
  roomItems: 'a room item',
  quests: 'a quest entry',
  logic: 'the logic of an item',
};

export const misplacedRecords = defineRule({
  id: 'snapshot/misplaced-records',
  level: 'info',
  kinds: {
    misplaced: ({ key, section, home }: { key: string; section: string; home: KeyedSection }) =>
      `${quoteValue(key)} in ${section} looks like ${WORDS[home]}: move it to ${home} if it is one`,
  },
  summary: 'Records of a section do not look like those of another section',
  source: 'game-management API, part 2, room-data snapshot',
  on: {
    snapshot({ misplaced, root, place }, report) {
      for (const { kind, section, home, keys } of misplaced) {
        if (kind === 'section' || member(root, home) === undefined || section === undefined) continue;
        for (const key of keys)
          report({
            kind: 'misplaced',
            at: keyAt(place.at(section).at(key)),
            values: { key, section, home },
          });
      }
    },
  },
});

export const nothingToImport = defineRule({
  id: 'snapshot/nothing-to-import',
  level: 'error',
  kinds: {
    'no-section': ({ look }: { look: Lookalike }) =>
      `the file has none of the sections roomItems, settings, roomTasks, quests and logic${advice(look)}`,
  },
  summary: 'The file has at least one section that an import reads',
  source: 'game-management API, part 2, room-data snapshot; part 4, upload-room-data-url',
  on: {
    snapshot({ root, place, sectionsPresent }, report) {
      // A root that is not an object is reported by schema.
      if (root !== undefined && sectionsPresent.length === 0)
        report({ kind: 'no-section', at: recordAt(place), values: { look: lookalike(root) } });
    },
  },
});

/** Where records go that are alone in a file. */
const HOMES = {
  'quest-entry': ['a quest entry', 'quest entries', 'inside quests, under its id'],
  'room-item': ['a room item', 'room items', 'inside roomItems, under its id'],
  settings: ['settings', 'settings', 'inside settings'],
  'logic-value': ['a logic value', 'logic values', 'inside logic, as a string under the id of its item'],
  subscription: ['a subscription', 'subscriptions', "inside the Tasks of an item's logic"],
} as const;

function advice(look: Lookalike): string {
  switch (look.kind) {
    case 'wrapped':
      return `, so an import has nothing to apply: keep only the snapshot at ${quoteValue(`/${look.path.join('/')}`)}`;
    case 'record': {
      const [one, many, home] = HOMES[look.record];
      return look.isMany
        ? `, but holds ${many}: put each ${home}`
        : `, but looks like ${one}: put it ${home}`;
    }
    case 'response':
      return ", but looks like a server's response: check the request, and download the snapshot again";
    case 'other':
      return ', so an import has nothing to apply: check that this file is a snapshot';
  }
}
