import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { STYLE } from '../report/picture/style.js';
import type { Answer } from './answer.js';

/** A static file: its type, and its text or where that is. */
interface PageFile {
  readonly type: string;
  readonly text: string | URL;
}

const SCRIPT = 'text/javascript; charset=utf-8';

/** The program that gives pictures their places (elkjs); none where it is not installed. */
function layoutProgram(): readonly URL[] {
  try {
    return [pathToFileURL(createRequire(import.meta.url).resolve('elkjs/lib/elk-worker.min.js'))];
  } catch {
    return [];
  }
}

/** The static files of the page, by their names in its address. */
export class PageFiles {
  private readonly files: ReadonlyMap<string, PageFile>;

  /** @param folder the folder of the compiled program */
  constructor(folder: URL) {
    const at = (name: string, type: string): PageFile => ({ type, text: new URL(name, folder) });
    this.files = new Map<string, PageFile>([
      ['', at('view/page.html', 'text/html; charset=utf-8')],
      ['style.css', at('view/style.css', 'text/css; charset=utf-8')],
      ['picture.css', { type: 'text/css; charset=utf-8', text: STYLE }],
      ['page.js', at('view/page.js', SCRIPT)],
      ['worker.js', at('view/worker.js', SCRIPT)],
      ['roomlint.js', at('esm/index.js', SCRIPT)],
      ...layoutProgram().map((text) => ['layout.js', { type: SCRIPT, text }] as const),
    ]);
  }

  answer(name: string): Answer | undefined {
    const file = this.files.get(name);
    if (file === undefined) return undefined;
    const { type, text } = file;
    return { status: 200, type, body: typeof text === 'string' ? text : readFileSync(text) };
  }
}
