// The story of a merge that breaks a quest, from clone to push: npm run demo. It leaves nothing behind.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packaged = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'roomlint-demo-'));
const team = join(folder, 'team');
const file = join(team, 'garden.json');
const env = {
  ...process.env,
  ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', NO_COLOR: '1' },
  ...{ GIT_AUTHOR_NAME: 'demo', GIT_AUTHOR_EMAIL: 'demo@localhost' },
  ...{ GIT_COMMITTER_NAME: 'demo', GIT_COMMITTER_EMAIL: 'demo@localhost' },
};

const say = (text) => process.stdout.write(`\n# ${text}\n`);

/** Shows a command with what it prints, both streams. */
function show(command, ...args) {
  process.stdout.write(
    `$ ${command} ${args.map((arg) => (/[\s*]/.test(arg) ? `'${arg}'` : arg)).join(' ')}\n`,
  );
  const words =
    command === 'roomlint' ? [process.execPath, packaged('dist/roomlint.js'), ...args] : [command, ...args];
  const { stdout, stderr } = spawnSync(words[0], words.slice(1), { cwd: team, env, encoding: 'utf8' });
  process.stdout.write(stdout + stderr);
}

const quietly = (...args) => execFileSync('git', args, { cwd: team, env, stdio: 'ignore' });

/** Changes the logic of an item of the room. */
function edit(item, change) {
  const room = JSON.parse(readFileSync(file, 'utf8'));
  const logic = JSON.parse(room.logic[item]);
  change(logic.Tasks, room.roomItems[item]);
  room.logic[item] = JSON.stringify(logic);
  writeFileSync(file, `${JSON.stringify(room, null, 2)}\n`);
}

const isClick = ({ Trigger }) => Trigger?.$type === 'OnClickEvent';
const withoutClick = (tasks) => tasks.splice(tasks.findIndex(isClick), 1);

/** A service on this machine, with an empty room. */
async function startService() {
  const data = join(folder, 'service');
  const words = [packaged('dist/roomlint.js'), 'serve', '--data', data, '--port', '0'];
  const service = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const [address] = await once(service.stdout, 'data');
  const { accessKey, apiKey } = JSON.parse(readFileSync(join(data, 'creators.json'), 'utf8')).creators[0];
  const [server] = String(address).split('\n');
  const made = await fetch(`${server}/api/v2/rooms/create`, {
    method: 'POST',
    headers: { 'x-access-key': accessKey, 'content-type': 'application/json' },
    body: '{ "templateName": "blank" }',
  });
  Object.assign(env, {
    ROOMLINT_SERVER: server,
    ROOMLINT_ACCESS_KEY: accessKey,
    ROOMLINT_API_KEY: apiKey,
    ROOMLINT_ROOM: (await made.json()).room.RoomID,
  });
  return service;
}

let service;
try {
  mkdirSync(join(team, 'node_modules/.bin'), { recursive: true });
  symlinkSync(packaged('dist/roomlint.js'), join(team, 'node_modules/.bin/roomlint'));
  copyFileSync(packaged('examples/garden.json'), file);
  edit('3', (tasks) => {
    const click = JSON.parse(JSON.parse(readFileSync(file, 'utf8')).logic['2']).Tasks.find(isClick);
    tasks.push({ ...click, Id: '3c6a2e40-b5d7-48f9-8324-a5c6e7f80abc' });
  });
  writeFileSync(join(team, '.gitignore'), 'node_modules\n');
  writeFileSync(join(team, '.gitattributes'), '*.json merge=roomlint diff=roomlint -text\n');
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '.'],
    ['commit', '-qm', 'A garden'],
  ])
    quietly(...args);

  say(
    'A team keeps a room in git. A click on the key (item 2) or on the door (item 3) completes 0_find_key.',
  );
  show('roomlint', 'init', '--clone');
  show('roomlint', 'check', 'garden.json');

  say('On a branch, somebody moves the door up, and it is no button any more.');
  quietly('switch', '-qc', 'doors');
  edit('3', (tasks, item) => {
    withoutClick(tasks);
    item.pos.y += 2;
  });
  show('git', 'diff');
  quietly('commit', '-qam', 'The door is higher');

  say('On main, the key can no longer be clicked. Each change alone is fine.');
  quietly('switch', '-q', 'main');
  edit('2', withoutClick);
  quietly('commit', '-qam', 'No click on the key');

  say('Together they break the game: git merges them without a conflict, and roomlint says what is lost.');
  show('git', 'merge', '-m', 'Doors', 'doors');

  say('A reviewer sees it, too.');
  show('roomlint', 'plan', '--since', 'HEAD~1');

  say('The team decides: the key gets its click back.');
  const { logic } = JSON.parse(readFileSync(packaged('examples/garden.json'), 'utf8'));
  edit('2', (tasks) => tasks.unshift(JSON.parse(logic['2']).Tasks.find(isClick)));
  quietly('commit', '-qam', 'The key can be clicked again');

  say('And the room goes live, on a service for rehearsals.');
  service = await startService();
  show('roomlint', 'push', '--yes', '--overwrite', '--max-removed', '100%', 'garden.json');
} finally {
  service?.kill();
  rmSync(folder, { recursive: true, force: true });
}
