import { test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { Finding } from '../../src/lint/finding.js';
import { randomOf } from '../json/random-json.js';
import { findingsOf } from '../lint-example.js';
import {
  closed,
  isOpenObject,
  type Member,
  members,
  membersAround,
  type OpenObject,
  opened,
  pick,
  type Random,
} from '../rules/fix-campaign/open-json.js';
import { damageAt, damageValue } from '../rules/fix-campaign/record-faults.js';
import { damageRecord } from '../rules/fix-campaign/whole-records.js';
import { changeOf, numberOf, objectIn } from './finding-changes.js';
import { goldenFile } from './golden-file.js';

/*
 * damaged-examples.txt holds how one more fault changes what a check says of the examples of the rules: lines
 * with + come with the fault, lines with - go. Most faults are made at the finding of the example, so that
 * they meet what its rule asks about.
 */
const expectGolden = goldenFile('damaged-examples.txt');
const FAULTS_OF_EACH = 6;

type Damage = (root: OpenObject, finding: Finding | undefined, random: Random) => string;

const DAMAGES: readonly Damage[] = [
  (root, finding, random) => {
    const [at, record] = finding === undefined ? [] : membersAround(root, stepsOf(finding));
    if (at === undefined) return damageValue(root, random);
    return damageAt(root, pick([at, at, record ?? at, ...members(at.holder)], random), random);
  },
  (root, finding, random) => {
    const place = finding?.related[0] ?? finding;
    const around = place === undefined ? [] : membersAround(root, stepsOf(place));
    const beside: Member[] = around.slice(0, 2).flatMap(({ holder }) => Object.keys(holder).map((key) => ({ holder, key })));
    return beside.length === 0 ? damageValue(root, random) : damageAt(root, pick(beside, random), random);
  },
  (root, _finding, random) => (random(3) === 0 ? damageRecord(root, random) : damageValue(root, random)),
];

function stepsOf({ pointer, embedded }: Pick<Finding, 'pointer' | 'embedded'>): string[] {
  return [pointer, ...embedded].flatMap((each) =>
    each
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')),
  );
}

/** An example with one more fault, and what the fault is; undefined where an example is not JSON. */
function damaged(
  text: string | Uint8Array,
  finding: Finding | undefined,
  seed: number,
): { fault: string; text: string } | undefined {
  const root = opened(objectIn(text) ?? null);
  if (!isOpenObject(root)) return undefined;
  const next = randomOf(seed);
  const random: Random = (below) => Math.floor(next() * below);
  const fault = DAMAGES[seed % DAMAGES.length]?.(root, finding, random) ?? '';
  return { fault, text: JSON.stringify(closed(root), null, 2) };
}

test.each([...rulePack.keys()])('what one more fault changes in the findings is unchanged for the examples of %s', (id) => {
    const { good = [], bad = [] } = rulePack.get(id)?.examples() ?? {};
    const changes = [...good, ...bad].flatMap(({ title, text }) => {
      const before = findingsOf(text);
      const finding = before.find(({ rule }) => rule === id);
      return Array.from({ length: FAULTS_OF_EACH }, (_, each) => {
        const after = damaged(text, finding, numberOf(`${id} ${title}`) + each);
        const change = after === undefined ? '' : changeOf(before, findingsOf(after.text));
        return change === '' ? '' : `${title}; ${after?.fault}\n${change}`;
      });
    });
    expectGolden(id, changes.join(''));
  });
