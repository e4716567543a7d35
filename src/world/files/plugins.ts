import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RulePack, rulesOfPlugin } from '../../verdict/lint/pack.js';
import type { Rule } from '../../verdict/lint/rule.js';
import { requireFile } from './read.js';

/* A file of its own: code that imports what a config names cannot be kept compiled (front/cli/compile-cache). */

/** Loads a plugin, whose default export is a rule or a list of rules. @returns them, or why there are none */
export async function loadPlugin(
  path: string,
  folder: string,
  pack: RulePack,
): Promise<readonly Rule[] | string> {
  const absolute = resolve(folder, path);
  try {
    const found = statSync(absolute, { throwIfNoEntry: false });
    // The loader of Node would wait for the writer of a pipe.
    if (found !== undefined) requireFile(found);
    const module = (await import(pathToFileURL(absolute).href)) as { default?: unknown };
    const rules = rulesOfPlugin(module.default, pack);
    return typeof rules === 'string' ? `the plugin "${path}" cannot be used: ${rules}` : rules;
  } catch (error) {
    return `the plugin "${path}" cannot be loaded: ${String(error).split('\n')[0]}`;
  }
}
