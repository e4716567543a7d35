import { decodeLoosely } from '../text/encoding.js';
import { unprescannedBuffer } from './prescan-thread.js';
import { type FileReading, readSnapshotFile } from './read.js';
import { MAX_OUTPUT, MAX_SETTINGS } from './sizes.js';

/** The text of a file that decides what is found, or why there is none. */
export type SettingsReading =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'error'; readonly message: string };

/** Reads a config or .gitignore up to a length, because others may have put it there. */
export function readFoundSettings(path: string, most: number = MAX_SETTINGS): SettingsReading {
  return asText(readSnapshotFile(path, most, unprescannedBuffer), most);
}

/** Reads a file that the user named. */
export function readNamedSettings(path: string): SettingsReading {
  return asText(readSnapshotFile(path, MAX_OUTPUT, unprescannedBuffer), MAX_OUTPUT);
}

function asText(reading: FileReading, most: number): SettingsReading {
  if (reading.kind === 'too-large')
    return { kind: 'error', message: `it is larger than ${most.toLocaleString('en')} bytes` };
  return reading.kind === 'error' ? reading : { kind: 'text', text: decodeLoosely(reading.bytes) };
}
