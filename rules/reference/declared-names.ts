import type { NameKind } from '../../src/catalog/name-kinds.js';
import { defineRule, type Rule } from '../kit.js';
import { namesToCompare, reportMissing } from './missing-names.js';
import { namesOf } from './name-index.js';

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

/** A rule about names that the file must declare. */
export function declaredNames({ kind, what, advice, ...texts }: DeclaredNames): Rule {
  return defineRule({
    ...texts,
    level: 'off',
    catalog: { level: 'warning' },
    kinds: ['unknown-name'],
    fix: 'unsafe',
    ...namesOf(kind, (index, report) => {
      if (index.set.size === 0) return;
      const words = {
        missing: (quoted: string) => `no ${what} is called ${quoted}`,
        advice: () => `${advice}, or correct the name`,
      };
      reportMissing(index, namesToCompare(index), words, report);
    }),
  });
}
