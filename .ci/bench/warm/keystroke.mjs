// Types into one file in an editor of `roomlint lsp`: from a change to its diagnostics. usage: node keystroke.mjs FILE ROUNDS
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';

const COMMAND = fileURLToPath(new URL('../../../dist/roomlint.js', import.meta.url));
const [path, given] = process.argv.slice(2);
const rounds = Number(given);
// Without the first indentation, a file that is as large as it may be has room for a letter.
const text = readFileSync(path, 'utf8').replace('  ', '');
const uri = pathToFileURL(path).href;
const server = spawn(process.execPath, [COMMAND, 'lsp', '--stdio'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const connection = createProtocolConnection(
  new StreamMessageReader(server.stdout),
  new StreamMessageWriter(server.stdin),
);
/** Who waits for the diagnostics of a version. */
const waiting = new Map();
connection.onNotification('textDocument/publishDiagnostics', (shown) => waiting.get(shown.version)?.(shown));
connection.listen();

await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
await connection.sendNotification('initialized', {});
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
await connection.sendRequest('shutdown');
await connection.sendNotification('exit');

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
  await connection.sendNotification(method, params);
  const { diagnostics } = await published;
  waiting.delete(wanted);
  if (diagnostics.length > 0) throw new Error(`${path} has findings`);
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
