import { expect, test } from 'vitest';
import type { LocatedFinding } from '../../../src/verdict/lint/located-finding.js';
import { blocksOf } from '../../../src/verdict/testing/blocks.js';
import { PAGES } from '../../cases/pages.js';
import { publishedValidator } from '../../model/schema/published-schemas.js';
import { roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();

/** The schemas of what commands print as JSON; those of check print a report. */
const SCHEMAS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['plan', 'roundtrip', 'graph', 'show', 'merge'].map((name) => [name, `${name}-report`]),
  ),
  simulate: 'simulation-report',
};
function schemaOf([command = '', ...options]: readonly string[]): string {
  const isOfChange = options.includes('--since') || options.includes('--staged');
  return command === 'plan' && isOfChange ? 'plan-since-report' : (SCHEMAS[command] ?? 'report');
}

/** Everything that pages show as JSON, with the command that prints it. */
const SHOWN = PAGES.flatMap(({ path, markdown }) =>
  blocksOf(markdown)
    .filter(({ language }) => language === 'console')
    .flatMap(({ content }) => content.split(/^(?=\$ )/m))
    .flatMap((text): readonly (readonly [string, string])[] => {
      const [, command = '', json = ''] = /^\$ (roomlint .*)\n(\{\n[\s\S]*?\n\})$/m.exec(text) ?? [];
      return json === '' || json.includes('\n...') ? [] : [[`${path}: ${command}`, json]];
    })
    .filter(([name]) => / (?:-f|--format)[ =]json(?= |$)/.test(name)),
);

test.each(SHOWN)('what a page shows as JSON is what its published schema says: %s', (name, json) => {
  const words = name.replace(/^.*?: roomlint (?:check )?/, '').split(' ');
  const validate = publishedValidator(`${schemaOf(words)}.schema.json`);
  expect([validate(JSON.parse(json)), validate.errors]).toEqual([true, null]);
});

test('pages show every kind of report as JSON', () => {
  const commands = SHOWN.map(([name]) => schemaOf(name.replace(/^.*?: roomlint /, '').split(' ')));
  expect(new Set(commands)).toEqual(new Set(['report', 'plan-since-report', ...Object.values(SCHEMAS)]));
});

test('of each rule 1,000 findings are listed, and all are counted', async () => {
  const repeated = '"a":1,'.repeat(1_051);
  folder.write('many.json', `{"settings":{${repeated}"b":9007199254740993}}`);
  const { code, out } = await roomlint(['--format', 'json', 'many.json'], { cwd: folder.path });
  const { files, summary } = JSON.parse(out);
  const offsets = files[0].findings.map(({ rule, start }: LocatedFinding) => `${rule} ${start.offset}`);
  const first = Array.from({ length: 1_000 }, (_, index) => `text/duplicate-key ${19 + 6 * index}`);
  const after = 13 + repeated.length + '"b":'.length;
  expect(offsets).toEqual([...first, `text/unsafe-number ${after}`]);
  expect(files[0].omitted).toEqual({ 'text/duplicate-key': 50 });
  expect([code, summary.errors, summary.warnings]).toEqual([1, 1_050, 1]);
});
