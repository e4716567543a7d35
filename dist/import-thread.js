"use strict";
const { answerJobs } = require("./threads.js");
const { outcomeOfImport } = require("./service.js");
const { parentPort } = require("node:worker_threads");
// src/world/service/import-thread.ts
if (parentPort !== null) answerJobs(parentPort, async ({ room, snapshot, reading }) => outcomeOfImport(room, snapshot, reading));

