import { describe, expect, test } from 'vitest';
import { isDocumented } from '../../rules/wording/documented-fields.js';
import { entryCause, entryDraft, onQuests } from '../../rules/wording/entry-draft.js';
import { shortQuote } from '../../rules/wording/expression-text.js';
import { circleOf, countedWords } from '../../rules/wording/flow-wording.js';
import { referenceDraft } from '../../rules/wording/reference-draft.js';
import { syntaxFixWords } from '../../rules/wording/syntax-fix-words.js';
import { throughout, throughoutFile, together } from '../../rules/wording/throughout.js';
import { tieBetween } from '../../rules/wording/tie-between.js';
import { knownPrefabOf, worksAnywhere, worksOnlyOn } from '../../rules/wording/works-on.js';
import { Place } from '../../src/json/place.js';
import type { SyntaxFault } from '../../src/json/syntax/syntax-fault.js';
import type { JsonObject } from '../../src/json/value.js';
import { type Draft, inWords, type Together, type Words } from '../../src/lint/draft.js';
import type { QuestEntry } from '../../src/snapshot/quest-entry.js';
import type { Subscription } from '../../src/snapshot/records.js';
import type { Snapshot } from '../../src/snapshot/snapshot.js';
import { span } from '../../src/text/span.js';

/* The words that several rules share, each by itself. */

const AT = Place.root.at('logic').at('2');
const said = (words: Words | undefined, drafts: number, more: Partial<Together> = {}): string =>
  inWords(words ?? '', { drafts, fixes: drafts, subjects: 1, fields: [], ...more });

describe('a mistake made throughout the file', () => {
  const fix = { safety: 'safe', description: 'mend it', edits: [] } as const;
  const draft: Draft = { at: AT, message: 'wrong', fix };

  test('says in how many more places it is', () => {
    const { message, kind } = throughoutFile(draft).throughout ?? {};
    expect([1, 2, 3].map((drafts) => said(message, drafts))).toEqual([
      'wrong',
      'wrong (and in 1 more place)',
      'wrong (and in 2 more places)',
    ]);
    expect(kind).toBe('');
  });

  test('says on how many quests it is, where it is about quests', () => {
    const { message } = throughout('kind', draft, 7).throughout;
    const counted = (drafts: number, subjects: number): string => said(message, drafts, { subjects });
    expect([counted(1, 1), counted(2, 1), counted(4, 2), counted(6, 3), counted(5, 2)]).toEqual([
      'wrong',
      'wrong (and in 1 more place)',
      'wrong (and on 1 more quest)',
      'wrong (and on 2 more quests)',
      'wrong (and in 4 more places, on 2 quests)',
    ]);
  });

  test('is fixed in as many places as can be fixed', () => {
    const { fix: words } = throughout('kind', draft).throughout;
    expect([1, 2, 3].map((fixes) => said(words, 5, { fixes }))).toEqual([
      'mend it',
      'mend it, and fix 1 more place alike',
      'mend it, and fix 2 more places alike',
    ]);
    expect(throughout('kind', { at: AT, message: '' }).throughout.fix).toBeUndefined();
  });

  test('or of one cause is said in the same words, with what differs at each place', () => {
    const { cause, message, again, fix: joined } = together('all', draft);
    expect([cause, said(message, 2), said(joined?.description, 2)]).toEqual([
      'all',
      'wrong (and in 1 more place)',
      'mend it, and fix 1 more place alike',
    ]);
    const about = (first: string): string | undefined =>
      typeof again?.message === 'function'
        ? again.message({ drafts: 2, fixes: 0, subjects: 1, fields: [] }, first)
        : again?.message;
    expect([about('wrong (and in 1 more place)'), about('something else')]).toEqual([
      'the same here',
      'wrong',
    ]);
    expect(together('all', { at: AT, message: '' }).fix).toBeUndefined();
  });
});

describe('a subscription', () => {
  const TASK = { $type: 'TaskTriggerSubscription' };
  const subscription = (
    kind: Subscription['kind'],
    path: string,
    record: JsonObject,
    holder?: Subscription,
  ) => {
    const steps = path.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    return {
      kind,
      record,
      itemKey: '2',
      holder,
      place: AT.inside().along(['Tasks', ...steps]),
    } as Subscription;
  };
  const task = subscription('quest-trigger', '0', TASK);

  test.each<[subscription: Subscription, isKnown: boolean]>([
    [task, true],
    [subscription('quest-trigger', '0', {}), false],
    [subscription('quest-trigger', '0', { $type: 'Other' }), false],
    [subscription('direct-effector', '0/DirectEffector', {}, task), true],
    [subscription('linked-task', '0/Effector/linkedTasks/1', {}, task), true],
    [subscription('linked-task', '0/DirectEffector/Effector/linkedTasks/1', {}, task), true],
    [subscription('linked-task', '0/Effector/linkedTasks/1', {}, subscription('effector', '0', {})), false],
    [subscription('linked-task', '0/Effector/others/1', {}, task), false],
    [subscription('quest-trigger', '0/more/0', TASK), false],
    [subscription('quest-trigger', 'x', TASK), false],
  ])('is part of what the documents name: %#', (each, isKnown) => {
    expect(isDocumented(each)).toBe(isKnown);
  });

  test('with the same mistake as others is counted, apart from those that can be fixed', () => {
    const draft: Draft = { at: AT, message: 'wrong' };
    const { cause, message, again } = referenceDraft('Name', ['a', 1], draft);
    expect([cause, again]).toEqual(['["a",1,null]', { message: 'the same Name' }]);
    expect([1, 2, 3].map((drafts) => said(message, drafts))).toEqual([
      'wrong',
      'wrong (and in 1 more subscription)',
      'wrong (and in 2 more subscriptions)',
    ]);
    const fixed = referenceDraft('TaskTriggerId', ['a'], {
      ...draft,
      fix: { safety: 'safe', description: '', edits: [] },
    });
    expect([fixed.cause, fixed.again]).toEqual(['["a","safe"]', { message: 'the same TaskTriggerId' }]);
  });
});

test('a quest entry is counted by its quest', () => {
  const entry = (record: JsonObject) => ({ key: 'k', record }) as unknown as QuestEntry;
  const draft: Draft = { at: AT, message: '' };
  const { cause, subject, rank, again } = entryDraft(entry({ EntryId: 'e' }), 'c', draft);
  expect([cause, subject, rank]).toEqual(['c', 'e', 'k']);
  expect(entryDraft(entry({}), 'c', draft).subject).toBe('k');
  const words = (drafts: number, subjects: number): unknown =>
    typeof again?.message === 'function' && again.message({ drafts, subjects, fixes: 0, fields: [] }, '');
  expect([words(2, 1), words(2, 2), words(3, 1)]).toEqual([
    'the same on the other entry',
    'the next of them',
    'the next of them',
  ]);
  expect(entryCause(entry({ EntryId: 'e' }), ['Name', 1])).toBe('["e","Name",1]');
  expect([1, 2].map((subjects) => onQuests({ subjects, drafts: 1, fixes: 0, fields: [] }))).toEqual([
    '',
    ' on 2 quests',
  ]);
});

test('what works only on some prefabs names the prefab', () => {
  const named = (name: string | undefined) =>
    knownPrefabOf('2', { prefabOf: () => name } as unknown as Snapshot);
  expect(['GLB', 'glb', 'Nothing', undefined].map(named)).toEqual(['GLB', undefined, undefined, undefined]);
  expect(worksOnlyOn('X', ['Gun', 'Shotgun'], 'item 5 (GLB)')).toBe(
    'X works only on a Gun or Shotgun, and this is item 5 (GLB): move it to a Gun or Shotgun',
  );
  expect([
    worksAnywhere({ on: undefined, never: [] }),
    worksAnywhere({ on: ['Gun'], never: [] }),
    worksAnywhere({ on: undefined, never: ['Gun'] }),
  ]).toEqual([true, false, false]);
});

test('lists in messages are short', () => {
  expect(circleOf(['a', 'b'])).toBe('a → b → a');
  const many = (count: number): string => circleOf(Array.from({ length: count }, (_, index) => `q${index}`));
  expect(many(12)).toMatch(/q11 → q0$/);
  expect(many(14)).toMatch(/q11 → … \(2 more\) → q0$/);
  expect(countedWords(['effect', 'requirement', 'effect'])).toBe('2 effects and 1 requirement');
  expect([shortQuote('x'.repeat(60)), shortQuote('a\nb'), shortQuote('a\tb'), shortQuote('a\rb')]).toEqual([
    'x'.repeat(60),
    '"a\\nb"',
    '"a\\tb"',
    '"a\\rb"',
  ]);
  expect(shortQuote('x'.repeat(61))).toMatch(/^"x+.*…/);
});

test('a choice between groups changes with each of them, and not with their order', () => {
  const [one, two] = [
    new Map([
      ['a', ['x']],
      ['b', []],
    ]),
    new Map([
      ['b', []],
      ['a', ['y']],
    ]),
  ];
  expect(tieBetween(one, 'about')).toBe('["about",["a",1],["b",0]]');
  expect(tieBetween(two, 'about')).toBe(tieBetween(one, 'about'));
});

test.each<[kind: SyntaxFault['kind'], texts: string[], words: string]>([
  ['other-language-literal', ['true'], 'write true'],
  ['other-language-literal', ['true', 'null'], 'write these values as JSON'],
  ['single-quotes', ['"a"'], 'write double quotes'],
  ['trailing-comma', [''], 'remove the comma'],
  ['unescaped-quote', [''], 'escape the quotes'],
])('the fix of %s that writes %j', (kind, texts, words) => {
  expect(
    syntaxFixWords(
      kind,
      texts.map((text) => ({ span: span(0, 0), text })),
    ),
  ).toBe(words);
});
