import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { chooseServer, type ServerPlaces } from '../../editors/vscode/src/server-choice.js';
import { temporaryFolder } from '../cli/run-roomlint.js';

const folder = temporaryFolder();
const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** An installed roomlint, with a language server unless its packages are left out. */
function install(
  name: string,
  version: string,
  packages: 'with packages' | 'without packages' = 'with packages',
): string {
  folder.write(`${name}/package.json`, JSON.stringify({ name: 'roomlint', version }));
  folder.write(`${name}/dist/roomlint.js`, '');
  if (packages === 'with packages') {
    mkdirSync(join(folder.path, name, 'node_modules'));
    const server = 'vscode-languageserver';
    symlinkSync(join(MODULES, server), join(folder.path, name, 'node_modules', server), 'junction');
  }
  return join(folder.path, name);
}

function choice(places: Partial<ServerPlaces>): readonly [origin: string, version: string] {
  const { origin, version, script } = chooseServer({
    isTrusted: true,
    folders: [],
    path: '',
    bundled: join(folder.path, 'bundled'),
    ...places,
  });
  expect(script.endsWith(join('dist', 'roomlint.js'))).toBe(true);
  return [origin, version];
}

describe('the roomlint that runs', () => {
  beforeAll(() => {
    install('bundled', '0.2.0');
    install('project/node_modules/roomlint', '0.3.0');
  });

  test("is the project's own, then the one that is set, then the bundled one", () => {
    const path = install('global', '0.4.0');
    const folders = [join(folder.path, 'elsewhere'), join(folder.path, 'project')];
    expect(choice({ folders, path })).toEqual(['project', '0.3.0']);
    expect(choice({ folders: [], path })).toEqual(['setting', '0.4.0']);
    expect(choice({})).toEqual(['bundled', '0.2.0']);
  });

  test('is never one of a workspace that is not trusted', () => {
    expect(choice({ isTrusted: false, folders: [join(folder.path, 'project')] })).toEqual([
      'bundled',
      '0.2.0',
    ]);
  });

  test('is not one without a language server, such as 0.1.0 or one without optional packages', () => {
    install('old/node_modules/roomlint', '0.1.0', 'without packages');
    expect(choice({ folders: [join(folder.path, 'old')] })).toEqual(['bundled', '0.2.0']);
  });

  test('is never guessed where the setting is wrong', () => {
    const path = join(folder.path, 'nowhere');
    expect(() => choice({ path })).toThrow(
      `roomlint.path names no installed roomlint with a language server: ${path}. Set it to the folder of the package`,
    );
  });

  test('is missing only from a damaged extension', () => {
    expect(() => choice({ bundled: join(folder.path, 'nothing') })).toThrow(
      'the extension is damaged: install it again',
    );
  });
});
