import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type ESTree, parseSync } from 'rolldown/utils';

/** A name in a module. */
interface Name {
  readonly module: string;
  readonly name: string;
  /** Whether it was imported or exported with `type`: a class is then no value. */
  readonly isType: boolean;
}

function keyOf({ module, name }: Name): string {
  return `${module} ${name}`;
}

interface Declaration {
  /** With its doc comment, without `export`. */
  readonly text: string;
  readonly mentioned: ReadonlySet<string>;
}

interface Module {
  /** By name; overloads and a type beside its value share one. */
  readonly declarations: ReadonlyMap<string, readonly Declaration[]>;
  /** What a name of another module is called here. */
  readonly imports: ReadonlyMap<string, Name>;
  readonly exports: Map<string, Name>;
  /** The modules that it exports everything of. */
  readonly stars: readonly { readonly from: string; readonly isType: boolean }[];
}

/**
 * For each entry one file of declarations, which holds everything that the entry exports and what that
 * mentions, and nothing else. It knows what tsc emits for our own modules; it throws for anything else
 * (namespaces, two declarations under one name) instead of guessing.
 *
 * @param folders where the declarations of the modules are: the first folder that has a file counts
 * @param entries names of the entries below `within`, without extension. The others import what the first one
 *   exports, so that each class is declared once.
 */
export function rollUpDeclarations(
  folders: readonly string[],
  within: string,
  entries: readonly string[],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const shared = new Map<string, string>();
  const [first] = entries;
  for (const entry of entries) {
    const program = new Declarations(folders, shared);
    texts.set(entry, program.rollUp(`${within}/${entry}`, `./${first}.js`));
    if (entry !== first) continue;
    for (const [as, at] of program.exportsOf(`${within}/${entry}`)) shared.set(keyOf(at), as);
  }
  return texts;
}

class Declarations {
  readonly #modules = new Map<string, Module>();
  /** Texts of what is needed, by module. */
  readonly #needed = new Map<string, Set<string>>();
  readonly #moduleOf = new Map<string, string>();
  /** What another file declares, and what it is called there. */
  readonly #imported = new Map<string, string>();

  constructor(
    private readonly folders: readonly string[],
    /** What that file exports, by {@link keyOf}. */
    private readonly shared: ReadonlyMap<string, string>,
  ) {}

  rollUp(entry: string, other: string): string {
    const list = this.exportsOf(entry).map(([as, at]) => {
      const { name } = this.#need(at);
      return `${at.isType ? 'type ' : ''}${as === name ? name : `${name} as ${as}`}`;
    });
    const texts = [...this.#needed.values()].flatMap((ofModule) => [...ofModule]);
    const imports = [...this.#imported].map(([name, as]) => (as === name ? name : `${as} as ${name}`));
    if (imports.length > 0) texts.unshift(`import { ${imports.join(', ')} } from '${other}';`);
    return `${texts.join('\n')}\nexport {\n${list.map((name) => `  ${name},\n`).join('')}};\n`;
  }

  /** The names that a module exports, each with the place of its declaration. */
  exportsOf(entry: string): readonly (readonly [as: string, at: Name])[] {
    const exported = [...this.#module(entry).exports].sort(([a], [b]) => (a < b ? -1 : 1));
    return exported.map(([as, at]) => [as, this.#origin(at)]);
  }

  /** Takes a declaration in, after those that it mentions. */
  #need(at: Name): Name {
    const { module, name } = at;
    const other = this.#moduleOf.get(name);
    if (other === module) return at;
    if (other !== undefined) throw new Error(`${name} is declared in ${other} and in ${module}: rename one`);
    this.#moduleOf.set(name, module);
    const elsewhere = this.shared.get(keyOf(at));
    if (elsewhere !== undefined) {
      this.#imported.set(name, elsewhere);
      return at;
    }
    const { declarations, imports } = this.#module(module);
    const own = declarations.get(name) ?? [];
    for (const mentioned of new Set(own.flatMap((declaration) => [...declaration.mentioned]))) {
      const imported = imports.get(mentioned);
      if (declarations.has(mentioned)) this.#need({ ...at, name: mentioned });
      else if (imported !== undefined) {
        const origin = this.#need(this.#origin(imported));
        if (origin.name !== mentioned)
          throw new Error(`${module} calls ${origin.name} ${mentioned}: use one name`);
      }
    }
    const texts = this.#needed.get(module) ?? new Set();
    this.#needed.set(module, texts);
    for (const { text } of own) texts.add(text);
    return at;
  }

  /** Where a name that a module exports is declared. */
  #origin({ module, name, isType }: Name): Name {
    const found = this.#module(module).exports.get(name);
    if (found === undefined) throw new Error(`${module} does not export ${name}`);
    const next = { ...found, isType: isType || found.isType };
    return found.module === module ? next : this.#origin(next);
  }

  #module(path: string): Module {
    const known = this.#modules.get(path);
    if (known !== undefined) return known;
    const file = this.folders.map((folder) => join(folder, `${path}.d.ts`)).find((name) => existsSync(name));
    if (file === undefined) throw new Error(`no declarations of ${path}`);
    const module = readModule(path, readFileSync(file, 'utf8'));
    this.#modules.set(path, module);
    for (const { from, isType } of module.stars) {
      for (const name of this.#module(from).exports.keys()) {
        if (!module.exports.has(name)) module.exports.set(name, { module: from, name, isType });
      }
    }
    return module;
  }
}

function readModule(path: string, text: string): Module {
  const { program, errors } = parseSync(`${path}.d.ts`, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join('; ')}`);
  const declarations = new Map<string, Declaration[]>();
  const imports = new Map<string, Name>();
  const exports = new Map<string, Name>();
  const stars: { from: string; isType: boolean }[] = [];
  let end = 0;
  for (const statement of program.body) {
    const comment = docComment(text.slice(end, statement.start));
    end = statement.end;
    const from = 'source' in statement && statement.source ? target(path, statement.source.value) : undefined;
    if (statement.type === 'ExportAllDeclaration') {
      if (from === undefined) throw new Error(`${path} exports all of a package: name what it exports`);
      stars.push({ from, isType: statement.exportKind === 'type' });
      continue;
    }
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers) {
        // Nothing that the library exports mentions a package. A test compiles the result, which would show
        // one.
        if (specifier.type !== 'ImportSpecifier' || from === undefined) continue;
        const isType = statement.importKind === 'type' || specifier.importKind === 'type';
        imports.set(specifier.local.name, { module: from, name: nameOf(specifier.imported), isType });
      }
      continue;
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.declaration === null) {
      for (const { local, exported, exportKind } of statement.specifiers) {
        const name = nameOf(local);
        const named = imports.get(name) ?? { module: from ?? path, name, isType: false };
        const isType = named.isType || statement.exportKind === 'type' || exportKind === 'type';
        exports.set(nameOf(exported), { ...named, isType });
      }
      continue;
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared === null) continue;
    for (const name of declaredNames(path, declared)) {
      if (statement !== declared) exports.set(name, { module: path, name, isType: false });
      const declaration = {
        text: comment + text.slice(declared.start, statement.end),
        mentioned: identifiersIn(declared),
      };
      declarations.set(name, [...(declarations.get(name) ?? []), declaration]);
    }
  }
  return { declarations, imports, exports, stars };
}

/** The module that a relative specifier names; undefined for a package. */
function target(path: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return relative('.', join(dirname(path), specifier.replace(/\.js$/, '')));
}

/** The doc comment right before a statement. */
function docComment(before: string): string {
  const start = before.lastIndexOf('/**');
  return start === -1 ? '' : before.slice(start);
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

function declaredNames(path: string, statement: ESTree.Statement): string[] {
  switch (statement.type) {
    case 'VariableDeclaration':
      return statement.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''));
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [statement.id.name];
    case 'ClassDeclaration':
    case 'TSDeclareFunction':
      return statement.id === null ? [] : [statement.id.name];
    default:
      throw new Error(`${path} has a ${statement.type}, which cannot be rolled up`);
  }
}

/** Every identifier below a node: more than it refers to, never less. */
function identifiersIn(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const part of node) identifiersIn(part, found);
  else if (typeof node === 'object' && node !== null) {
    const { type, name } = node as { type?: unknown; name?: unknown };
    if (type === 'TSImportType') throw new Error('import("…") in a declaration: import the type by name');
    if (type === 'Identifier' && typeof name === 'string') found.add(name);
    for (const part of Object.values(node)) identifiersIn(part, found);
  }
  return found;
}
