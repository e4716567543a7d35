#!/usr/bin/env node
import {
  run
} from "./chunk-J5VCTOPV.js";
import "./chunk-VOGMFKIM.js";
import "./chunk-5I3HYGJF.js";

// src/cli/roomlint.ts
process.exitCode = await run(process.argv.slice(2));
