import type { KnownFindings, PlainJson, SnapshotPlay } from '../../../../dist/index.js';
import { readFile, readJson } from './endpoint.js';

/** The library as it is published, served beside the scripts of the page. */
type Library = typeof import('../../../../dist/index.js');

const LIBRARY: string = './roomlint.js';
const library: Promise<Library> = import(LIBRARY);

/** What the server says of the config of a file. */
interface FileSettings {
  readonly config: PlainJson;
  readonly ignored: boolean;
  readonly plugins: readonly string[];
  /** What a baseline accepts. */
  readonly known: KnownFindings | undefined;
}

/** Where a file is: on the server, by its number there, or dropped, by its number on the page, where it stays. */
export type Source =
  | { readonly kind: 'served'; readonly index: number }
  | { readonly kind: 'dropped'; readonly index: number; readonly file: File };

/** Masks the credentials of a file. */
export type Covered = <Value>(value: Value) => Value;

const DEFAULTS: FileSettings = { config: {}, ignored: false, plugins: [], known: undefined };

/** A file as it was read, with the settings that apply to it. */
export interface OpenFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Empty for a dropped file: it cannot be written. */
  readonly digest: string;
  readonly settings: FileSettings;
  readonly stamp: string;
}

/** Reads files, and keeps the one that is looked at. */
export class OpenFiles {
  private key = '';
  private looked: OpenFile | undefined;
  private played: SnapshotPlay | undefined;
  private mask: Covered | undefined;
  private loaded: Library | undefined;

  /** The library, which is there once a file has been read. */
  get roomlint(): Library {
    if (this.loaded === undefined) throw new Error('no file has been read yet');
    return this.loaded;
  }

  /** The file that is looked at. */
  get current(): OpenFile {
    if (this.looked === undefined) throw new Error('the file cannot be read: see Findings');
    return this.looked;
  }

  get room(): SnapshotPlay {
    this.played ??= new this.roomlint.SnapshotPlay(this.current.bytes);
    return this.played;
  }

  /** What comes from the file that is looked at, without its credentials. */
  covered<Value>(value: Value): Value {
    this.mask ??= this.looked && this.roomlint.credentialMask(this.looked.bytes);
    return this.mask === undefined ? value : this.mask(value);
  }

  async look(source: Source): Promise<void> {
    const key = keyOf(source);
    if (key === this.key && this.looked !== undefined) return;
    this.key = key;
    this.keep(undefined);
    this.keep(await this.read(source));
  }

  /** Reads a file anew. */
  async read(source: Source): Promise<OpenFile> {
    try {
      const reading = source.kind === 'served' ? served(source.index) : dropped(source.file);
      // The library loads while the file is read.
      const [file, roomlint] = await Promise.all([reading, library]);
      this.loaded = roomlint;
      if (keyOf(source) === this.key && file.stamp !== this.looked?.stamp) this.keep(file);
      return file;
    } catch (error) {
      // What is no longer there is not shown as if it were.
      if (keyOf(source) === this.key) this.keep(undefined);
      throw error;
    }
  }

  private keep(file: OpenFile | undefined): void {
    this.looked = file;
    this.played = undefined;
    this.mask = undefined;
  }
}

async function served(index: number): Promise<OpenFile> {
  const [read, settings] = await Promise.all([
    readFile(`file/${index}`),
    readJson<Omit<FileSettings, 'known'> & { readonly known: KnownFindings | null }>(`file/${index}/config`),
  ]);
  const { known } = settings;
  return {
    ...read,
    settings: { ...settings, known: known ?? undefined },
    stamp: `${read.digest} ${JSON.stringify(settings)}`,
  };
}

/** The file stays in the page: nothing is sent anywhere. */
async function dropped(file: File): Promise<OpenFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, bytes, digest: '', settings: DEFAULTS, stamp: file.name };
}

export function keyOf({ kind, index }: Source): string {
  return `${kind} ${index}`;
}
