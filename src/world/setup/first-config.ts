import { type Finding, FindingCounter, type FindingCounts, totalOf } from '../../verdict/lint/finding.js';
import type { Preset } from '../../verdict/lint/pack.js';
import { CommandError } from '../files/command-error.js';
import { openCheck } from '../workspace/check.js';
import type { Task } from '../workspace/source.js';

/* The config of a setup: what existing rooms say about it, and its text. */

/** A snapshot, and what a check finds in it. */
export interface CheckedRoom {
  /** As reports show it. */
  readonly path: string;
  readonly absolute: string;
  readonly findings: readonly Finding[];
  readonly counts: FindingCounts;
  /** Whether it cannot be read as a whole, as with a broken text. */
  readonly isBroken: boolean;
}

/** The presets that are compared, the stricter one first. */
const CANDIDATES: readonly (readonly Preset[])[] = [['recommended'], ['lenient']];

/** What existing rooms say about the config that fits them. */
export interface Learned {
  readonly presets: readonly Preset[];
  /** Whether their quest ids begin as the documents show. */
  readonly hasKnownIds: boolean;
  /** The rooms, as these presets find them. */
  readonly rooms: readonly CheckedRoom[];
}

const ID_RULE = 'quest/id-format';
/** Quest ids begin with the time of making: in a room of another time, each would be an error. */
const ANY_ID = ['error', { prefixes: 'any' }] as const;

/** Learns from existing rooms. */
export async function learn(tasks: readonly Task[], cwd: string): Promise<Learned> {
  const compared: Compared[] = [];
  let hasKnownIds = true;
  const compare = async (presets: readonly Preset[]): Promise<Compared> => {
    let rooms = await checkRooms(tasks, presets, cwd, hasKnownIds);
    if (hasKnownIds && rooms.some(({ findings }) => findings.some(isOfUnknownId))) {
      hasKnownIds = false;
      rooms = await checkRooms(tasks, presets, cwd, hasKnownIds);
    }
    const counts = new FindingCounter();
    for (const room of rooms) counts.addAll(room.counts);
    return { presets, rooms, counts };
  };
  for (const presets of CANDIDATES) compared.push(await compare(presets));
  let best = compared.reduce((one, other) => {
    const fewer = totalOf(one.counts) - totalOf(other.counts) || one.counts.errors - other.counts.errors;
    return fewer > 0 ? other : one;
  });
  // What public material says beyond the documents fits where it would stop nothing, which a broken room does not show.
  const more = await compare([...best.presets, 'catalog']);
  const isKnown = !more.rooms.some(({ isBroken }) => isBroken);
  if (isKnown && failing(more.counts) <= failing(best.counts)) best = more;
  const { presets, rooms } = best;
  return { presets, hasKnownIds, rooms };
}

function isOfUnknownId({ rule, kind }: Finding): boolean {
  return rule === ID_RULE && kind === 'other-prefix';
}

/** A config that was tried. */
interface Compared {
  readonly presets: readonly Preset[];
  readonly rooms: readonly CheckedRoom[];
  readonly counts: FindingCounts;
}

function failing({ errors, warnings }: FindingCounts): number {
  return errors + warnings;
}

/** Checks the snapshots among files; without presets, by the nearest config. @throws CommandError */
export async function checkRooms(
  tasks: readonly Task[],
  presets: readonly Preset[] | undefined,
  cwd: string,
  hasKnownIds = true,
): Promise<readonly CheckedRoom[]> {
  const rules = hasKnownIds ? [] : [`${ID_RULE}:${ANY_ID[0]}:${JSON.stringify(ANY_ID[1])}`];
  const check = await openCheck({
    listing: { tasks, mayBeNothing: '' },
    settings: presets === undefined ? { cwd } : { cwd, preset: presets.join(), rules, config: false },
    onlySnapshots: true,
  });
  const absolute = new Map(tasks.map(({ file }) => [file.path, file.absolute]));
  const rooms: CheckedRoom[] = [];
  await check.run((event) => {
    if (event.kind === 'problem') throw new CommandError(event.message, event.details);
    if (event.kind !== 'checked') return;
    const { path, findings, isStopped = false } = event.report;
    const room = { path, absolute: absolute.get(path) ?? path, findings, isBroken: isStopped };
    rooms.push({ ...room, counts: event.remaining });
  });
  return rooms;
}

/** What a new config says. @param baseline its name; undefined for none */
export function configText({ presets, hasKnownIds }: Learned, baseline: string | undefined): string {
  const [preset, ...layers] = presets;
  const config = {
    extends: layers.length === 0 ? preset : presets,
    ...(!hasKnownIds && preset === 'recommended' && { rules: { [ID_RULE]: ANY_ID } }),
    ...(baseline !== undefined && { baseline }),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
