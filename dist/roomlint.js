#!/usr/bin/env node
import {
  run
} from "./chunk-COSWQLHE.js";
import "./chunk-X2EX4ZUT.js";

// src/cli/roomlint.ts
process.exitCode = await run(process.argv.slice(2));
