import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A change to the sources that a test should notice. */
export interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly original: string;
  readonly replacement: string;
  /** From 0. */
  readonly location: { readonly start: Point; readonly end: Point };
  readonly status?: string;
}

interface Point {
  readonly line: number;
  readonly column: number;
}

/** The part of Stryker's instrumenter that is used here. */
interface Instrumenter {
  instrument(
    files: readonly { name: string; content: string; mutate: true }[],
    options: { plugins: null; excludedMutations: string[]; noHeader: boolean; ignorers: readonly object[] },
  ): Promise<{
    files: readonly { name: string; content: string }[];
    mutants: readonly Omit<Mutant, 'original'>[];
  }>;
}

/** Fields of a rule that document it or are its test data. */
const DOCUMENTATION = new Set(['examples', 'why', 'summary', 'source']);
const SOURCES = ['rules', 'src/json/edit'];
/** Rooms for examples, and examples that have a file of their own. */
const TEST_DATA = /(-examples|\/examples|\/example-\w+)\.ts$/;

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

/**
 * Mutants of the sources `within` these folders and files, and the sources with each behind a switch.
 * @param installed has Stryker's instrumenter in its node_modules
 */
export async function instrument(
  root: string,
  installed: string,
  within: readonly string[] = SOURCES,
): Promise<{ mutants: readonly Mutant[]; sources: Readonly<Record<string, string>> }> {
  const { resolve } = createRequire(join(installed, 'package.json'));
  const { Instrumenter } = await import(pathToFileURL(resolve('@stryker-mutator/instrumenter')).href);
  const log = () => undefined;
  const logger = { debug: log, info: log, warn: log, error: log, isDebugEnabled: () => false };
  const instrumenter: Instrumenter = new Instrumenter(logger);
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
    .filter((name) => name.endsWith('.ts') && !TEST_DATA.test(name))
    .filter((name) => within.some((start) => `${name}/`.startsWith(`${start}/`)))
    .sort()
    .map((name) => ({ name, content: readFileSync(join(root, name), 'utf8'), mutate: true as const }));
  const options = { plugins: null, excludedMutations: [], noHeader: false, ignorers: [ignorer] };
  const result = await instrumenter.instrument(files, options);
  return {
    mutants: result.mutants
      .filter(({ status }) => status !== 'Ignored')
      .map((mutant) => ({ ...mutant, original: changedCode(root, mutant) })),
    sources: Object.fromEntries(result.files.map(({ name, content }) => [name, content])),
  };
}

function changedCode(
  root: string,
  { fileName, location: { start, end } }: Pick<Mutant, 'fileName' | 'location'>,
): string {
  const lines = readFileSync(join(root, fileName), 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1);
  const last = (lines.pop() ?? '').slice(0, end.column);
  return [...lines, last].join('\n').slice(start.column);
}
