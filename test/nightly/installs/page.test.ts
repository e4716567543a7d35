import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { spawnRoomlint, temporaryFolder } from '../../front/cli/run-roomlint.js';
import { CHROMIUM } from '../../front/view/chromium.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = temporaryFolder();
const PAGE = readFileSync(join(root, 'examples/page.html'), 'utf8');
/** Chooses a file as a person would, and says whether the prescan ran in WebAssembly. */
const CHOOSING = `<script type="module">
  const made = [];
  const { Instance } = WebAssembly;
  WebAssembly.Instance = function (...given) { made.push(new Instance(...given)); return made.at(-1); };
  const bytes = await (await fetch('/examples/garden-broken.json')).arrayBuffer();
  const chosen = new DataTransfer();
  chosen.items.add(new File([bytes], 'garden.json'));
  const input = document.querySelector('#file');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change'));
  const findings = document.querySelector('#findings');
  new MutationObserver(() => {
    document.body.append(Object.assign(document.createElement('output'), { textContent: \`\${made.length} in WebAssembly\` }));
  }).observe(findings, { childList: true });
</script>
`;

describe.skipIf(CHROMIUM === undefined)(
  `a page in Chromium${CHROMIUM === undefined ? ' (not installed here)' : ''}`,
  () => {
    let server: Server;

    beforeAll(async () => {
      server = createServer((request, response) => {
        const path = (request.url ?? '').replace('/node_modules/roomlint/', '/');
        if (path === '/') response.setHeader('Content-Type', 'text/html').end(PAGE + CHOOSING);
        else if (/^\/(dist|examples|node_modules)\//.test(path))
          response.setHeader('Content-Type', 'text/javascript').end(readFileSync(join(root, path)));
        else response.writeHead(404).end();
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    });
    afterAll(() => server.close());

    /** What the page shows at the end. */
    async function shown(): Promise<string> {
      const { port } = server.address() as AddressInfo;
      const options = [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        `--user-data-dir=${folder.path}/profile`,
      ];
      const ending = ['--virtual-time-budget=20000', '--dump-dom', `http://127.0.0.1:${port}/`];
      const { stdout } = await promisify(execFile)(CHROMIUM ?? '', [...options, ...ending]);
      return stdout;
    }

    const { out } = spawnRoomlint(['check', '--format', 'short', join(root, 'examples/garden-broken.json')]);
    const messages = out
      .split('\n')
      .flatMap((line) => /:(\d+:\d+) \w+ (.*) \(/.exec(line)?.slice(1, 3).join(' ') ?? []);

    test('examples/page.html loads the module by an import map, and finds what the command finds', async () => {
      const page = await shown();
      expect(messages).toHaveLength(4);
      expect(page).toContain(`<pre id="findings">${messages.join('\n')}</pre>`);
      expect(page).toContain('<output>1 in WebAssembly</output>');
    });
  },
);
