import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunningService } from '../../test/front/cli/running-service.js';
import { COMMAND } from './comparisons.js';
import { dataFile } from './data-files.js';
import { measure, type Program } from './measure.js';

/** Millions of bytes. */
const SIZES = [1, 10, 50] as const;

/** A room of one size, and the folder from which commands are run. */
interface Desk {
  readonly room: string;
  readonly edited: string;
  readonly faulty: string;
  readonly folder: string;
}

interface Command {
  readonly name: string;
  /** @param run its number: a push has nothing to do twice */
  readonly program: (desk: Desk, run: number) => Program;
}

const COMMANDS: readonly Command[] = [
  { name: '`check`', program: ({ room }) => roomlint(['check', room]) },
  {
    name: '`check`, 1,000 faults',
    program: ({ faulty }) => roomlint(['check', faulty], 1),
  },
  {
    name: '`check --fix-dry-run`, 1,000 faults',
    program: ({ faulty }) => ({ ...roomlint(['check', '--fix-dry-run', faulty]), exitCodes: [0, 1] }),
  },
  {
    name: '`roundtrip`, 1,000 values differ',
    program: ({ room, edited }) => roomlint(['roundtrip', '--keep', 'unknown', room, edited]),
  },
  { name: '`plan`, 1,000 values differ', program: ({ room, edited }) => roomlint(['plan', room, edited]) },
  { name: '`graph`', program: ({ room }) => roomlint(['graph', '--format', 'json', room]) },
  { name: '`show`', program: ({ room }) => roomlint(['show', room]) },
  {
    name: '`simulate`, one step',
    program: ({ room, folder }) => roomlint(['simulate', '--script', join(folder, 'script.txt'), room]),
  },
  {
    name: '`pull`',
    program: ({ folder }) => ({ ...roomlint(['pull', 'pulled.json']), cwd: folder }),
  },
  {
    name: '`push`, 1,000 values differ',
    program: ({ folder, room, edited }, run) => ({
      ...roomlint(['push', '--yes', '--overwrite', 'pushed.json']),
      cwd: folder,
      prepare: () => copyFileSync(run % 2 === 0 ? edited : room, join(folder, 'pushed.json')),
    }),
  },
];

function roomlint(args: readonly string[], exitCode = 0): Program {
  return { args: [COMMAND, ...args], exitCode };
}

/** A table of the CPU time of commands on rooms of 1, 10 and 50 MB, the least of so many runs. */
export async function growthTable(runs: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'roomlint-growth-'));
  const service = await RunningService.start(join(folder, 'service'));
  try {
    const times = new Map<string, number[]>(COMMANDS.map(({ name }) => [name, []]));
    for (const size of SIZES) {
      const desk = await deskFor(size, folder, service);
      for (const { name, program } of COMMANDS) {
        process.stderr.write(`measuring ${name} on ${size} MB\n`);
        let least = Number.POSITIVE_INFINITY;
        for (let run = 0; run < runs; run++) {
          const { cpuMilliseconds } = await measure(program(desk, run));
          least = Math.min(least, cpuMilliseconds);
        }
        times.get(name)?.push(least);
      }
    }
    return table(times);
  } finally {
    await service.end('SIGTERM');
    rmSync(folder, { recursive: true });
  }
}

async function deskFor(megabytes: number, parent: string, service: RunningService): Promise<Desk> {
  const bytes = megabytes * 1_000_000;
  const room = await dataFile('indented', bytes);
  const [edited, faulty] = [await dataFile('edited', bytes), await dataFile('faulty', bytes)];
  const folder = join(parent, String(megabytes));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'script.txt'), 'reload\n');
  const id = await service.create();
  await service.import(id, await readFile(room));
  Object.assign(process.env, {
    ROOMLINT_SERVER: service.address,
    ROOMLINT_ACCESS_KEY: service.keys.accessKey,
    ROOMLINT_API_KEY: service.keys.apiKey,
    ROOMLINT_ROOM: id,
    ROOMLINT_KEYS: '',
  });
  return { room, edited, faulty, folder };
}

function table(times: ReadonlyMap<string, readonly number[]>): string {
  const lines = ['| Command | 1 MB | 10 MB | 50 MB |', '|---|--:|--:|--:|'];
  for (const [name, least] of times)
    lines.push(`| ${[name, ...least.map((time) => `${Math.round(time)} ms`)].join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}
