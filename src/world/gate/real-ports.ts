import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { ACCEPTED, type ServiceClient } from '../api/client.js';
import type { DownloadTarget } from '../api/read-response.js';
import { uploadAsset } from '../api/upload.js';
import { readSnapshotFile } from '../files/read.js';
import { replaceFile } from '../files/replace-file.js';
import { FolderError, type LocalFile, type Remote } from './ports.js';

/** A room at the service, over its REST API. */
export class ServiceRemote implements Remote {
  constructor(
    private readonly client: ServiceClient,
    private readonly room: string,
    readonly server: string,
  ) {}

  async download(): Promise<Uint8Array> {
    let bytes: Uint8Array = new Uint8Array();
    const open = (): DownloadTarget => {
      const gathered: Uint8Array[] = [];
      return {
        write: (piece) => void gathered.push(piece),
        commit: () => {
          bytes = Buffer.concat(gathered);
        },
        discard: () => {},
      };
    };
    await this.client.download(this.room, open);
    return bytes;
  }

  async upload(bytes: Uint8Array): Promise<string> {
    const body = new Blob([new Uint8Array(bytes)], { type: 'application/json' });
    return (await uploadAsset(this.client, { kind: 'json', type: 'application/json', bytes: body })).assetURL;
  }

  contentLength(address: string): Promise<number | undefined> {
    return this.client.contentLength(address);
  }

  async import(address: string): Promise<'done' | 'accepted'> {
    const { status } = await this.client.import(this.room, address);
    return status === ACCEPTED ? 'accepted' : 'done';
  }
}

export class FileOnDisk implements LocalFile {
  readonly name: string;

  /** @param path absolute */
  constructor(private readonly path: string) {
    this.name = basename(path);
  }

  read(): Uint8Array | undefined {
    if (!existsSync(this.path)) return undefined;
    const reading = readSnapshotFile(this.path, Number.POSITIVE_INFINITY);
    if (reading.kind === 'bytes') return reading.bytes;
    throw new FolderError(`${this.name}: ${reading.kind === 'error' ? reading.message : 'it is too large'}`);
  }

  async write(before: Uint8Array | undefined, after: Uint8Array): Promise<boolean> {
    const replaced = replaceFile(this.path, before, after);
    if (replaced.kind === 'error') throw new FolderError(`${this.name}: ${replaced.message}`);
    return replaced.kind === 'replaced';
  }
}
