import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a browser has and the library may use. Neither process, Buffer, require nor any module of Node is among it. */
const BROWSER_GLOBALS = { TextEncoder, TextDecoder, Uint8Array, crypto: globalThis.crypto };

interface Library {
  checkSnapshot(bytes: Uint8Array): { readonly findings: readonly { readonly rule: string }[] };
}

describe('the library', () => {
  test('bundles for a browser with nothing of Node, and checks a snapshot there', async () => {
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      entryPoints: ['src/index.ts'],
      bundle: true,
      platform: 'browser',
      format: 'iife',
      globalName: 'roomlint',
      metafile: true,
      write: false,
    });
    const outside = Object.values(metafile.inputs).flatMap(({ imports }) =>
      imports.filter(({ external }) => external).map(({ path }) => path),
    );
    expect(outside).toEqual([]);

    const context = createContext({ ...BROWSER_GLOBALS });
    runInContext(outputFiles[0]!.text, context);
    const library = context.roomlint as Library;
    const { findings } = library.checkSnapshot(readFileSync(`${root}examples/garden-broken.json`));
    expect(findings.map(({ rule }) => rule)).toContain('quest/no-auto-start');
  });
});
