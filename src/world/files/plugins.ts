import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RulePack, rulesOfPlugin } from '../../verdict/lint/pack.js';
import type { Rule } from '../../verdict/lint/rule.js';
import { requireFile } from './read.js';
import { RefusedError } from './refusals.js';

/** Loads a plugin, whose default export is a rule or a list of rules. @returns them, or why there are none */
export async function loadPlugin(
  path: string,
  folder: string,
  pack: RulePack,
): Promise<readonly Rule[] | string> {
  const absolute = resolve(folder, path);
  let exported: unknown;
  try {
    const found = statSync(absolute, { throwIfNoEntry: false });
    // The loader of Node would wait for the writer of a pipe.
    if (found !== undefined) requireFile(found);
    const module = (await import(pathToFileURL(absolute).href)) as { default?: unknown };
    exported = module.default;
  } catch (error) {
    if (error instanceof RefusedError) return `the plugin "${path}" cannot be loaded: ${error.message}`;
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ERR_MODULE_NOT_FOUND'
      ? `the plugin "${path}" cannot be loaded: ${message.split('\n')[0]}`
      : `the plugin "${path}" cannot be loaded: it throws ${String(error).split('\n')[0]}`;
  }
  const rules = safely(() => rulesOfPlugin(exported, pack));
  return typeof rules === 'string' ? `the plugin "${path}" cannot be used: ${rules}` : rules;
}

/** The examples of a rule are a function of the plugin, which may throw. */
function safely(read: () => readonly Rule[] | string): readonly Rule[] | string {
  try {
    return read();
  } catch (error) {
    return `it throws: ${String(error).split('\n')[0]}`;
  }
}
