// Which settings a pull request changes: it could switch off a rule that it breaks.
import { lstatSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, parse, relative, resolve, sep } from 'node:path';
import { visit } from 'jsonc-parser';

/** The files that decide what is found, by name: configs, the baseline, and what is left out of a folder. */
const SETTINGS = new Set([
  'roomlint.config.json',
  'roomlint.config.jsonc',
  '.roomlintrc',
  '.roomlintrc.json',
  'roomlintrc',
  'roomlintrc.json',
  'roomlint-baseline.json',
  '.gitignore',
]);
/** A path leads through at most so many symbolic links, as on Linux. */
const MOST_LINKS = 40;

/**
 * The settings that differ from the base of the pull request, from the workspace on; undefined when git does
 * not have the base. What a symbolic link leads to is a setting as well.
 *
 * @param {(args: string[], cwd: string) => string | undefined} git
 * @param {string} workspace
 * @param {string} base the commit
 * @param {(string | undefined)[]} given the paths of settings that inputs name
 * @returns {string[] | undefined}
 */
export function changedSettings(git, workspace, base, given) {
  if (!/^[0-9a-f]{40,64}$/.test(base)) return undefined;
  const list = git(['diff', '--name-only', '--no-renames', '--relative', '-z', base, 'HEAD'], workspace);
  if (list === undefined) return undefined;
  const files = filesIn(git, workspace);
  const links = files.flatMap(({ path, isLink }) => (isLink ? [path] : []));
  const configs = [...files.map(({ path }) => path), ...given.filter(Boolean)].filter(
    (path) => isSetting(path) || isPackage(path) || given.includes(path),
  );
  const waysOfAll = (paths) => new Set(paths.flatMap((path) => waysOf(workspace, resolve(workspace, path))));
  const named = configs.flatMap((path) => namedIn(workspace, path));
  const settings = waysOfAll([...given.filter(Boolean), ...links.filter(isSetting), ...named]);
  const packages = waysOfAll(links.filter(isPackage));
  return list
    .split('\0')
    .filter(
      (path) =>
        settings.has(path) ||
        isSetting(path) ||
        ((isPackage(path) || packages.has(path)) &&
          packageConfig(git, workspace, base, path) !== packageConfig(git, workspace, 'HEAD', path)),
    );
}

/**
 * The JSON files that a pull request moves to where roomlint does not look for snapshots.
 *
 * @param {(args: string[], cwd: string) => string | undefined} git
 * @param {string} workspace
 * @param {string} base the commit
 * @returns {{ from: string, to: string }[]}
 */
export function movedAway(git, workspace, base) {
  if (!/^[0-9a-f]{40,64}$/.test(base)) return [];
  const renames = git(
    ['diff', '--name-status', '--diff-filter=R', '-M', '--relative', '-z', base, 'HEAD'],
    workspace,
  );
  const fields = (renames ?? '').split('\0');
  const moved = [];
  for (let at = 0; at + 2 < fields.length; at += 3) moved.push({ from: fields[at + 1], to: fields[at + 2] });
  return moved.filter(({ from, to }) => isFoundInFolder(from) && !isFoundInFolder(to));
}

/** Whether roomlint looks at a file that it finds in a folder, by its path. */
function isFoundInFolder(path) {
  return /\.json$/i.test(path) && !/(^|\/)(\.[^/]*|node_modules)\//.test(path) && !isSetting(path);
}

function isSetting(path) {
  return SETTINGS.has(basename(path));
}

function isPackage(path) {
  return basename(path) === 'package.json';
}

/** The files that are checked in, symbolic links among them. */
function filesIn(git, workspace) {
  const list = git(['ls-tree', '-r', '-z', 'HEAD'], workspace) ?? '';
  return list
    .split('\0')
    .map((line) => ({ path: line.slice(line.indexOf('\t') + 1), isLink: line.startsWith('120000 ') }));
}

/** The baseline and the plugins that a config names, read as roomlint reads configs. */
function namedIn(workspace, config) {
  const path = resolve(workspace, config);
  const names = [];
  visit(textOf(path).replace(/^\uFEFF/, ''), {
    onLiteralValue(value, _offset, _length, _line, _character, pathOf) {
      const at = pathOf();
      const [first] = isPackage(path) && at[0] === 'roomlint' ? at.slice(1) : at;
      if (typeof value === 'string' && ['baseline', 'plugins'].includes(first)) names.push(value);
    },
  });
  return names.map((name) => join(dirname(path), name));
}

/** A path, the links that it leads through and the file at its end, as far as they are in the workspace. */
function waysOf(workspace, absolute) {
  const ways = [absolute];
  let { root: at } = parse(absolute);
  let rest = relative(at, absolute).split(sep);
  for (let links = 0; rest.length > 0 && links <= MOST_LINKS; ) {
    const [step, ...more] = rest;
    const next = join(at, step);
    const target = targetOf(next);
    if (target === undefined) [at, rest] = [next, more];
    else {
      ways.push(next);
      ({ root: at } = parse(target));
      rest = [...relative(at, target).split(sep), ...more];
      links++;
    }
  }
  ways.push(at);
  // The workspace may be named through a link itself.
  const inside = ways.flatMap((path) => [relative(workspace, path), relative(realpathSync(workspace), path)]);
  return inside.map((path) => path.split(sep).join('/'));
}

/** Where a symbolic link leads; undefined for everything else. */
function targetOf(path) {
  try {
    return lstatSync(path).isSymbolicLink() ? resolve(dirname(path), readlinkSync(path)) : undefined;
  } catch {
    // It is not there, or hidden from this user.
    return undefined;
  }
}

/** The text of a file; empty for everything else. */
function textOf(path) {
  try {
    return statSync(path).isFile() ? readFileSync(path, 'utf8') : '';
  } catch {
    // It is not there, a link that leads nowhere, or hidden from this user.
    return '';
  }
}

/** The config in a package.json, as a string to compare. */
function packageConfig(git, workspace, commit, path) {
  const text = git(['show', `${commit}:./${path}`], workspace) ?? '{}';
  try {
    return JSON.stringify(JSON.parse(text).roomlint);
  } catch {
    // A broken one may become a config again.
    return text;
  }
}
