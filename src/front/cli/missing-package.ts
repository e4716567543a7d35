import { CommandError } from '../../world/workspace/command-error.js';

/** Not a path: a file of roomlint's own that is missing is a bug. */
const PACKAGE = /^Cannot find (?:module|package) '(?<name>(?:@[\w.-]+\/)?\w[\w.-]*)[/']/;

/** Says what to install where a package is missing; undefined for any other error. */
export function missingPackage(error: unknown): CommandError | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code !== 'MODULE_NOT_FOUND' && error.code !== 'ERR_MODULE_NOT_FOUND') return undefined;
  const name = PACKAGE.exec(error.message)?.groups?.name;
  if (name === undefined) return undefined;
  return new CommandError(
    `this command needs packages that are not installed, such as ${name}: run npm install ${name}, or install roomlint again without --omit=optional`,
  );
}
