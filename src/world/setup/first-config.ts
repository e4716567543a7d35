import { rulePack } from '../../../rules/index.js';
import { member, textField } from '../../bytes/json/members.js';
import { isQuestIdShaped, isSoundCreator, isSoundDescription } from '../../model/snapshot/quest-values.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import type { Snapshot } from '../../model/snapshot/snapshot.js';
import { type Finding, FindingCounter, type FindingCounts, totalOf } from '../../verdict/lint/finding.js';
import { type Preset, presetSetting, type RuleSetting } from '../../verdict/lint/pack.js';
import { readSnapshot, SnapshotError } from '../../verdict/references/read-snapshot.js';
import { CommandError } from '../files/command-error.js';
import type { GitAccess } from '../files/git.js';
import { readSnapshotFile } from '../files/read.js';
import { openCheck } from '../workspace/check.js';
import type { SettingOptions } from '../workspace/file-settings.js';
import { pathSource } from '../workspace/path-source.js';
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

/** Rules for a first check, before there is a config. */
interface FirstRules {
  readonly presets: readonly Preset[];
  /** The rules to set beside the presets. */
  readonly settings: ReadonlyMap<string, RuleSetting>;
}

/** What existing rooms say about the config that fits them. */
export interface Learned extends FirstRules {
  /** The rooms, as these rules find them. */
  readonly rooms: readonly CheckedRoom[];
  /** What each preset that was tried leaves. */
  readonly findings: ReadonlyMap<string, FindingCounts>;
}

/** The files that paths lead to, and the paths that lead nowhere. */
export async function findFiles(
  paths: readonly string[],
  cwd: string,
  access: GitAccess,
): Promise<readonly Task[]> {
  const source = pathSource(paths, { cwd, access: { ...access, stdin: 0 } });
  return (await source(false)).tasks;
}

/** Learns from existing rooms. */
export async function learn(tasks: readonly Task[], cwd: string): Promise<Learned> {
  const habits = habitsOf(tasks);
  const compared: Compared[] = [];
  const compare = async (presets: readonly Preset[]): Promise<Compared> => {
    const settings = habits.settings(presets);
    const rooms = await checkRooms(tasks, { presets, settings }, cwd);
    const counts = new FindingCounter();
    for (const room of rooms) counts.addAll(room.counts);
    const one = { presets, settings, rooms, counts };
    compared.push(one);
    return one;
  };
  for (const presets of CANDIDATES) await compare(presets);
  let best = compared.reduce((one, other) => {
    const fewer = totalOf(one.counts) - totalOf(other.counts) || one.counts.errors - other.counts.errors;
    return fewer > 0 ? other : one;
  });
  // What public material says beyond the documents fits where it would stop nothing.
  const more = await compare([...best.presets, 'catalog']);
  if (failing(more.counts) <= failing(best.counts)) best = more;
  const { presets, settings, rooms } = best;
  return {
    presets,
    settings,
    rooms,
    findings: new Map(compared.map((each) => [each.presets.join(), each.counts])),
  };
}

/** A config that was tried. */
interface Compared extends FirstRules {
  readonly rooms: readonly CheckedRoom[];
  readonly counts: FindingCounts;
}

function failing({ errors, warnings }: FindingCounts): number {
  return errors + warnings;
}

function habitsOf(tasks: readonly Task[]): RoomHabits {
  const habits = new RoomHabits();
  for (const { file } of tasks) {
    const reading = readSnapshotFile(file.absolute, MAX_IMPORTED_BYTES);
    if (reading.kind !== 'bytes') continue;
    try {
      habits.add(readSnapshot(reading.bytes).snapshot);
    } catch (error) {
      // No snapshot, or a broken one: the check says which.
      if (!(error instanceof SnapshotError)) throw error;
    }
  }
  return habits;
}

/** Checks the snapshots among files; without rules, by the nearest config. @throws CommandError */
export async function checkRooms(
  tasks: readonly Task[],
  rules: FirstRules | undefined,
  cwd: string,
): Promise<readonly CheckedRoom[]> {
  const check = await openCheck({
    source: () => Promise.resolve({ tasks, mayBeNothing: '' }),
    settings: settingsOf(rules, cwd),
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

function settingsOf(rules: FirstRules | undefined, cwd: string): SettingOptions {
  if (rules === undefined) return { cwd };
  const words = [...rules.settings].map(
    ([id, { level, options }]) => `${id}:${level}:${JSON.stringify(options)}`,
  );
  return { cwd, preset: rules.presets.join(), rules: words, config: { kind: 'none' } };
}

/** The beginning of quest ids that the documents show. */
const DOCUMENTED_PREFIX = 'mlh';
/** Ids begin with the time of making. Rooms with more beginnings grew over years, and will have others. */
const MAX_PREFIXES = 3;
const EDITOR_FIELD = 'created in ';

/** What the quests of existing rooms have in common: options of rules. */
export class RoomHabits {
  private readonly prefixes = new Set<string>();
  private readonly creators = new Set<string>();
  private readonly descriptions = new Set<string>();

  add({ quests }: Snapshot): void {
    for (const { key, record } of quests?.entries ?? []) {
      if (isQuestIdShaped(key)) this.prefixes.add(key.slice(0, DOCUMENTED_PREFIX.length));
      const [creator, description] = [textField(record, 'Creator'), textField(record, 'Description')];
      if (creator !== undefined && isSoundCreator(creator)) this.creators.add(creator);
      if (description !== undefined && isSoundDescription(description)) this.descriptions.add(description);
    }
  }

  /** The rules to set beside a preset, with its levels. A value on which the rooms disagree sets none. */
  settings(presets: readonly Preset[]): ReadonlyMap<string, RuleSetting> {
    const others = [...this.prefixes].filter((prefix) => prefix !== DOCUMENTED_PREFIX).sort();
    const prefixes = others.length > MAX_PREFIXES ? 'any' : [DOCUMENTED_PREFIX, ...others];
    const owner = onlyOne(this.creators);
    const editor = onlyOne(this.descriptions)?.slice(EDITOR_FIELD.length);
    const learned = [
      ['quest/id-format', 'prefixes', others.length === 0 ? undefined : prefixes],
      ['quest/creator', 'owner', owner],
      ['quest/description', 'editor', editor],
    ] as const;
    const settings = new Map<string, RuleSetting>();
    for (const [id, option, value] of learned) {
      const rule = rulePack.get(id);
      if (value === undefined || rule === undefined) continue;
      const { level, options } = presetSetting(presets, rule);
      const isSaid = member(options, option) !== undefined;
      if (level !== 'off' && !isSaid) settings.set(id, { level, options: { [option]: value } });
    }
    return settings;
  }
}

function onlyOne(values: ReadonlySet<string>): string | undefined {
  const [one, other] = values;
  return other === undefined ? one : undefined;
}

/** What a new config says. */
export interface FirstConfig {
  readonly presets: readonly Preset[];
  readonly settings: ReadonlyMap<string, RuleSetting>;
  /** The name of the baseline; undefined for none. */
  readonly baseline: string | undefined;
}

export function configText({ presets, settings, baseline }: FirstConfig): string {
  const [preset, ...layers] = presets;
  const rules = [...settings].map(([id, { level, options }]) => [id, [level, options]] as const);
  const config = {
    extends: layers.length === 0 ? preset : presets,
    ...(rules.length > 0 && { rules: Object.fromEntries(rules) }),
    ...(baseline !== undefined && { baseline }),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
