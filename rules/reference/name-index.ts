import type { NameKind } from '../../src/model/catalog/name-kinds.js';
import type { NameIndex } from '../../src/model/snapshot/name-reader.js';
import type { Report, Rule, Snapshot } from '../kit.js';

/** How many names are compared: of a file with more, nothing is reported. */
const MAX_NAMES = 10_000;

/** Asks for the names of one kind, and judges them when everything is known. */
export function namesOf(
  kind: NameKind,
  judge: (index: NameIndex, report: Report, snapshot: Snapshot) => void,
): Pick<Rule, 'asksNames' | 'on'> {
  return {
    asksNames: true,
    on: {
      snapshot(snapshot, report, { names }) {
        const index = names.of(kind);
        if (index.isOpen || index.set.size > MAX_NAMES || index.used.size > MAX_NAMES) return;
        judge(index, report, snapshot);
      },
    },
  };
}
