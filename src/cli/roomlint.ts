#!/usr/bin/env node
import module from 'node:module';

// Node 22.1 and later keep compiled code for the next run. This comes first, so that it covers everything that is loaded.
(module as { enableCompileCache?: () => unknown }).enableCompileCache?.();
const { run } = await import('./run.js');
process.exitCode = await run(process.argv.slice(2));
