import { readFileSync } from 'node:fs';
import { rulePack } from '../../../rules/index.js';
import { rulesOfPlugin } from '../../verdict/lint/pack.js';
import { PageRunner } from '../../verdict/testing/page.js';
import { inPackage } from '../files/package-files.js';

/**
 * Runs pages with the rooms in examples/.
 *
 * @param plugin what a plugin exports: its rules are tested beside ours
 * @throws TypeError for a plugin that exports no rule
 */
export function pageRunner(plugin?: unknown): PageRunner {
  const rules = plugin === undefined ? [] : rulesOfPlugin(plugin, rulePack);
  if (typeof rules === 'string') throw new TypeError(`this plugin cannot be tested: ${rules}`);
  return new PageRunner({ rules, roomNamed: exampleRoom });
}

/** A room in examples/ by its name. */
function exampleRoom(name: string): string | undefined {
  if (!/^[a-z-]+$/.test(name)) return undefined;
  try {
    return readFileSync(inPackage(`examples/${name}.json`), 'utf8');
  } catch {
    return undefined;
  }
}
