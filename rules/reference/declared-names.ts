import type { NameKind } from '../../src/model/catalog/name-kinds.js';
import { defineRule, quoteValue, type Rule } from '../kit.js';
import { comparableNames, didYouMean, missingNames, type NameValues } from './missing-names.js';

/** Names that effects use and that the file declares, if it declares any of their kind. */
interface DeclaredNames {
  readonly kind: NameKind;
  readonly id: string;
  readonly summary: string;
  readonly source: string;
  /** What has the name: `camera state`. */
  readonly what: string;
  /** What to do about a name that nothing has, besides correcting it. */
  readonly advice: string;
}

function declaredNames({ kind, what, advice, ...texts }: DeclaredNames): Rule {
  return defineRule({
    ...texts,
    level: 'off',
    catalog: { level: 'warning' },
    kinds: {
      'unknown-name': ({ name, meant }: NameValues) =>
        `no ${what} is called ${quoteValue(name)}: ${didYouMean(meant, `${advice}, or correct the name`)}`,
    },
    fix: 'unsafe',
    asksNames: true,
    on: {
      snapshot(_snapshot, report, { names }) {
        const index = comparableNames(names, kind);
        if (index === undefined || index.set.size === 0) return;
        for (const found of missingNames(index, () => true)) report({ kind: 'unknown-name', ...found });
      },
    },
  });
}

export const cameraState = declaredNames({
  kind: 'cameraState',
  id: 'reference/camera-state',
  summary: 'Camera states that effects name are declared in the settings',
  source: 'public material of the platform, camera states',
  what: 'camera state',
  advice: 'declare it in customCameraStates of roomSettingsExtraData',
});

export const movementProfile = declaredNames({
  kind: 'movementProfile',
  id: 'reference/movement-profile',
  summary: 'Movement profiles that effects name are declared in the settings',
  source: 'public material of the platform, movement profiles',
  what: 'movement profile',
  advice: 'declare it in movementStates of roomSettingsExtraData',
});

export const leaderboard = declaredNames({
  kind: 'leaderboard',
  id: 'reference/leaderboard',
  summary: 'Leaderboards that effects name exist',
  source: 'public material of the platform, leaderboards: the names must match exactly',
  what: 'leaderboard',
  advice: 'give a Leaderboard this name (ln)',
});

export const npc = declaredNames({
  kind: 'npc',
  id: 'reference/npc',
  summary: 'Characters that effects name exist',
  source: 'public material of the platform, messages to characters',
  what: 'character',
  advice: 'give a GLBNPC this name (n)',
});
