import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogTable, PEER_CHECKS, peerTable } from '../../.ci/peer-checks.js';
import { rulePack } from '../../rules/index.js';

const page = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

describe("the checks of the platform's validator", () => {
  test('are 101, each with rules that exist or a reason', () => {
    expect(PEER_CHECKS).toHaveLength(101);
    const unknown = PEER_CHECKS.flatMap(({ rules }) => rules.filter((id) => !rulePack.has(id)));
    expect(unknown).toEqual([]);
    const unexplained = PEER_CHECKS.filter(({ rules, note }) => rules.length === 0 && note === undefined);
    expect(unexplained).toEqual([]);
  });

  test('are listed in the documentation as they are here', () => {
    expect(page('peer-checks.md')).toContain(peerTable());
    expect(page('catalog.md')).toContain(catalogTable());
  });
});
