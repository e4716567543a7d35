import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { room } from '../example-room.js';
import { damagedRoom } from '../properties/arbitraries/damage/damaged-room.js';
import { randomOf } from '../properties/arbitraries/json.js';
import { runs } from '../runs.js';
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

/** The findings by rule and place, with the further places of those that are shown together. */
const named = (findings: readonly FoundFinding[]): string[] =>
  findings.flatMap((finding) =>
    [finding, ...finding.related].map(
      ({ pointer, embedded }) => `${finding.rule} ${JSON.stringify([pointer, ...embedded])}`,
    ),
  );

async function report(name: string, ...args: string[]): Promise<Report> {
  const options = ['--max-findings', '0', '--format', `json=${name}.report`];
  await roomlint(['check', ...options, ...args, `${name}.json`], { cwd: folder.path });
  return JSON.parse(readFileSync(join(folder.path, `${name}.report`), 'utf8')) as Report;
}

/** A room after a change: mostly changed in some places, sometimes only laid out anew. */
function next(text: string, seed: number): string {
  const random = randomOf(seed);
  const changed = random() < 0.85 ? damagedRoom(text, seed).readable : text;
  return random() < 0.3 ? JSON.stringify(JSON.parse(changed)) : changed;
}

const SEQUENCES = runs(60, 2);
const CHANGES = 5;

test('random changes show what an independent count of both versions has more of', async () => {
  let shownInAll = 0;
  for (let sequence = 0; sequence < SEQUENCES; sequence++) {
    let text = room();
    for (let step = 0; step < CHANGES; step++) {
      const seed = sequence * 1_000 + step;
      folder.write('before.json', text);
      text = next(text, seed);
      folder.write('after.json', text);
      const { files, summary } = await report('after', '--new', '--against', 'before.json');
      const { findings = [], uncovered = [] } = files[0] ?? {};
      await report('before');
      const all = (await report('after')).files[0]?.findings.length;
      const [was = [], is = []] = ['before', 'after'].map((side) =>
        [`${side}.json`, `${side}.report`].map((file) => join(folder.path, file)),
      );
      const { mustShow, mustNotShow } = countedOccurrences(was, is);
      const shown = named([...findings, ...uncovered]);
      const missing = mustShow.filter((each) => !shown.includes(each));
      expect(missing, `seed ${seed}: not shown`).toEqual([]);
      const old = mustNotShow.filter((each) => findings.some((finding) => named([finding])[0] === each));
      expect(old, `seed ${seed}: shown again`).toEqual([]);
      if (uncovered.length === 0) expect(findings.length + summary.earlier, `seed ${seed}`).toBe(all);
      shownInAll += findings.length;
    }
  }
  expect(shownInAll).toBeGreaterThan(SEQUENCES * CHANGES);
});
