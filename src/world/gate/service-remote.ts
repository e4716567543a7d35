import { ACCEPTED, type ServiceClient } from '../api/client.js';
import type { DownloadTarget } from '../api/download.js';
import { uploadAsset } from '../api/upload.js';
import type { Remote, RoomDownload } from './ports.js';

/** A room at the service, over its REST API. */
export class ServiceRemote implements Remote {
  constructor(
    private readonly client: ServiceClient,
    private readonly room: string,
    readonly server: string,
  ) {}

  async download(): Promise<RoomDownload> {
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
    const { etag } = await this.client.download(this.room, open);
    return { bytes, ...(etag === undefined ? {} : { etag }) };
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
