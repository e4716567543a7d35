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

/** Fields of a rule that document it or are its test data. */
const DOCUMENTATION = new Set(['examples', 'why', 'summary', 'source']);
/** Test data of rules, what is generated, and what runs in browsers, to which no mutant comes. */
const LEFT_OUT = /(-examples|\/examples|\/example-\w+)\.ts$|\/(compiled|assembly|page)\/|\.d\.ts$/;

/** The parts of Babel's NodePath that are used here. */
interface NodePath {
  readonly node: {
    readonly type: string;
    readonly key?: { readonly name?: string };
    readonly id?: { readonly name?: string } | null;
  };
  readonly parentPath: NodePath | null;
  readonly scope: {
    readonly block: { readonly type: string };
    getBinding(name: string): { readonly referencePaths: readonly NodePath[] } | undefined;
  };
  findParent(matches: (parent: NodePath) => boolean): NodePath | null;
}

const ignorer = {
  shouldIgnore: (path: NodePath): string | undefined =>
    isDocumentation(path) || isTestData(path) ? 'documentation of a rule' : undefined,
};

function isDocumentation({ node }: NodePath): boolean {
  return /^Object(Property|Method)$/.test(node.type) && DOCUMENTATION.has(node.key?.name ?? '');
}

/** Whether a constant or function of a file is used in its documentation and examples only. */
function isTestData(path: NodePath): boolean {
  const { type, id } = path.node;
  if (type !== 'VariableDeclarator' && type !== 'FunctionDeclaration') return false;
  const scope = path.parentPath?.scope;
  if (scope?.block.type !== 'Program') return false;
  const uses = scope.getBinding(id?.name ?? '')?.referencePaths ?? [];
  const isOfTestData = (use: NodePath): boolean =>
    use.findParent((parent) => isDocumentation(parent) || (parent !== path && isTestData(parent))) !== null;
  return uses.length > 0 && uses.every(isOfTestData);
}

const OPTIONS = { plugins: null, excludedMutations: [], noHeader: false, ignorers: [ignorer] };

/**
 * Draws mutants of src/ and rules/, and writes the sources with each drawn one behind a switch.
 * @param installed has Stryker's instrumenter in its node_modules
 * @param within only these folders and files
 */
export async function drawMutants(
  root: string,
  installed: string,
  { count, seed, within }: { count: number; seed: number; within: readonly string[] },
): Promise<{ mutants: readonly Mutant[]; sources: Readonly<Record<string, string>> }> {
  const { resolve } = createRequire(join(installed, 'package.json'));
  const { Instrumenter } = await import(pathToFileURL(resolve('@stryker-mutator/instrumenter')).href);
  const log = () => undefined;
  const instrumenter: Instrumenter = new Instrumenter({
    debug: log,
    info: log,
    warn: log,
    error: log,
    isDebugEnabled: () => false,
  });
  const contents = new Map(
    ['src', 'rules']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(folder, name),
        ),
      )
      .filter((name) => name.endsWith('.ts') && !LEFT_OUT.test(name))
      .filter((name) => within.some((start) => `${name}/`.startsWith(`${start}/`)))
      .sort()
      .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
  );
  // A file is drawn as often as it has bytes, since it takes minutes to make all mutants of all files.
  const picks = pickedFiles(contents, count, seed);
  const everywhere = [...picks.keys()].map(
    (name): Source => ({ name, content: contents.get(name) ?? '', mutate: true }),
  );
  const { mutants } = await instrumenter.instrument(everywhere, OPTIONS);
  const candidates = shuffled(
    mutants.filter(({ status }) => status !== 'Ignored'),
    seed,
  );
  const drawn = candidates.filter(({ fileName }) => {
    const left = picks.get(fileName) ?? 0;
    picks.set(fileName, left - 1);
    return left > 0;
  });
  // Only the drawn ones are built in: the tests run at their usual speed.
  const files = [...new Set(drawn.map(({ fileName }) => fileName))].map(
    (name): Source => ({
      name,
      content: contents.get(name) ?? '',
      mutate: drawn.filter(({ fileName }) => fileName === name).map(({ location }) => location),
    }),
  );
  const built = await instrumenter.instrument(files, OPTIONS);
  const byChange = new Map(built.mutants.map((mutant) => [changeOf(mutant), mutant]));
  return {
    mutants: drawn.flatMap((mutant) => byChange.get(changeOf(mutant)) ?? []),
    sources: Object.fromEntries(built.files.map(({ name, content }) => [name, content])),
  };
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
