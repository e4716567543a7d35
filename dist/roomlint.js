#!/usr/bin/env node
import{run}from"./chunk-SA4WI5IV.js";import"./chunk-QVHADQOI.js";import"./chunk-ZRMAVGTP.js";process.exitCode=await run(process.argv.slice(2));
