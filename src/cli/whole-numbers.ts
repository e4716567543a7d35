import { CommandError } from '../workspace/command-error.js';

const MAX_PORT = 65_535;

/** The value of an option that counts something. */
export function readCount(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  throw new CommandError(`--${option} must be a whole number of 0 or more, not "${text}"`);
}

/** The value of `--port`. */
export function readPort(text: string | undefined, byDefault: number): number {
  if (text === undefined) return byDefault;
  if (/^\d{1,5}$/.test(text) && Number(text) <= MAX_PORT) return Number(text);
  throw new CommandError(`--port must be a whole number from 0 to ${MAX_PORT}, not "${text}"`);
}
