import { copyFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunningService } from '../../test/front/cli/running-service.js';
import { dataFile, dataFolder } from './data-files.js';
import type { Program, Sample } from './measure.js';

export type Measure = keyof Sample;

/** At most so many times the anchor, in medians and in minima. */
export interface Target {
  readonly measure: Measure;
  readonly atMost: number;
}

export interface Comparison {
  readonly title: string;
  /** The word for the anchor in the table. */
  readonly anchorName: string;
  /** What has to be without findings before anything is measured, where that matters. */
  readonly clean?: string;
  readonly subject: Program;
  readonly anchor: Program;
  readonly targets: readonly Target[];
}

const script = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const COMMAND = script('../../dist/roomlint.js');
const PARSE = script('anchors/read-and-parse.mjs');
const PARSE_BOTH = script('anchors/read-and-parse-both.mjs');
const NOTHING: Program = { args: ['-e', '0'] };

const cpu = (atMost: number): Target => ({ measure: 'cpuMilliseconds', atMost });
const wall = (atMost: number): Target => ({ measure: 'wallMilliseconds', atMost });
const memory = (atMost: number): Target => ({ measure: 'peakKilobytes', atMost });
const roomlint = (...args: readonly string[]): Program => ({ args: [COMMAND, ...args] });

/** What creators and teams wait for, with the goals of the project. `quick` has what a change meets first. */
export function comparisons(megabytes: number, quick: boolean): Comparison[] {
  const bytes = Math.round(megabytes * 1_000_000);
  const small = dataFile('indented', 1_000_000);
  const large = dataFile('indented', bytes);
  const first: Comparison[] = [
    {
      ...{ title: '1 MB', anchorName: '`node -e 0`', clean: small },
      ...{ subject: roomlint('check', small), anchor: NOTHING, targets: [wall(2.3)] },
    },
    againstFloor(`${megabytes} MB`, large),
  ];
  if (quick) return first;
  const ten = dataFile('indented', 10_000_000);
  const files = dataFolder(1_000, 60_000);
  const both = [large, dataFile('edited', bytes)] as const;
  return [
    ...first,
    {
      ...{ title: '1,000 files of 60 KB', anchorName: 'read and parse', clean: files },
      ...{ subject: roomlint('check', files), anchor: { args: [PARSE, files] }, targets: [cpu(4), wall(4)] },
    },
    {
      ...{ title: '10 MB, a comma is missing', anchorName: 'check of a clean one', clean: ten },
      subject: { ...roomlint('check', dataFile('slipped', 10_000_000)), exitCodes: [1] },
      ...{ anchor: roomlint('check', ten), targets: [cpu(3)] },
    },
    inWarmProcess('1 MB, again in a warm process', 'check', small, 1.6),
    // 8 ms are the goal, and parsing takes about 6.
    inWarmProcess('1 MB, a keystroke in an editor', 'keystroke', small, 1.3),
    {
      ...{ title: `plan, two of ${megabytes} MB, 1,000 values differ`, anchorName: 'read and parse both' },
      ...{ subject: roomlint('plan', ...both), anchor: { args: [PARSE_BOTH, ...both] }, targets: [cpu(1.5)] },
    },
  ];
}

function againstFloor(title: string, path: string): Comparison {
  return {
    ...{ title, anchorName: 'read and parse', clean: path },
    ...{ subject: roomlint('check', path), anchor: { args: [PARSE, path] } },
    targets: [cpu(1.2), wall(1), memory(1)],
  };
}

/** A process that has checked the file before, and parses it as often; or types into it in an editor. */
function inWarmProcess(title: string, what: string, path: string, atMost: number): Comparison {
  const program = (name: string): Program => ({ args: [script(`warm/${name}.mjs`), path, '100'] });
  return {
    ...{ title, anchorName: 'parse', clean: path },
    ...{ subject: program(what), anchor: program('parse'), targets: [wall(atMost)] },
  };
}

/** A push of 10 MB to a service on this machine: 1,000 values go, and come back. */
export async function pushOf10MB(service: RunningService): Promise<Comparison> {
  const room = dataFile('indented', 10_000_000);
  const edited = dataFile('edited', 10_000_000);
  const id = await service.create();
  await service.import(id, readFileSync(room));
  Object.assign(process.env, {
    ROOMLINT_SERVER: service.address,
    ROOMLINT_ACCESS_KEY: service.keys.accessKey,
    ROOMLINT_API_KEY: service.keys.apiKey,
    ROOMLINT_ROOM: id,
    ROOMLINT_KEYS: '',
  });
  const cwd = dirname(room);
  let run = 0;
  return {
    ...{ title: 'push of 10 MB, 1,000 values differ', anchorName: 'plan of it', targets: [cpu(5)] },
    anchor: roomlint('plan', room, edited),
    subject: {
      ...{ cwd, args: [COMMAND, 'push', '--yes', '--overwrite', 'pushed.json'] },
      prepare: () => copyFileSync(run++ % 2 === 0 ? edited : room, join(cwd, 'pushed.json')),
    },
  };
}
