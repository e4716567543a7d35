import { Place } from '../json/place.js';
import { addTo, getOrInsert } from '../text/add-to.js';
import type { ActiveRule } from './active-rule.js';
import {
  type Draft,
  type EditDraft,
  type FixDraft,
  inWords,
  placeOf,
  type Together,
  type Words,
  wordsOf,
} from './draft.js';
import type { Level } from './level.js';

/** A finding shows at most so many of its occurrences as related places. */
const MAX_RELATED = 20;
/** A fix of more places than any room has subscriptions is not offered: it takes gigabytes. */
export const MAX_FIXED = 100_000;

/** The occurrences that one finding shows, in file order. */
export interface DraftGroup {
  readonly active: ActiveRule;
  readonly level: Level;
  readonly drafts: readonly [Draft, ...Draft[]];
}

export interface ShownFix extends FixDraft {
  readonly description: string;
}

/** What a finding says. */
export interface ShownDraft {
  readonly at: Draft['at'];
  readonly message: () => string;
  readonly related: readonly { readonly at: Draft['at']; readonly message: string }[];
  readonly fix: ShownFix | undefined;
  /** The draft that gives the finding its fingerprint. */
  readonly named: Draft;
}

/** One finding for several drafts: at the first, with the others as related places, and one fix. */
export function shownTogether(drafts: DraftGroup['drafts']): ShownDraft {
  const { first, asAgain, description } = madeThroughout(drafts) ?? { first: drafts[0] };
  const others = drafts.slice(1);
  // Of a million findings, most are only counted: nothing is worded before it is read.
  let counts: Together | undefined;
  const words = (of: Words): string => {
    if (typeof of === 'string') return of;
    counts ??= countTogether(drafts);
    return inWords(of, counts);
  };
  const message = (): string => words(first.message);
  const { related = [] } = first;
  const own = related.map((one) => ({ at: one.at, message: words(one.message) }));
  const { at, fix } = first;
  if (others.length === 0)
    return {
      at,
      message,
      related: own,
      fix: fix && { ...fix, description: words(fix.description) },
      named: first,
    };
  const also = others.slice(0, first.again?.most ?? MAX_RELATED).map((draft) => {
    const { message: again = draft.message } = (asAgain === undefined ? draft.again : asAgain(draft)) ?? {};
    counts ??= countTogether(drafts);
    return { at: draft.at, message: typeof again === 'string' ? again : again(counts, message()) };
  });
  const fixes: FixDraft[] = [];
  if (drafts.length <= MAX_FIXED) for (const { fix: each } of [first, ...others]) each && fixes.push(each);
  const common = commonFix(fixes);
  return {
    at,
    message,
    related: first.again?.comesFirst === true ? [...also, ...own] : [...own, ...also],
    fix: common && { ...common, description: words(description ?? common.description) },
    named: drafts.reduce((least, draft) => ((draft.rank ?? '') < (least.rank ?? '') ? draft : least)),
  };
}

/** How drafts are shown that have several causes. */
interface Throughout {
  readonly first: Draft;
  readonly asAgain?: (draft: Draft) => Draft['again'];
  /** What the fix does. */
  readonly description?: Words | undefined;
}

/** Drafts with several causes in the words for one mistake; undefined for those with one cause. */
function madeThroughout([first, ...others]: DraftGroup['drafts']): Throughout | undefined {
  const { throughout, cause } = first;
  if (throughout === undefined || others.length === 0) return undefined;
  if (cause !== undefined && others.every((draft) => draft.cause === cause)) return undefined;
  const words = wordsOf(first);
  const asAgain = (draft: Draft): Draft['again'] => {
    const own = wordsOf(draft);
    return { message: own === words ? 'the same here' : own };
  };
  const description = [first, ...others].find(({ fix }) => fix !== undefined)?.throughout?.fix;
  return { first: { ...first, message: throughout.message, again: undefined }, asAgain, description };
}

function countTogether(drafts: DraftGroup['drafts']): Together {
  const subjects = new Set<string>();
  const fields = new Set<string>();
  let fixes = 0;
  for (const { subject, fix, fields: named = [] } of drafts) {
    if (fix !== undefined) fixes++;
    if (subject !== undefined) subjects.add(subject);
    for (const field of named) fields.add(field);
  }
  return { drafts: drafts.length, fixes, subjects: subjects.size, fields: [...fields] };
}

/** One fix that makes the edits of all. It is safe if all of them are. */
function commonFix(fixes: readonly FixDraft[]): FixDraft | undefined {
  const [first] = fixes;
  if (first === undefined || fixes.length === 1) return first;
  const safety = fixes.every((fix) => fix.safety === 'safe') ? 'safe' : 'unsafe';
  return { ...first, safety, edits: allEdits(fixes) };
}

function allEdits(fixes: readonly FixDraft[]): FixDraft['edits'] {
  // Edits that are known at once say what a fix touches before any new id is made.
  if (fixes.some(({ edits }) => typeof edits === 'function'))
    return (ids) => fixes.flatMap(({ edits }) => (typeof edits === 'function' ? edits(ids) : edits));
  const all: EditDraft[] = [];
  for (const { edits } of fixes) {
    if (typeof edits !== 'function') for (const edit of edits) all.push(edit);
  }
  return all;
}

/** A draft with the level that it has where it is. */
export interface LeveledDraft {
  readonly active: ActiveRule;
  readonly level: Level;
  readonly draft: Draft;
}

/** Says and makes the order of places in a file. */
export interface PlaceOrder {
  /** Which lists of places are in order. */
  areInFileOrder(lists: readonly Iterable<Place>[]): readonly boolean[];
  inFileOrder(places: readonly Place[]): readonly Place[];
}

/** A group whose drafts can still be added and sorted. */
export interface OpenGroup extends DraftGroup {
  readonly drafts: [Draft, ...Draft[]];
}

/** Puts drafts of one rule, level and cause together, in any order. */
export function joinByCause(drafts: readonly LeveledDraft[]): readonly OpenGroup[] {
  if (!drafts.some(({ draft }) => draft.cause !== undefined || draft.throughout !== undefined))
    return drafts.map(({ active, level, draft }) => ({ active, level, drafts: [draft] }));
  const groups: OpenGroup[] = [];
  const byCause = new Map<ActiveRule, Map<string, OpenGroup>>();
  for (const { active, level, draft } of drafts) {
    if (draft.cause === undefined) {
      groups.push({ active, level, drafts: [draft] });
      continue;
    }
    const ofRule = getOrInsert(byCause, active, () => new Map());
    const key = `${level} ${draft.cause}`;
    const group = ofRule.get(key);
    if (group !== undefined) {
      group.drafts.push(draft);
      continue;
    }
    const begun = { active, level, drafts: [draft] as [Draft, ...Draft[]] };
    ofRule.set(key, begun);
    groups.push(begun);
  }
  return joinThroughout(groups);
}

/** Puts the drafts of each group in the order of the file. */
export function sortGroups(joined: readonly OpenGroup[], order: PlaceOrder): readonly DraftGroup[] {
  const several = joined.filter((group) => group.drafts.length > 1);
  if (several.length === 0) return joined;
  const areSorted = order.areInFileOrder(several.map((group) => placesOf(group.drafts)));
  const unsorted = several.filter((_group, index) => areSorted[index] !== true);
  if (unsorted.length > 0) sortAll(unsorted, order);
  return joined;
}

function placesOf(drafts: readonly Draft[]): readonly Place[] {
  return drafts.map(({ at }) => placeOf(at) ?? NOWHERE);
}

/** Puts drafts of one mistake together. Safe fixes stay apart from unsafe ones, which would make them unsafe. */
function joinThroughout(groups: readonly OpenGroup[]): readonly OpenGroup[] {
  const byKind = new Map<ActiveRule, Map<string, OpenGroup[]>>();
  for (const group of groups) {
    const [{ throughout }] = group.drafts;
    if (throughout === undefined) continue;
    const ofRule = getOrInsert(byKind, group.active, () => new Map());
    addTo(ofRule, `${group.level} ${throughout.kind}`, group);
  }
  const joined = new Set<OpenGroup>();
  for (const ofRule of byKind.values())
    for (const [first, ...others] of [...ofRule.values()].flatMap(bySafety)) {
      if (first === undefined) continue;
      for (const other of others) {
        joined.add(other);
        for (const draft of other.drafts) first.drafts.push(draft);
      }
    }
  return joined.size === 0 ? groups : groups.filter((group) => !joined.has(group));
}

/** Groups by the safety of their fixes. Those without a fix are with the unsafe ones, or else with the safe ones. */
function bySafety(groups: readonly OpenGroup[]): readonly OpenGroup[][] {
  const safe = groups.filter(({ drafts: [{ fix }] }) => fix?.safety === 'safe');
  const others = groups.filter(({ drafts: [{ fix }] }) => fix?.safety !== 'safe');
  const isFixable = others.some(({ drafts: [{ fix }] }) => fix !== undefined);
  return isFixable || safe.length === 0 ? [safe, others] : [[...safe, ...others]];
}

/** Sorts the drafts of all groups at once: places of a million are found as fast as of two. */
function sortAll(groups: readonly { drafts: [Draft, ...Draft[]] }[], order: PlaceOrder): void {
  const wanted = new Set<Place>();
  for (const { drafts } of groups) for (const { at } of drafts) wanted.add(placeOf(at) ?? NOWHERE);
  wanted.delete(NOWHERE);
  const ranks = new Map<Place, number>();
  for (const place of order.inFileOrder([...wanted])) ranks.set(place, ranks.size);
  const rankOf = ({ at }: Draft): number => ranks.get(placeOf(at) ?? NOWHERE) ?? -1;
  for (const { drafts } of groups) {
    const sorted = drafts.toSorted((a, b) => rankOf(a) - rankOf(b) || spanStart(a) - spanStart(b));
    for (const [index, draft] of sorted.entries()) {
      drafts[index] = draft;
    }
  }
}

/** Stands for no place. */
const NOWHERE = Place.root;

function spanStart({ at }: Draft): number {
  return 'kind' in at && at.kind === 'span' ? at.span.start : 0;
}
