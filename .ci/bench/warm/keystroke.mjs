// Types into one file in an editor of `roomlint lsp`: from a change to its diagnostics. usage: node keystroke.mjs FILE ROUNDS
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../../dist/roomlint.js', import.meta.url));
const [path, given] = process.argv.slice(2);
const rounds = Number(given);
// Without the first indentation, a file that is as large as it may be has room for a letter.
const text = readFileSync(path, 'utf8').replace('  ', '');
const uri = pathToFileURL(path).href;
const server = spawn(process.execPath, [COMMAND, 'lsp', '--stdio'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const waiting = new Map();
follow(server.stdout);

await ask('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
tell('initialized', {});
await shown(1, 'textDocument/didOpen', { textDocument: { uri, languageId: 'json', version: 1, text } });
const caret = positionOf('"hoverBodyContent": "');
let version = 1;
for (let done = 0; done < rounds; done++) await keystroke();
const processorTime = processorTimeOf(server.pid);
const times = [];
for (let done = 0; done < rounds; done++) {
  const start = performance.now();
  await keystroke();
  times.push(performance.now() - start);
}
const own = process.cpuUsage();
globalThis.measuredPart = {
  processMilliseconds: (own.user + own.system) / 1000 + processorTimeOf(server.pid),
  wallMilliseconds: times.sort((a, b) => a - b)[times.length >> 1],
  cpuMilliseconds: (processorTimeOf(server.pid) - processorTime) / rounds,
};
await ask('shutdown', null);
tell('exit', null);

/** Writes a letter, or removes it again. */
function keystroke() {
  const isThere = version % 2 === 0;
  const end = isThere ? { ...caret, character: caret.character + 1 } : caret;
  const contentChanges = [{ range: { start: caret, end }, text: isThere ? '' : 'x' }];
  version++;
  return shown(version, 'textDocument/didChange', { textDocument: { uri, version }, contentChanges });
}

/** Tells the server something, and waits for the diagnostics of that version. */
async function shown(wanted, method, params) {
  const published = new Promise((resolve) => waiting.set(wanted, resolve));
  tell(method, params);
  const { diagnostics } = await published;
  if (diagnostics.length > 0) throw new Error(`${path} has findings`);
}

function ask(method, params) {
  return new Promise((resolve) => {
    waiting.set(method, resolve);
    send({ id: method, method, params });
  });
}

function tell(method, params) {
  send({ method, params });
}

function send(message) {
  const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
  server.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
  server.stdin.write(body);
}

function follow(stream) {
  let rest = Buffer.alloc(0);
  stream.on('data', (piece) => {
    rest = Buffer.concat([rest, piece]);
    for (;;) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/.exec(rest.toString('latin1', 0, end))[1]);
      if (rest.length < end + 4 + length) return;
      hear(JSON.parse(rest.toString('utf8', end + 4, end + 4 + length)));
      rest = rest.subarray(end + 4 + length);
    }
  });
}

function hear({ id, method, params, result }) {
  if (method === 'textDocument/publishDiagnostics') waiting.get(params.version)?.(params);
  else if (method === undefined) waiting.get(id)?.(result);
}

/** Where the last part like this, before the middle of the text, ends. */
function positionOf(part) {
  const before = text.slice(0, text.lastIndexOf(part, text.length / 2) + part.length);
  const line = before.split('\n');
  return { line: line.length - 1, character: line.at(-1).length };
}

/** The milliseconds that a process has used the processor, in steps of 10; 0 where that is unknown. */
function processorTimeOf(pid) {
  if (process.platform !== 'linux') return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
