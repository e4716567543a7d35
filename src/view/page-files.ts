import { readFileSync } from 'node:fs';
import type { Answer } from './answer.js';

/** A static file: its type, and where its text is. */
interface PageFile {
  readonly type: string;
  readonly url: URL;
}

const SCRIPT = 'text/javascript; charset=utf-8';

/** The static files of the page, by their names in its address. */
export class PageFiles {
  private readonly files: ReadonlyMap<string, PageFile>;

  /** @param folder the folder of the compiled program */
  constructor(folder: URL) {
    const at = (name: string, type: string): PageFile => ({ type, url: new URL(name, folder) });
    this.files = new Map([
      ['', at('view/page.html', 'text/html; charset=utf-8')],
      ['style.css', at('view/style.css', 'text/css; charset=utf-8')],
      ['page.js', at('view/page.js', SCRIPT)],
      ['worker.js', at('view/worker.js', SCRIPT)],
      ['roomlint.js', at('esm/index.js', SCRIPT)],
    ]);
  }

  answer(name: string): Answer | undefined {
    const file = this.files.get(name);
    return file && { status: 200, type: file.type, body: readFileSync(file.url) };
  }
}
