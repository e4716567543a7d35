import { describe, expect, test } from 'vitest';
import { task } from '../example-changes.js';
import { inDetail } from './shown-findings.js';

describe('subscriptions', () => {
  const AT = '/logic/2#/Tasks';
  const NEW_ID = '  unsafe fix: write a new UUID v4';

  test.each<readonly [version: string, id: string, findings: readonly string[]]>([
    ['any', 'x', [`subscription/id-uuid ${AT}/1/Id: Id "x" is not a UUID: write a new UUID v4`, NEW_ID]],
    ['any', '6fa459ea-ee8a-11ca-894e-db77e160355e', []],
    [
      '4',
      '6fa459ea-ee8a-11ca-894e-db77e160355e',
      [
        `subscription/id-uuid ${AT}/1/Id: Id "6fa459ea-ee8a-11ca-894e-db77e160355e" is a UUID but not version 4: write a new UUID v4`,
        NEW_ID,
      ],
    ],
  ])('with version "%s" and the Id %s', (version, Id, findings) => {
    expect(inDetail(task('2', 1, { Id }), { 'subscription/id-uuid': { version } })).toEqual(findings);
  });
});
