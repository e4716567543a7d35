import { expect } from 'vitest';
import {
  type Difference,
  type DifferenceClass,
  KEEPS,
  type Keep,
} from '../../../src/verdict/roundtrip/difference.js';
import { allTexts, type MarkedText, markText } from '../../properties/arbitraries/edits/marked-text.js';
import { carryOut, MUTATORS, type Mutation } from '../../properties/arbitraries/edits/mutations.js';
import { type Random, randomBelow } from '../../properties/arbitraries/json.js';
import { compare } from './compare-strings.js';

export interface Campaign {
  readonly class: DifferenceClass;
  readonly known: boolean;
  readonly inside: boolean;
}

/** White space on the surface belongs to no field, so it is never unknown. */
export const CAMPAIGNS: readonly Campaign[] = (Object.keys(MUTATORS) as DifferenceClass[]).flatMap((name) =>
  [true, false].flatMap((known) =>
    [false, true]
      .map((inside) => ({ class: name, known, inside }))
      .filter((campaign) => campaign.class !== 'layout' || campaign.known || campaign.inside),
  ),
);

/** Ready-made texts of a file with fields in it that no schema knows. */
export function prepared(file: string, seed: number): readonly MarkedText[] {
  const random = randomBelow(seed);
  let content = file;
  // JSON in strings is spelled as JSON.stringify does, so that places inside can be worked out.
  for (let round = 0; round < 24; round++) {
    const texts = allTexts(markText(content));
    const text = texts[random(Math.min(texts.length, 12))] as MarkedText;
    const objects = text.values.filter(({ kind }) => kind === 'object');
    const object = objects[random(objects.length)];
    if (object === undefined) continue;
    const value = UNKNOWN_VALUES[random(UNKNOWN_VALUES.length)];
    const comma = object.children.length > 0 ? ',' : '';
    const member = `"mine ${round}":${value}${comma}`;
    const at = object.start + 1;
    const changed = text.content.slice(0, at) + member + text.content.slice(at);
    content = carryOut(text, {
      class: 'added',
      known: false,
      content: changed,
      steps: [],
      before: [0, 0],
      after: [0, 0],
    }).file;
  }
  return allTexts(markText(content));
}

const UNKNOWN_VALUES = [
  '1.50',
  '"täxt 🎉 of mine"',
  '{"a":[1,2,{"b":true,"c":null}],"d":-0.0,"e":{"f":1e5}}',
  '[{"Id":"one","n":1},{"Id":"two","n":2},{"Id":"three"}]',
  JSON.stringify('{"a":[1, 2, {"b":"x"}],"c":{"d":"e"}}'),
];

/** Makes a mutation, and expects exactly its difference; false if the text allows none. */
function runOnce(texts: readonly MarkedText[], campaign: Campaign, random: Random): boolean {
  const text = texts[campaign.inside ? 1 + random(texts.length - 1) : 0];
  if (text === undefined) return false;
  const mutation = MUTATORS[campaign.class](text, random);
  if (mutation === undefined || mutation.known !== campaign.known) return false;
  const before = (texts[0] as MarkedText).content;
  const carried = carryOut(text, mutation);
  const keep = KEEPS[random(KEEPS.length)] as Keep;
  const comparison = compare(before, carried.file, keep);
  const forgiven = isForgiven(mutation, keep, campaign.inside);
  expect.soft(comparison.omitted).toBe(0);
  expect({ ...comparison, differences: comparison.differences.map(brief), groups: [] }).toEqual({
    verdict: forgiven ? 'kept' : 'lost',
    keep,
    omitted: 0,
    groups: [],
    differences: [
      {
        class: mutation.class,
        known: mutation.known,
        forgiven,
        count: 1,
        pointers: carried.pointers,
        before: carried.before,
        after: carried.after,
      },
    ],
  });
  return true;
}

function brief(difference: Difference): object {
  const { before, after, known, forgiven, count } = difference;
  const place = before ?? after;
  return {
    class: difference.class,
    known,
    forgiven,
    count,
    pointers: place === undefined ? [] : [place.pointer, ...place.embedded],
    before: before && [before.start.offset, before.end.offset],
    after: after && [after.start.offset, after.end.offset],
  };
}

function isForgiven(mutation: Mutation, keep: Keep, inside: boolean): boolean {
  const name = mutation.class;
  if (keep === 'bytes') return false;
  // Gone, or no longer an object.
  const takesSection = ['removed', 'changed'].includes(name) && !inside && mutation.steps.length === 1;
  if (keep === 'unknown')
    return name === 'added' ? mutation.inUnknown !== true : mutation.known && !takesSection;
  if (inside) return false;
  return name === 'layout' || name === 'spelling' || (name === 'order' && mutation.inArray !== true);
}

/** Mutates files in turn until the given number of mutations is reached. */
export function runCampaign(
  files: readonly (readonly MarkedText[])[],
  campaign: Campaign,
  wanted: number,
  seed: number,
): number {
  const random = randomBelow(seed);
  let made = 0;
  for (let attempt = 0; made < wanted && attempt < wanted * 300; attempt++) {
    const texts = files[attempt % files.length];
    if (texts !== undefined && runOnce(texts, campaign, random)) made++;
  }
  return made;
}
