import { rulePack } from '../../../rules/index.js';
import { member, textField } from '../../bytes/json/members.js';
import { isQuestIdShaped, isSoundCreator, isSoundDescription } from '../../model/snapshot/quest-values.js';
import type { Snapshot } from '../../model/snapshot/snapshot.js';
import { type Preset, presetSetting, type RuleSetting } from '../../verdict/lint/pack.js';

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
