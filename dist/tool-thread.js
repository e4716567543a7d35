"use strict";
const { answerCalls } = require("./mcp.js");
const { parentPort, workerData } = require("node:worker_threads");
// src/front/mcp/tool-thread.ts
if (parentPort !== null) answerCalls(parentPort, workerData);

