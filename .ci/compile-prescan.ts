import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const BANNER = '// Generated from src/bytes/scan/assembly/ by .ci/compile-prescan.ts. Do not edit.\n';

const SOURCE = 'src/bytes/scan/assembly/prescan.ts';
const OPTIONS = [
  '-O3',
  '--noAssert',
  // Nothing is allocated, so nothing of AssemblyScript's own library comes along.
  ...['--runtime', 'stub'],
  // The text is in the memory before the code is: see src/bytes/scan/prescan.ts.
  ...['--importMemory', '--noExportMemory', '--sharedMemory', '--enable', 'threads'],
  ...['--initialMemory', '2', '--maximumMemory', '32767'],
  // The words that are sought come after the levels of assembly/layout.ts, and the cuts after them.
  ...['--memoryBase', '32768'],
];

/** Compiles the prescan to WebAssembly. The same sources give the same bytes. */
export async function compilePrescan(): Promise<Uint8Array> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  let code: Uint8Array | undefined;
  const { error, stderr } = await asc.main(
    [SOURCE, ...OPTIONS, '--baseDir', root, '--outFile', 'prescan.wasm'],
    {
      writeFile: (_name, contents) => {
        code = contents as Uint8Array;
      },
    },
  );
  if (error !== null || code === undefined) throw new Error(`${SOURCE}: ${error?.message}\n${stderr}`);
  return code;
}

/** Writes the compiled prescan as a module: it needs no file to be read, so it also runs in a browser. */
export async function main(): Promise<void> {
  const code = await compilePrescan();
  const folder = fileURLToPath(new URL('../src/bytes/scan/compiled/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const text = Buffer.from(code).toString('base64');
  writeFileSync(`${folder}prescan-wasm.js`, `${BANNER}export const prescanWasm =\n  '${text}';\n`);
  writeFileSync(`${folder}prescan-wasm.d.ts`, `${BANNER}export declare const prescanWasm: string;\n`);
}
