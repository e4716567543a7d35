import { ACCEPTED, type ServiceClient } from '../api/client.js';

/** One room at the service. Every method throws a ServiceError when it fails. */
export interface Remote {
  /** The origin of the service, such as `https://api.example.com`. */
  readonly server: string;
  download(): Promise<Uint8Array>;
  /** Requests a destination and sends a snapshot there. @returns its public address */
  upload(bytes: Uint8Array): Promise<string>;
  /** The Content-Length for HEAD. @returns undefined when there is none */
  contentLength(address: string): Promise<number | undefined>;
  /** @returns `accepted` when the service may not have carried it out yet */
  import(address: string): Promise<'done' | 'accepted'>;
}

/** A room at the service, over its REST API. */
export class ServiceRemote implements Remote {
  constructor(
    private readonly client: ServiceClient,
    private readonly room: string,
    readonly server: string,
  ) {}

  download(): Promise<Uint8Array> {
    return this.client.download(this.room);
  }

  async upload(bytes: Uint8Array): Promise<string> {
    return (await this.client.upload({ kind: 'json', type: 'application/json', bytes })).assetURL;
  }

  contentLength(address: string): Promise<number | undefined> {
    return this.client.contentLength(address);
  }

  async import(address: string): Promise<'done' | 'accepted'> {
    const { status } = await this.client.import(this.room, address);
    return status === ACCEPTED ? 'accepted' : 'done';
  }
}
