#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { requireCompiled } from './compile-cache.js';

const inPackage = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const { run } = requireCompiled(inPackage('run.js'), inPackage('../.cache')) as typeof import('./run.js');
void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
