import { join } from 'node:path';
import { expect, test } from 'vitest';
import { room } from '../example-room.js';
import { damagedRoom } from '../properties/arbitraries/damage/damaged-room.js';
import { randomOf } from '../properties/arbitraries/json.js';
import { runs } from '../runs.js';
import { newRepository } from './repository.js';
import { roomlint, temporaryFolder } from './run-roomlint.js';

interface Counted {
  readonly mustShow: readonly string[];
  readonly mustNotShow: readonly string[];
}
const { countedOccurrences } = (await import(new URL('counted-occurrences.mjs', import.meta.url).href)) as {
  countedOccurrences(before: readonly string[], after: readonly string[]): Counted;
};
const folder = temporaryFolder();

interface FoundFinding {
  readonly rule: string;
  readonly pointer: string;
  readonly embedded: readonly string[];
  readonly related: readonly Omit<FoundFinding, 'rule' | 'related'>[];
}

interface Report {
  readonly files: readonly {
    readonly findings: readonly FoundFinding[];
    readonly uncovered?: readonly FoundFinding[];
  }[];
  readonly summary: { readonly earlier: number };
}

const placeOf = ({ pointer, embedded }: Pick<FoundFinding, 'pointer' | 'embedded'>): string =>
  JSON.stringify([pointer, ...embedded]);

/** The findings by rule and place, with the further places of those that are shown together. */
const named = (findings: readonly FoundFinding[]): string[] =>
  findings.flatMap((finding) =>
    [finding, ...finding.related].map((each) => `${finding.rule} ${placeOf(each)}`),
  );

async function report(cwd: string, ...args: string[]): Promise<Report> {
  const { out } = await roomlint(['check', '--format', 'json', '--max-findings', '0', ...args], { cwd });
  return JSON.parse(out) as Report;
}

/** A room after a commit: mostly changed in some places, sometimes only laid out anew. */
function next(text: string, seed: number): string {
  const random = randomOf(seed);
  const changed = random() < 0.85 ? damagedRoom(text, seed).readable : text;
  return random() < 0.3 ? JSON.stringify(JSON.parse(changed)) : changed;
}

const SEQUENCES = runs(60, 4);
const COMMITS = 5;

test('random commits show what an independent count of both versions has more of', {
  timeout: 600_000,
}, async () => {
  let shownInAll = 0;
  for (let sequence = 0; sequence < SEQUENCES; sequence++) {
    const { cwd, git, write, stage } = newRepository(join(folder.path, `r${sequence}`));
    let [name, text] = ['rooms/a.json', room()];
    for (let step = 0; step < COMMITS; step++) {
      const seed = sequence * 1_000 + step;
      const before = text;
      text = next(before, seed);
      const renamed = `rooms/b${step}.json`;
      if (seed % 3 === 0) git('mv', name, renamed);
      stage({ [seed % 3 === 0 ? renamed : name]: text });
      // Where it has changed too much, git finds a new file.
      if (seed % 3 === 0 && !/^R/m.test(git('diff', '--cached', '--name-status', '--find-renames'))) {
        git('mv', renamed, name);
      } else if (seed % 3 === 0) name = renamed;
      const { files: checked, summary } = await report(cwd, '--new', '--staged');
      const [shown] = checked;
      if (shown === undefined) continue;
      write('../before.json', before);
      write('../after.json', text);
      for (const side of ['before', 'after'])
        await roomlint(
          ['check', '--max-findings', '0', '--format', `json=../${side}.report`, `../${side}.json`],
          { cwd },
        );
      const [was, is] = ['before', 'after'].map((side) =>
        [`${side}.json`, `${side}.report`].map((file) => join(folder.path, file)),
      );
      const { mustShow, mustNotShow } = countedOccurrences(was ?? [], is ?? []);
      const [fresh, uncovered] = [named(shown.findings), named(shown.uncovered ?? [])];
      const missing = mustShow.filter((each) => !fresh.includes(each) && !uncovered.includes(each));
      expect(missing, `seed ${seed}: not shown`).toEqual([]);
      const old = mustNotShow.filter((each) =>
        shown.findings.some((finding) => named([finding])[0] === each),
      );
      expect(old, `seed ${seed}: shown again`).toEqual([]);
      const all = (await report(cwd, '../after.json')).files[0]?.findings.length ?? 0;
      if (uncovered.length === 0) expect(shown.findings.length + summary.earlier, `seed ${seed}`).toBe(all);
      shownInAll += shown.findings.length;
      git('commit', '--quiet', '--message', `step ${step}`);
    }
  }
  expect(shownInAll).toBeGreaterThan(SEQUENCES * COMMITS);
});
