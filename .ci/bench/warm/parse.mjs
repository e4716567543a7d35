// Parses one file and its logic again and again in a warm process. usage: node parse.mjs FILE ROUNDS
import { readFileSync } from 'node:fs';
import { measureWarm } from './rounds.mjs';

const [path, rounds] = process.argv.slice(2);
const bytes = readFileSync(path);
measureWarm(() => {
  const snapshot = JSON.parse(bytes.toString('utf8'));
  for (const logic of Object.values(snapshot.logic ?? {})) JSON.parse(logic);
}, Number(rounds));
