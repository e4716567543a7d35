import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Where the roomlint that runs comes from. */
export type Origin = 'project' | 'setting' | 'bundled';

/** A roomlint that can be started. */
export interface Server {
  readonly origin: Origin;
  /** The script of the command. */
  readonly script: string;
  readonly version: string;
}

export interface ServerPlaces {
  /** Whether code from the workspace may run. */
  readonly isTrusted: boolean;
  /** The folders of the workspace. */
  readonly folders: readonly string[];
  /** The setting `roomlint.path`; empty if it is not set. */
  readonly path: string;
  /** The folder of the roomlint that comes with the extension. */
  readonly bundled: string;
}

/**
 * The roomlint of the project, then the one that the settings name, then the bundled one. A project that has
 * none with a language server is passed over.
 *
 * @throws Error with a message for people when the setting names no roomlint
 */
export function chooseServer({ isTrusted, folders, path, bundled }: ServerPlaces): Server {
  if (isTrusted) {
    for (const folder of folders) {
      const server = serverIn(join(folder, 'node_modules', 'roomlint'), 'project');
      if (server !== undefined) return server;
    }
  }
  if (path !== '') {
    const server = serverIn(path, 'setting');
    if (server !== undefined) return server;
    throw new Error(
      `roomlint.path names no installed roomlint with a language server: ${path}. Set it to the folder of the package, such as /usr/lib/node_modules/roomlint`,
    );
  }
  const server = serverIn(bundled, 'bundled');
  if (server === undefined) throw new Error('the extension is damaged: install it again');
  return server;
}

/** The roomlint in the folder of its package; undefined if there is none, or none with a language server. */
function serverIn(folder: string, origin: Origin): Server | undefined {
  const script = join(folder, 'dist', 'roomlint.js');
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest) || !existsSync(script) || !statSync(script).isFile()) return undefined;
  if (!hasPackage(script, 'vscode-languageserver/node')) return undefined;
  return { origin, script, version: versionIn(readFileSync(manifest, 'utf8')) };
}

/** Whether a script can load a package, which is optional. */
function hasPackage(script: string, name: string): boolean {
  try {
    createRequire(script).resolve(name);
    return true;
  } catch {
    return false;
  }
}

function versionIn(manifest: string): string {
  const { version }: { version?: unknown } = JSON.parse(manifest);
  return typeof version === 'string' ? version : 'of an unknown version';
}
