// Writes out/: the extension in one file, and the roomlint that it brings along.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = join(HERE, 'out');

/** What the language server and pictures need beyond the dependencies of roomlint. */
const OPTIONAL = ['@viz-js/viz', 'vscode-languageserver'];

requireOneVersion();
rmSync(OUT, { recursive: true, force: true });
writeFileSync(join(mkdir(OUT), 'licenses.txt'), licensesOf(await bundle()));
copyServer(mkdir(join(OUT, 'server')));
copyFileSync(join(ROOT, 'LICENSE'), join(HERE, 'LICENSE'));

function requireOneVersion() {
  const [own, bundled] = [HERE, ROOT].map((folder) => readJson(join(folder, 'package.json')).version);
  if (own !== bundled)
    throw new Error(`the extension has the version ${own}, and roomlint ${bundled}: give both the same`);
}

/** Joins the extension into one file. Gives the paths of all modules in it. */
async function bundle() {
  const build = await rolldown({
    input: join(HERE, 'src/extension.ts'),
    external: ['vscode'],
    platform: 'node',
  });
  const { output } = await build.write({ file: join(OUT, 'extension.js'), format: 'cjs', minify: true });
  await build.close();
  return output.flatMap((file) => ('moduleIds' in file ? file.moduleIds : []));
}

/** @param {string[]} modules */
function licensesOf(modules) {
  const folders = modules.flatMap(
    (path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replaceAll('\\', '/'))?.[0] ?? [],
  );
  return [...new Set(folders)].sort().map(licenseIn).join('\n');
}

/** @param {string} folder */
function licenseIn(folder) {
  const { name, version } = readJson(join(folder, 'package.json'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  if (file === undefined) throw new Error(`${name} has no license that could be passed on`);
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

/**
 * Copies the command with the pages of its rules, its schemas and the packages that it loads.
 *
 * @param {string} to
 */
function copyServer(to) {
  for (const name of ['package.json', 'LICENSE', 'schemas']) copy(join(ROOT, name), join(to, name));
  copy(join(ROOT, 'rules'), join(to, 'rules'), (path) => !path.endsWith('.ts'));
  copy(join(ROOT, 'dist'), join(to, 'dist'), (path) => !/[\\/](esm|view)$|\.(m?ts|mjs)$/.test(path));
  for (const path of neededPackages()) {
    const isNeeded = (/** @type {string} */ each) =>
      !each.slice(join(ROOT, path).length).includes('node_modules') &&
      !/viz(-global)?\.js$|viz[\\/](lib|src)$|[\\/](browser|esm|typings)$/.test(each) &&
      (!/\.\w+$/.test(basename(each)) || /\.([cm]?js|json)$|licen[cs]e/i.test(each));
    copy(join(ROOT, path), join(to, path), isNeeded);
  }
}

/**
 * The folders of packages that roomlint loads here, as package-lock.json has them.
 *
 * @returns {Set<string>}
 */
function neededPackages() {
  const { packages } = readJson(join(ROOT, 'package-lock.json'));
  /** @type {Set<string>} */
  const needed = new Set();
  const visit = (/** @type {string} */ from, /** @type {string} */ name) => {
    const path = nearest(packages, from, name);
    if (needed.has(path)) return;
    needed.add(path);
    for (const each of Object.keys(packages[path].dependencies ?? {})) visit(path, each);
  };
  for (const name of [...Object.keys(packages[''].dependencies), ...OPTIONAL]) visit('', name);
  return needed;
}

/**
 * Where a package finds another one.
 *
 * @param {Record<string, unknown>} packages
 * @param {string} from
 * @param {string} name
 */
function nearest(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') throw new Error(`package-lock.json has no ${name}: run npm install`);
  }
}

/**
 * @param {string} from
 * @param {string} to
 * @param {(path: string) => boolean} isNeeded
 */
function copy(from, to, isNeeded = () => true) {
  if (!existsSync(from))
    throw new Error(`${from} is missing: run npm ci and npm run compile in the root folder`);
  cpSync(from, to, { recursive: true, filter: isNeeded });
}

/** @param {string} path */
function mkdir(path) {
  mkdirSync(path, { recursive: true });
  return path;
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
