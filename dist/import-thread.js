"use strict";
const { answerJobs } = require("./shared-threads.js");
const { outcomeOfImport } = require("./command-service.js");
const { parentPort } = require("node:worker_threads");
// src/world/service/import-thread.ts
if (parentPort !== null) answerJobs(parentPort, async ({ room, snapshot, reading }) => outcomeOfImport(room, snapshot, reading));

