import { readdirSync, readFileSync } from 'node:fs';

/**
 * The licenses of the packages whose code is joined into dist/: they ask to be passed on with it.
 *
 * @param modules the paths of all joined modules
 * @throws for a package without a license
 */
export function licensesOf(modules: readonly string[]): string {
  const folders = modules.flatMap((path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)].sort().map(licenseIn).join('\n');
}

function licenseIn(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  if (file === undefined) throw new Error(`${name} has no license that could be passed on`);
  return `${name} ${version}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
}
