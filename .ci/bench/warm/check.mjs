// Checks one file again and again in a warm process. usage: node check.mjs FILE ROUNDS
import { readFileSync } from 'node:fs';
import { checkSnapshot } from '../../../dist/index.js';
import { measureWarm } from './rounds.mjs';

const [path, rounds] = process.argv.slice(2);
const bytes = readFileSync(path);
measureWarm(() => {
  const { findings } = checkSnapshot(bytes);
  if (findings.length > 0) throw new Error(`${path} has findings`);
}, Number(rounds));
