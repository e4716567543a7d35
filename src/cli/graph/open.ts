import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { QuestGraph } from '../../flow/graph.js';
import { openInBrowser } from '../open-in-browser.js';
import type { Terminal } from '../terminal.js';
import { picture } from './picture.js';

/** Opens the page of a graph in the browser, and prints its path in a private folder. @throws CommandError */
export async function openGraph(graph: QuestGraph, snapshot: string, terminal: Terminal): Promise<void> {
  const pieces = await picture(graph, 'html', snapshot);
  const path = join(mkdtempSync(join(tmpdir(), 'roomlint-graph-')), 'graph.html');
  writeFileSync(path, terminal.maskProgram('markup', terminal.forPeople([...pieces].join(''))));
  terminal.writeOut(`${path}\n`);
  if (!(await openInBrowser(pathToFileURL(path).href, terminal.world.env)))
    terminal.warn('no program opens a browser here: open the file yourself');
}
