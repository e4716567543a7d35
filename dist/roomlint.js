#!/usr/bin/env node
import module from "node:module";
// src/cli/roomlint.ts
module.enableCompileCache?.();
const { run } = await import("./run.js");
process.exitCode = await run(process.argv.slice(2));
export {};
