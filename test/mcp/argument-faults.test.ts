import { expect, test } from 'vitest';
import { argumentFault } from '../../src/mcp/argument-faults.js';
import { TOOLS } from '../../src/mcp/tools/index.js';

test.each([
  ['check', 'file', 'did you mean "path"?'],
  ['check', 'filePath', 'did you mean "path"?'],
  ['check', 'limit', 'did you mean "max"?'],
  ['check', 'pointer', 'did you mean "place"?'],
  ['edit', 'edits', 'did you mean "changes"?'],
  ['plan', 'before', 'did you mean "against"?'],
  ['check', 'ruel', 'did you mean "rule"?'],
  ['check', 'constructor', 'it takes path, rule, place, max, offset'],
])('%s leads from the argument %s to the one that is meant', (name, argument, advice) => {
  const tool = TOOLS.get(name);
  const fault = tool && argumentFault(tool, { [argument]: 'a.json' });
  expect(fault).toBe(`${name} has no argument "${argument}": ${advice}`);
});
