import { Session } from 'node:inspector';
import { PerformanceObserver } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { checkSnapshotAsync } from '../../src/index.js';
import { SHAPES, type Shape } from './hostile/shapes.js';
import { ROOM_SHAPES } from './steps/rooms.js';

/*
 * npm run bench:steps [-- options]: the longest step of checkSnapshotAsync for each shape of a file. A step is
 * timed as the lesser of CPU and wall time, so that neither other programs nor other threads count, and each
 * step counts as the least of its runs. What the collection of garbage took of it is taken off.
 *
 *   --size MB    millions of bytes (10)
 *   --runs N     how often each file is checked (3)
 *   --only TEXT  only shapes whose names contain TEXT
 *   --skip N     leave out the first N shapes
 *   --from MS    steps that take so long are listed (20)
 *   --profile    says which functions the longest steps are in
 */
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '10' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    skip: { type: 'string', default: '0' },
    from: { type: 'string', default: '20' },
    profile: { type: 'boolean', default: false },
  },
});
const bytes = Number(values.size) * 1_000_000;
/** So many steps of a shape are profiled. */
const PROFILED = 4;
const from = Number(values.from);

/** One step: when it was, and how long it took, in milliseconds. */
interface Step {
  readonly start: number;
  readonly end: number;
  readonly cpu: number;
}

const { now } = performance;
const { setImmediate } = globalThis;
const clock = (): number => now.call(performance);

/** Checks the bytes, pausing after each step. */
async function steps(text: Uint8Array, around: (step: number, isBefore: boolean) => void): Promise<Step[]> {
  const taken: Step[] = [];
  let [start, cpu, ticks] = [0, process.cpuUsage(), 0];
  const signal = {
    throwIfAborted() {
      around(taken.length, true);
      cpu = process.cpuUsage();
      start = clock();
    },
  };
  const finished = (): void => {
    const end = clock();
    const { user, system } = process.cpuUsage(cpu);
    around(taken.length, false);
    taken.push({ start, end, cpu: (user + system) / 1000 });
  };
  // Each look at the clock says that the slice is over.
  performance.now = () => (ticks += 1000);
  globalThis.setImmediate = ((done: () => void) => {
    finished();
    queueMicrotask(done);
  }) as typeof setImmediate;
  try {
    await checkSnapshotAsync(text, {}, { signal });
    finished();
  } finally {
    performance.now = now;
    globalThis.setImmediate = setImmediate;
  }
  return taken;
}

interface Longest {
  readonly step: number;
  readonly milliseconds: number;
  /** With the collection of garbage. */
  readonly first: number;
}

/** The steps of some runs, the longest first. The first two of a check happen before anything is done. */
async function longest(text: Uint8Array): Promise<{ all: Longest[]; total: number }> {
  const collections: { start: number; end: number }[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      collections.push({ start: startTime, end: startTime + duration });
  });
  observer.observe({ entryTypes: ['gc'] });
  const runs: Step[][] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    runs.push(await steps(text, () => {}));
    await new Promise((resolve) => setImmediate(resolve));
  }
  observer.disconnect();
  const taken = (each: Step): number => Math.min(each.end - each.start, each.cpu);
  const collected = ({ start, end }: Step): number =>
    collections.reduce(
      (sum, each) => sum + Math.max(0, Math.min(end, each.end) - Math.max(start, each.start)),
      0,
    );
  const total = Math.min(...runs.map((run) => run.reduce((sum, each) => sum + taken(each), 0)));
  const all = (runs[0] ?? []).flatMap((first, step) => {
    const same = runs.flatMap((run) => run[step] ?? []);
    if (Math.min(...same.map(taken)) < 2) return [];
    const milliseconds = Math.min(...same.map((each) => taken(each) - collected(each)));
    return [{ step, milliseconds, first: taken(first) }];
  });
  return { all: all.sort((a, b) => b.milliseconds - a.milliseconds), total };
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

/** The functions that the time of some steps went into, outermost first, with milliseconds. */
async function profiled(text: Uint8Array, wanted: ReadonlySet<number>): Promise<string> {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: 200 });
  let lines = '';
  await steps(text, (step, isBefore) => {
    if (!wanted.has(step)) return;
    if (isBefore) return session.post('Profiler.start');
    session.post('Profiler.stop', (_error, { profile }) => {
      lines += `    step ${step}\n${heaviest(profile as never)}\n`;
    });
  });
  session.disconnect();
  return lines;
}

function heaviest({
  nodes,
  samples,
  timeDeltas,
}: {
  nodes: readonly ProfileNode[];
  samples: readonly number[];
  timeDeltas: readonly number[];
}): string {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const own = new Map<number, number>();
  for (const [index, id] of samples.entries())
    own.set(id, (own.get(id) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  const inAll = (node: ProfileNode): number =>
    (own.get(node.id) ?? 0) +
    (node.children ?? []).reduce((sum, id) => sum + inAll(byId.get(id) as ProfileNode), 0);
  const lines: string[] = [];
  const show = (node: ProfileNode, depth: number): void => {
    const all = inAll(node);
    if (all < 3) return;
    const { functionName, url, lineNumber } = node.callFrame;
    const place = `${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`;
    lines.push(`      ${'·'.repeat(Math.min(depth, 12))} ${all.toFixed(0)} ${functionName} ${place}`);
    for (const id of node.children ?? []) show(byId.get(id) as ProfileNode, depth + 1);
  };
  const [root] = nodes;
  if (root !== undefined) for (const id of root.children ?? []) show(byId.get(id) as ProfileNode, 0);
  return lines.join('\n');
}

const bytesOf = ({ text }: Shape): Uint8Array => {
  const written = text(bytes);
  return typeof written === 'string' ? new TextEncoder().encode(written) : written;
};

let beyond = 0;
console.log('| shape | MB | longest step | first run | steps | in all |\n|---|---:|---:|---:|---:|---:|');
for (const shape of [...ROOM_SHAPES, ...SHAPES].slice(Number(values.skip))) {
  if (!shape.name.includes(values.only)) continue;
  const text = bytesOf(shape);
  const { all, total } = await longest(text);
  const [worst] = all;
  const long = all.filter(({ milliseconds }) => milliseconds >= from);
  if (long.length > 0) beyond++;
  const cells = [
    shape.name,
    (text.length / 1e6).toFixed(1),
    `${(worst?.milliseconds ?? 0).toFixed(0)} ms`,
    `${Math.max(0, ...all.map(({ first }) => first)).toFixed(0)} ms`,
    long
      .map(({ step, milliseconds }) => `${step}: ${milliseconds.toFixed(0)}`)
      .slice(0, 8)
      .join(', '),
    `${total.toFixed(0)} ms`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  if (values.profile && long.length > 0)
    console.log(await profiled(text, new Set(long.slice(0, PROFILED).map(({ step }) => step))));
}
console.log(`\n${beyond} shapes have steps of ${from} ms or more`);
