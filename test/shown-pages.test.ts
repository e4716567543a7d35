import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Desk } from './front/cli/desk.js';
import { type Run, temporaryFolder } from './front/cli/run-roomlint.js';
import { endServices, keysOf, roomFiles, served } from './world/service/served.js';

/* What docs/push.md shows is what commands print at a service. ACCEPT=1 writes it; other pages: test/cases/. */

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = temporaryFolder();
endServices();

test('docs/push.md shows a pull and a push of the example garden', async () => {
  const room = '0198c9a2';
  const service = await served({ files: roomFiles(room, {}, readFileSync(`${root}examples/garden.json`)) });
  const { address } = service;
  const download = (): Promise<Response> => fetch(address);
  const doors = { address, keys: keysOf('ann'), download, import: service.import.bind(service) };
  const desk = new Desk(folder.path, doors, room);
  const shown = async (command: string): Promise<string> => {
    const { code, out }: Run = await desk.run(command.split(' ').slice(1));
    expect(code).toBe(0);
    const printed = out.replaceAll(/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z/g, '2026-05-04T10-00-00-000Z');
    return `$ ${command}\n${printed.trimEnd()}\n`;
  };
  const pull = await shown('roomlint pull garden.json');
  desk.write('garden.json', String(desk.read('garden.json')).replace('"z": 8', '"z": 6'));
  const push = await shown('roomlint push --yes garden.json');
  const page = readFileSync(`${root}docs/push.md`, 'utf8');
  const right = page.replace(/(?<=```console\n)[\s\S]*?(?=```)/, () => `${pull}\n${push}`);
  if (process.env.ACCEPT !== undefined) writeFileSync(`${root}docs/push.md`, right);
  else expect(page).toBe(right);
});
