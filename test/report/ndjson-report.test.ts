import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { roomlint, temporaryFolder } from '../cli/run-roomlint.js';

const folder = temporaryFolder();
const root = new URL('../../', import.meta.url);

function schemaNamed(name: string): object {
  return JSON.parse(readFileSync(new URL(`schemas/${name}`, root), 'utf8')) as object;
}

test.each([[[]], [['--shard=1/1']]])(
  'lines say what json says, which matches its schema: %j',
  async (shard) => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
      schemaNamed('report.schema.json'),
    );
    const room = new URL('examples/garden-broken.json', root).pathname;
    const args = ['check', '--no-config', ...shard, room, `${folder.path}/gone.json`];
    const { out } = await roomlint([...args, '-f', 'ndjson'], { cwd: folder.path });
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines).toHaveLength(3);
    const json = JSON.parse((await roomlint([...args, '-f', 'json'], { cwd: folder.path })).out) as object;
    expect({ ...lines[2], files: lines.slice(0, 2) }).toEqual(json);
    expect(validate(json), JSON.stringify(validate.errors)).toBe(true);
  },
);

test('a page of documentation comes with each finding of JSON, SARIF and rdjson', async () => {
  const room = new URL('examples/garden-broken.json', root).pathname;
  const of = async (format: string): Promise<string> =>
    (await roomlint(['check', '--no-config', '-f', format, room], { cwd: folder.path })).out;
  const { version, repository } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
    version: string;
    repository: { url: string };
  };
  const [, home = ''] = /^git\+(https:\/\/github\.com\/.+)\.git$/.exec(repository.url) ?? [];
  const page = (rule: string): string => `${home}/blob/v${version}/rules/${rule}.md`;
  const json = JSON.parse(await of('json')) as { files: { findings: { rule: string; url: string }[] }[] };
  const [{ findings } = { findings: [] }] = json.files;
  expect(findings.length).toBeGreaterThan(0);
  for (const { rule, url } of findings) expect(url).toBe(page(rule));
  const sarif = JSON.parse(await of('sarif')) as {
    runs: { tool: { driver: { informationUri: string; rules: { id: string; helpUri: string }[] } } }[];
  };
  const driver = sarif.runs[0]?.tool.driver;
  expect(driver?.informationUri).toBe(home);
  for (const { id, helpUri } of driver?.rules ?? []) expect(helpUri).toBe(page(id));
  const rdjson = JSON.parse(await of('rdjson')) as {
    source: object;
    diagnostics: { code: { value: string; url: string } }[];
  };
  expect(rdjson.source).toEqual({ name: 'roomlint', url: home });
  for (const { code } of rdjson.diagnostics) expect(code.url).toBe(page(code.value));
});
