import { describe, expect, test } from 'vitest';
import { type Answer, Build, type RepairAnswer } from './builds/build.js';
import { changer, type File, originals } from './builds/changed-files.js';

/*
 * Two builds say the same of the same files, byte for byte: the folders `dist/` of two checkouts, in
 * ROOMLINT_DIST_BEFORE and ROOMLINT_DIST_AFTER. Without them nothing is compared.
 */
const BEFORE = process.env.ROOMLINT_DIST_BEFORE;
const AFTER = process.env.ROOMLINT_DIST_AFTER;
const CASES = Number(process.env.ROOMLINT_CASES ?? 3_000);
/** One in so many files is repaired as well: that takes ten times as long. */
const REPAIRED = 50;
const FIRST = Number(process.env.ROOMLINT_SEED ?? 1);

/** Files that differ in the same part of the answer, and in findings of the same rules. */
interface Group {
  count: number;
  readonly origin: string;
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

class Differences {
  /** All findings of the build before, so that nobody compares nothing. */
  findings = 0;
  private readonly groups = new Map<string, Group>();

  constructor(
    private readonly before: Build,
    private readonly after: Build,
  ) {}

  add(file: File, withRepair: boolean): void {
    const { bytes } = file;
    const answer = (build: Build): Answer | RepairAnswer =>
      withRepair ? build.repair(bytes) : build.report(bytes);
    let answers: [Answer, Answer];
    try {
      answers = [answer(this.before), answer(this.after)];
    } catch (error) {
      this.note('a crash', file, ['', String(error)]);
      return;
    }
    const [one, other] = answers;
    this.findings += one.report.split('"rule":').length - 1;
    for (const [part, before] of Object.entries(one)) {
      const after: string = other[part as keyof Answer];
      if (before === after) continue;
      this.note(`${part}: ${rulesThatDiffer(before, after).join(', ')}`, file, [before, after]);
    }
  }

  private note(
    name: string,
    { origin, bytes }: File,
    [before, after]: readonly [before: string, after: string],
  ): void {
    const group = this.groups.get(name);
    if (group !== undefined) group.count++;
    else this.groups.set(name, { count: 1, origin, text: new TextDecoder().decode(bytes), before, after });
  }

  get all(): Readonly<Record<string, Group>> {
    return Object.fromEntries(this.groups);
  }
}

/** The rules that one answer names more or less often than the other; all that are named if there are none. */
function rulesThatDiffer(before: string, after: string): string[] {
  const [one, other] = [before, after].map((text) => {
    const counts = new Map<string, number>();
    for (const [, rule = ''] of text.matchAll(/"rule": ?"([^"]+)"/g))
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
    return counts;
  }) as [Map<string, number>, Map<string, number>];
  const rules = [...new Set([...one.keys(), ...other.keys()])].sort();
  const different = rules.filter((rule) => one.get(rule) !== other.get(rule));
  return different.length > 0 ? different : ['same rules', ...rules];
}

describe.skipIf(BEFORE === undefined || AFTER === undefined)('two builds say the same', () => {
  const differences = (): Differences => new Differences(new Build(BEFORE ?? ''), new Build(AFTER ?? ''));
  const files = originals(process.env.ROOMLINT_CORPUS);

  test('of rooms and the examples of the rules', { timeout: 0 }, () => {
    const found = differences();
    for (const file of files) found.add(file, true);
    expect(found.all).toEqual({});
    expect(found.findings).toBeGreaterThan(files.length / 2);
  });

  test('of rooms and examples with something wrong', { timeout: 0 }, () => {
    const found = differences();
    const changed = changer(files);
    for (let seed = FIRST; seed < FIRST + CASES; seed++) found.add(changed(seed), seed % REPAIRED === 0);
    expect(found.all).toEqual({});
    expect(found.findings).toBeGreaterThan(CASES / 2);
  });
});
