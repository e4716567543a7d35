import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/front/cli/commands.js';
import { BlockError, checkPage } from '../../src/testing.js';
import { blockText } from '../../src/verdict/testing/blocks.js';
import { consoleFaults, sectionsOf } from './console.js';
import { PAGES, ROOT, RUNNER, SHOWN_PAGES } from './pages.js';

// The first case that runs a command should not be the one that waits for its modules.
beforeAll(async () => {
  for (const command of COMMANDS.values()) await command.load();
  await import('../../src/world/service/service.js');
});

/*
 * `npm run accept` writes the words that are shown now; a rule, kind, level, place or fix that changes needs
 * `npm run accept -- --findings FILE`.
 */
describe.each(PAGES.map(({ path, markdown }) => [path, markdown] as const))('%s', (path, markdown) => {
  for (const section of sectionsOf(markdown))
    test(section.title, async () => {
      for (const { block, expected } of await consoleFaults(section))
        expect(expected, `${path}:${block.line}`).toBe(blockText(block));
    });
  for (const each of RUNNER.cases(markdown))
    test(`${each.title} (line ${each.text.line})`, () => {
      for (const { line, shown, expected } of RUNNER.faultsOf(each))
        expect(expected, `${path}:${line}`).toBe(shown);
    });
});

describe.each(SHOWN_PAGES.map(({ path, markdown }) => [path, markdown] as const))('%s', (path, markdown) => {
  test.each(sectionsOf(markdown))('$title', async (section) => {
    for (const { block, expected } of await consoleFaults(section, 'shown'))
      expect(expected, `${path}:${block.line}`).toBe(blockText(block));
  });
});

test('the page of a plugin is checked with the rules of the plugin', async () => {
  const { default: plugin } = (await import(`${ROOT}examples/plugin.mjs`)) as { default: object };
  const page = readFileSync(`${ROOT}examples/plugin.md`, 'utf8');
  expect(checkPage(page, { plugin })).toEqual([]);
  expect(checkPage(page.replace('write true', 'lock it'), { plugin })).toMatchObject([
    { title: 'Examples with findings, A model that can be dragged', line: 13 },
  ]);
  expect(() => checkPage(page, { plugin: 7 })).toThrow('its default export is not a rule');
});

test('a block that cannot be read is named with its line', () => {
  const faultIn = (...lines: readonly string[]): string => {
    try {
      checkPage(`# a page\n\n${lines.join('\n')}\n`);
      return 'none';
    } catch (error) {
      if (!(error instanceof BlockError)) throw error;
      return error.message;
    }
  };
  expect(faultIn('```room', '/quests/a/b/c: 1', '```')).toBe(
    'line 4: nothing can be at b: the value above it is neither an object nor a list: /quests/a/b/c: 1',
  );
  expect(faultIn('```room', '- /roomItems/9', '```')).toBe('line 4: there is no 9: - /roomItems/9');
  expect(faultIn('```room', 'what', '```')).toMatch(/^line 4: write \/place: JSON, .*: what$/);
  expect(faultIn('```room castle', '```')).toBe('line 3: there is no room named castle');
  expect(faultIn('```findings', '```')).toBe('line 3: no room comes before this findings');
  expect(faultIn('```config', '{ "rule": 1 }', '```', '', '```room', '```')).toMatch(
    /^line 3: unknown key "rule"/,
  );
});
