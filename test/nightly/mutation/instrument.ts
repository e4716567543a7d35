import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { randomOf } from '../../properties/arbitraries/json.js';

/** A change to the sources that a test should notice. */
export interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  /** From 0. */
  readonly location: Range;
  readonly status?: string;
}

interface Range {
  readonly start: Point;
  readonly end: Point;
}

interface Point {
  readonly line: number;
  readonly column: number;
}

interface Source {
  readonly name: string;
  readonly content: string;
  /** Where mutants are wanted: everywhere, or only there. */
  readonly mutate: true | readonly Range[];
}

/** The part of Stryker's instrumenter that is used here. */
interface Instrumenter {
  instrument(
    files: readonly Source[],
    options: { plugins: null; excludedMutations: string[]; noHeader: boolean; ignorers: readonly object[] },
  ): Promise<{
    files: readonly { name: string; content: string }[];
    mutants: readonly Mutant[];
  }>;
}

/** Fields of a rule that document it. */
const DOCUMENTATION = new Set(['summary', 'source']);
/** What is generated, and what runs in browsers, to which no mutant comes. */
const LEFT_OUT = /\/(compiled|assembly|page)\/|\.d\.ts$/;

/** The part of Babel's NodePath that is used here. */
interface NodePath {
  readonly node: { readonly type: string; readonly key?: { readonly name?: string } };
}

const ignorer = {
  shouldIgnore: (path: NodePath): string | undefined =>
    isDocumentation(path) ? 'documentation of a rule' : undefined,
};

function isDocumentation({ node }: NodePath): boolean {
  return /^Object(Property|Method)$/.test(node.type) && DOCUMENTATION.has(node.key?.name ?? '');
}

const OPTIONS = { plugins: null, excludedMutations: [], noHeader: false, ignorers: [ignorer] };

/** Sources with mutants behind switches. */
export interface Mutated {
  readonly mutants: readonly Mutant[];
  readonly sources: Readonly<Record<string, string>>;
}

/** Makes mutants of the sources in a checkout. */
export class Mutator {
  private constructor(
    private readonly instrumenter: Instrumenter,
    private readonly contents: ReadonlyMap<string, string>,
  ) {}

  /** @param installed has Stryker's instrumenter in its node_modules */
  static async of(root: string, installed: string): Promise<Mutator> {
    const { resolve } = createRequire(join(installed, 'package.json'));
    const { Instrumenter } = await import(pathToFileURL(resolve('@stryker-mutator/instrumenter')).href);
    const log = () => undefined;
    const logger = { debug: log, info: log, warn: log, error: log, isDebugEnabled: () => false };
    const names = ['src', 'rules'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    );
    const contents = names
      .filter((name) => name.endsWith('.ts') && !LEFT_OUT.test(name))
      .sort()
      .map((name) => [name, readFileSync(join(root, name), 'utf8')] as const);
    return new Mutator(new Instrumenter(logger), new Map(contents));
  }

  /** Draws mutants, of larger files more. @param within only these folders and files */
  async drawn(count: number, seed: number, within: readonly string[]): Promise<readonly Mutant[]> {
    const contents = [...this.contents].filter(([name]) =>
      within.some((start) => `${name}/`.startsWith(`${start}/`)),
    );
    // A file is drawn as often as it has bytes, since it takes minutes to make all mutants of all files.
    const picks = pickedFiles(new Map(contents), count, seed);
    return shuffled(await this.all([...picks.keys()]), seed).filter(({ fileName }) => {
      const left = picks.get(fileName) ?? 0;
      picks.set(fileName, left - 1);
      return left > 0;
    });
  }

  /** All mutants of some files. */
  private async all(names: readonly string[]): Promise<readonly Mutant[]> {
    const sources = names
      .filter((name) => this.contents.has(name))
      .map((name): Source => ({ name, content: this.contents.get(name) ?? '', mutate: true }));
    const { mutants, files } = await this.instrumenter.instrument(sources, OPTIONS);
    // Stryker prints `(a as number)++` without its brackets: a file with that cannot be loaded, nor what needs it.
    const unreadable = new Set<string>();
    for (const { name, content } of files)
      await this.instrumenter
        .instrument([{ name, content, mutate: [] }], OPTIONS)
        .catch(() => unreadable.add(name));
    return mutants.filter(({ status, fileName }) => status !== 'Ignored' && !unreadable.has(fileName));
  }

  /** Only these are built in, each once: the tests run at their usual speed. */
  async build(wanted: readonly Mutant[]): Promise<Mutated> {
    const files = [...new Set(wanted.map(({ fileName }) => fileName))].map(
      (name): Source => ({
        name,
        content: this.contents.get(name) ?? '',
        mutate: wanted.filter(({ fileName }) => fileName === name).map(({ location }) => location),
      }),
    );
    const built = await this.instrumenter.instrument(files, OPTIONS);
    const byChange = new Map(built.mutants.map((mutant) => [changeOf(mutant), mutant]));
    return {
      mutants: [...new Set(wanted.flatMap((mutant) => byChange.get(changeOf(mutant)) ?? []))],
      sources: Object.fromEntries(built.files.map(({ name, content }) => [name, content])),
    };
  }
}

/** How many mutants to draw of each file that is drawn at all. */
function pickedFiles(
  contents: ReadonlyMap<string, string>,
  count: number,
  seed: number,
): Map<string, number> {
  const random = randomOf(seed);
  const total = [...contents.values()].reduce((sum, { length }) => sum + length, 0);
  const picks = new Map<string, number>();
  for (let pick = 0; pick < count; pick++) {
    let at = random() * total;
    for (const [name, { length }] of contents) {
      at -= length;
      if (at > 0) continue;
      picks.set(name, (picks.get(name) ?? 0) + 1);
      break;
    }
  }
  return picks;
}

function changeOf({ fileName, mutatorName, location: { start, end }, replacement }: Mutant): string {
  return JSON.stringify([
    fileName,
    mutatorName,
    [start, end].map(({ line, column }) => [line, column]),
    replacement,
  ]);
}

function shuffled(mutants: readonly Mutant[], seed: number): Mutant[] {
  const rank = (mutant: Mutant): string =>
    createHash('sha256')
      .update(`${seed} ${changeOf(mutant)}`)
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ mutant }) => mutant);
}
