import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Desk } from './cli/desk.js';
import { temporaryFolder } from './cli/run-roomlint.js';
import { endServices, keysOf, roomFiles, served } from './service/served.js';
import { consoleBlock, expectExamples } from './shown-examples.js';

/** The room in the examples of the page. */
const ROOM = '0198c9a2';
const BACKUP = /\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z/g;
const SHOWN_BACKUP = '2026-05-04T10-00-00-000Z';
const GARDEN = readFileSync(fileURLToPath(new URL('../examples/garden.json', import.meta.url)));

const folder = temporaryFolder();
endServices();

test('docs/push.md shows a pull and a push of the example garden', async () => {
  const service = await served({ files: roomFiles(ROOM, {}, GARDEN) });
  const { address } = service;
  const desk = new Desk(
    folder.path,
    {
      address,
      keys: keysOf('ann'),
      download: () => fetch(address),
      import: (room, snapshot) => service.import(room, snapshot),
    },
    ROOM,
  );
  const shown = async (command: string) => {
    const { code, out } = await desk.run(command.split(' ').slice(1));
    expect(code).toBe(0);
    return { command, out: out.replaceAll(BACKUP, SHOWN_BACKUP) };
  };
  const pull = await shown('roomlint pull garden.json');
  desk.write('garden.json', String(desk.read('garden.json')).replace('"z": 8', '"z": 6'));
  const push = await shown('roomlint push --yes garden.json');
  expectExamples('docs/push.md', { push: consoleBlock(pull, push) });
});
