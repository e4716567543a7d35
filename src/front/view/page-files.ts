import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { rulePack } from '../../../rules/index.js';
import { partsOf } from '../../verdict/report/page-parts.js';
import { rulePage } from '../../world/files/package-files.js';
import type { Answer } from './answer.js';

/** A static file: its type, and how its text is read. */
interface PageFile {
  readonly type: string;
  text(): string | Uint8Array;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const { resolve } = createRequire(import.meta.url);

/** Graphviz, which draws pictures; none where it is not installed. */
function graphviz(): readonly URL[] {
  try {
    return [new URL('viz.js', pathToFileURL(resolve('@viz-js/viz')))];
  } catch {
    return [];
  }
}

/** The modules of @noble/hashes that SHA-256 needs. */
const HASHES = ['sha2', '_md', '_u64', 'utils', 'crypto'];

/** A module that imports packages by the names under which this server has them: workers know no import map. */
function served(module: URL): string {
  const code = readFileSync(module, 'utf8');
  return code.replace(/(\bfrom\s*["'])(?:@noble\/hashes\/)?(leven|sha2|crypto)(?=["'])/g, '$1./$2.js');
}

/** leven, which is a CommonJS module, as an ES module. */
function levenModule(): string {
  return `const module = {};\n${readFileSync(resolve('leven'), 'utf8')}\nexport default module.exports;\n`;
}

/** What the pages of the rules say below their titles, by rule. */
function rulePages(): string {
  const pages = [...rulePack.keys()].map((id) => {
    const [, ...parts] = partsOf(rulePage(id));
    return [id, parts.map(({ kind, text }) => ({ kind, text }))] as const;
  });
  return JSON.stringify(Object.fromEntries(pages));
}

/** The static files of the page, by their names in its address. */
export class PageFiles {
  private readonly files: ReadonlyMap<string, PageFile>;

  /** @param folder the folder of the compiled program */
  constructor(folder: URL) {
    const at = (name: string, type: string): PageFile => file(new URL(name, folder), type);
    const hashes = pathToFileURL(resolve('@noble/hashes/sha2'));
    this.files = new Map<string, PageFile>([
      ['', at('view/page.html', 'text/html; charset=utf-8')],
      ['style.css', at('view/style.css', 'text/css; charset=utf-8')],
      ['page.js', at('view/page.js', SCRIPT)],
      ['worker.js', at('view/worker.js', SCRIPT)],
      ['draw.js', at('view/draw.js', SCRIPT)],
      ['roomlint.js', { type: SCRIPT, text: () => served(new URL('library.mjs', folder)) }],
      ['leven.js', { type: SCRIPT, text: levenModule }],
      ...HASHES.map((name) => {
        const text = (): string => served(new URL(`esm/${name}.js`, hashes));
        return [`${name}.js`, { type: SCRIPT, text }] as const;
      }),
      ['rules.json', { type: 'application/json; charset=utf-8', text: rulePages }],
      ...graphviz().map((program) => ['viz.js', file(program, SCRIPT)] as const),
    ]);
  }

  answer(name: string): Answer | undefined {
    const found = this.files.get(name);
    return found && { status: 200, type: found.type, body: found.text() };
  }
}

function file(url: URL, type: string): PageFile {
  return { type, text: () => readFileSync(url) };
}
