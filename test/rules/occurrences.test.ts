import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { Baseline } from '../../src/verdict/lint/baseline.js';
import { EarlierVersions } from '../../src/verdict/lint/earlier-version.js';
import { createLinter } from '../../src/verdict/lint/linter.js';
import { occurrencesOf } from '../../src/verdict/lint/occurrences.js';
import { pureSha256 } from '../../src/verdict/lint/pure-sha256.js';
import { activeRules, findingsOf, placeOf, settingsFor, toBytes } from '../lint-example.js';

/* What a baseline knows of a finding, where it is not the place that decides. */

const linter = createLinter(rulePack, activeRules(rulePack, settingsFor('all')), pureSha256);

describe('of values that are equally common, the one that is reported', () => {
  const [one, two, three] = ['u6d1fa0c52b7e', 'u1b2c3d4e5f60', 'u9e8d7c6b5a43'];
  const by = (...creators: readonly string[]): string => textOf(entriesBy(creators));
  const textOf = (entries: readonly { readonly id: string }[]): string =>
    JSON.stringify({ quests: Object.fromEntries(entries.map((entry) => [entry.id, entry])) });
  const entriesBy = (creators: readonly string[]) =>
    creators.flatMap((Creator, index) =>
      ['inProgress', 'completed'].map((Status) => {
        const id = `mlh${'abc'.charAt(index)}aaaaaaaaaa${Status.charAt(0)}`;
        return { id, EntryId: `entry ${index}`, Name: `${index}_q${index}`, Status, Creator };
      }),
    );

  test.each<[what: string, after: string, fresh: readonly string[]]>([
    ['stays known when another quest decides against it', by(one, two, one), []],
    ['stays known when the quests change their order', textOf(entriesBy([one, two]).toReversed()), []],
    [
      'is new on a quest that was the usual one before',
      by(one, two, two),
      ['/quests/mlhaaaaaaaaaaai/Creator 2'],
    ],
    ['does not hide a third value', by(one, two, three), ['/quests/mlhcaaaaaaaaaai/Creator 2']],
  ])('%s', (_what, after, fresh) => {
    const baseline = Baseline.empty();
    baseline.accept('a.json', findingsOf(by(one, two)));
    const unknown = Baseline.read(baseline.toString()).unknown('a.json', findingsOf(after));
    expect(
      unknown
        .filter(({ rule }) => rule === 'quest/creator')
        .map((finding) => `${placeOf(finding)} ${occurrencesOf(finding).length}`),
    ).toEqual(fresh);
    // What is known without places is what is known with them.
    const versions = new EarlierVersions();
    versions.add(linter.report(toBytes(by(one, two))));
    const judged = versions.judge(linter.report(toBytes(after)).located().findings);
    expect([judged, undefined]).toContainEqual(versions.judgeUnlocated(linter.report(toBytes(after))));
    expect(judged.fresh.some(({ rule }) => rule === 'quest/creator')).toBe(fresh.length > 0);
  });
});
