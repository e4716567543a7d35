import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a browser has and the library may use: neither process, Buffer, require nor modules of Node. */
const BROWSER_GLOBALS = { TextEncoder, TextDecoder, Uint8Array, atob, crypto: globalThis.crypto };

interface Library {
  checkSnapshot(bytes: Uint8Array): { readonly findings: readonly { readonly rule: string }[] };
}

test.each([
  ['as sources', 'src/index.ts'],
  ['as published', 'dist/esm/index.js'],
])(
  'the library bundles for a browser without Node built-ins, %s, and checks a snapshot there',
  async (_kind, input) => {
    const build = await rolldown({ cwd: root, input, platform: 'browser' });
    const { output } = await build.generate({ format: 'iife', name: 'roomlint', codeSplitting: false });
    await build.close();
    const [library, ...others] = output;
    expect([library.imports, others]).toEqual([[], []]);

    const context = createContext({ ...BROWSER_GLOBALS });
    runInContext(library.code, context);
    const { checkSnapshot } = context.roomlint as Library;
    const { findings } = checkSnapshot(readFileSync(`${root}examples/garden-broken.json`));
    expect(findings.map(({ rule }) => rule)).toContain('quest/no-auto-start');
  },
);
