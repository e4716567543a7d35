import { Place } from '../json/place.js';
import type { ActiveRule } from './active-rule.js';
import { type Draft, type FixDraft, inWords, placeOf, type Together, type Words } from './draft.js';
import type { Level } from './level.js';

/** A finding shows at most so many of its occurrences as related places. */
const MAX_RELATED = 20;
/** A fix that would change more places than any room has subscriptions is not offered: it would take gigabytes. */
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

/** One finding for several drafts: at the first, with the others as related places, and one fix that makes the edits of all. */
export function shownTogether(drafts: DraftGroup['drafts']): ShownDraft {
  const [first, ...others] = drafts;
  // Of a million findings, most are only counted: nothing is worded before it is read.
  let counts: Together | undefined;
  const words = (of: Words): string => {
    if (typeof of === 'string') return of;
    counts ??= togetherOf(drafts);
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
    const { message: again = draft.message } = draft.again ?? {};
    counts ??= togetherOf(drafts);
    return { at: draft.at, message: typeof again === 'string' ? again : again(counts, message()) };
  });
  const common =
    drafts.length > MAX_FIXED ? undefined : commonFix(drafts.flatMap((draft) => draft.fix ?? []));
  return {
    at,
    message,
    related: first.again?.comesFirst === true ? [...also, ...own] : [...own, ...also],
    fix: common && { ...common, description: words(common.description) },
    named: drafts.reduce((least, draft) => ((draft.rank ?? '') < (least.rank ?? '') ? draft : least)),
  };
}

function togetherOf(drafts: DraftGroup['drafts']): Together {
  const subjects = new Set<string>();
  const fields = new Set<string>();
  for (const { subject, fields: named = [] } of drafts) {
    if (subject !== undefined) subjects.add(subject);
    for (const field of named) fields.add(field);
  }
  return { drafts: drafts.length, subjects: subjects.size, fields: [...fields] };
}

/** One fix that makes the edits of all. It is safe if all of them are. */
function commonFix(fixes: readonly FixDraft[]): FixDraft | undefined {
  const [first, ...others] = fixes;
  if (first === undefined || others.length === 0) return first;
  const safety = fixes.every((fix) => fix.safety === 'safe') ? 'safe' : 'unsafe';
  return { ...first, safety, edits: allEdits(fixes) };
}

function allEdits(fixes: readonly FixDraft[]): FixDraft['edits'] {
  const known = fixes.flatMap(({ edits }) => (typeof edits === 'function' ? [] : [edits]));
  // Edits that are known at once say what a fix touches before any new id is made.
  if (known.length === fixes.length) return known.flat();
  return (ids) => fixes.flatMap(({ edits }) => (typeof edits === 'function' ? edits(ids) : edits));
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
  areInFileOrder(lists: readonly (readonly Place[])[]): readonly boolean[];
  inFileOrder(places: readonly Place[]): readonly Place[];
}

/** Puts drafts of one rule, level and cause together, in the order of the file. */
export function groupByCause(drafts: readonly LeveledDraft[], order: PlaceOrder): DraftGroup[] {
  if (!drafts.some(({ draft }) => draft.cause !== undefined)) return drafts.map(byItself);
  const groups: { active: ActiveRule; level: Level; drafts: [Draft, ...Draft[]] }[] = [];
  const byCause = new Map<ActiveRule, Map<string, (typeof groups)[number]>>();
  for (const { active, level, draft } of drafts) {
    if (draft.cause === undefined) {
      groups.push({ active, level, drafts: [draft] });
      continue;
    }
    const ofRule = byCause.get(active) ?? new Map<string, (typeof groups)[number]>();
    byCause.set(active, ofRule);
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
  const several = groups.filter((group) => group.drafts.length > 1);
  if (several.length === 0) return groups;
  const areSorted = order.areInFileOrder(
    several.map((group) => group.drafts.map(({ at }) => placeOf(at) ?? NOWHERE)),
  );
  const unsorted = several.filter((_group, index) => areSorted[index] !== true);
  if (unsorted.length > 0) sortAll(unsorted, order);
  return groups;
}

/** An occurrence as a finding of its own. */
export function byItself({ active, level, draft }: LeveledDraft): DraftGroup {
  return { active, level, drafts: [draft] };
}

/**
 * Sorts the drafts of all groups at once, because looking for places takes about as long for two of them as for a million. Drafts at one
 * place stay in the order in which they were reported.
 */
function sortAll(groups: readonly { drafts: [Draft, ...Draft[]] }[], order: PlaceOrder): void {
  const wanted = new Set<Place>();
  for (const { drafts } of groups) for (const { at } of drafts) wanted.add(placeOf(at) ?? NOWHERE);
  wanted.delete(NOWHERE);
  const ranks = new Map<Place, number>();
  for (const place of order.inFileOrder([...wanted])) ranks.set(place, ranks.size);
  const rankOf = ({ at }: Draft): number => ranks.get(placeOf(at) ?? NOWHERE) ?? -1;
  for (const { drafts } of groups)
    drafts.sort((a, b) => rankOf(a) - rankOf(b) || spanStart(a) - spanStart(b));
}

/** Stands for no place. */
const NOWHERE = Place.root;

function spanStart({ at }: Draft): number {
  return 'kind' in at && at.kind === 'span' ? at.span.start : 0;
}
