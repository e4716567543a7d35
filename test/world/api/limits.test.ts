import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Asset } from '../../../src/world/api/assets.js';
import { ServiceClient } from '../../../src/world/api/client.js';
import { serverOfTest, TestClock } from './scripted-server.js';

const MEBIBYTE = 1_048_576;
const SPACES = new Uint8Array(4 * MEBIBYTE).fill(0x20);

type Pieces = Generator<{ readonly bytes: number; readonly seconds: number }>;
/** So many bytes every so many seconds, until so many have come. */
function* pieces(bytes: number, seconds = 0, total = Number.POSITIVE_INFINITY): Pieces {
  for (let sent = 0; sent < total; sent += bytes) yield { bytes: Math.min(bytes, total - sent), seconds };
}

/** A clock, and a service whose responses are JSON in such pieces, one after the other as they are read. */
class Streaming extends TestClock {
  asked = 0;
  sent = 0;

  constructor(
    private readonly body: () => Pieces,
    private readonly status = 200,
    private readonly headers: Readonly<Record<string, string>> = { 'transfer-encoding': 'chunked' },
  ) {
    super();
  }

  override readonly fetch = async (_url: unknown, init?: RequestInit): Promise<Response> => {
    this.asked++;
    const source = this.body();
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
      const { value } = source.next();
      this.advance((value?.seconds ?? 0) * 1000);
      if (init?.signal?.aborted) controller.error(init.signal.reason);
      else if (value === undefined) controller.close();
      else controller.enqueue(this.piece(value.bytes));
    };
    const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
    return new Response(body, {
      status: this.status,
      headers: { 'content-type': 'application/json', ...this.headers },
    });
  };

  private piece(bytes: number): Uint8Array {
    const piece = SPACES.slice(0, bytes);
    if (this.sent === 0) piece.set(Buffer.from('{}').subarray(0, bytes));
    this.sent += bytes;
    return piece;
  }

  get client(): ServiceClient {
    const keys = { accessKey: 'access-key-0001', apiKey: 'api-key-0001' };
    return new ServiceClient({ server: 'https://slow.example', keys, environment: this });
  }
}

const CALLS = {
  download: (client: ServiceClient) => client.download('room'),
  create: (client: ServiceClient) => client.create('blank'),
  duplicate: (client: ServiceClient) => client.duplicate('room'),
  update: (client: ServiceClient) => client.update('room', new Map()),
  items: (client: ServiceClient) => client.items('room'),
  import: (client: ServiceClient) => client.import('room', 'https://files.example/next.json'),
  destination: (client: ServiceClient) => client.requestDestination('json'),
  send: (client: ServiceClient) => {
    const body = { signedUploadURL: 'https://s.example/put', assetURL: '', objectKey: '' };
    return client.send({ body, text: '', isOpen: () => true }, ASSET);
  },
};
const ASSET: Asset = { kind: 'json', type: 'application/json', bytes: Buffer.from('{}') };
type Call = keyof typeof CALLS;
const stream =
  (bytes: number, seconds = 0, total?: number, status?: number) =>
  (): Streaming =>
    new Streaming(() => pieces(bytes, seconds, total), status);
const refusing = stream(SPACES.length, 0, undefined, 403);
const endless = stream(SPACES.length);
/** A snapshot of 128 MiB and so much more, by its header. */
const announcing = (more: number) => (): Streaming =>
  new Streaming(() => pieces(2, 0, 2), 200, { 'content-length': `${128 * MEBIBYTE + more}` });
const OTHERS = ['create', 'duplicate', 'update', 'items', 'import', 'destination', 'send'] as const;
const TOO_LARGE = /: the response is larger than 16 MiB(\. The service may .*)?$/;

type Row = readonly [
  what: string,
  calls: readonly Call[],
  service: () => Streaming,
  fault?: RegExp,
  seconds?: number,
];
const ROWS: readonly Row[] = [
  ['ends after 16 MiB', OTHERS, endless, TOO_LARGE],
  ['may have 16 MiB', ['import'], stream(SPACES.length, 0, 16 * MEBIBYTE)],
  ['that announces more than 128 MiB is not read', ['download'], announcing(1), /larger than 128 MiB$/],
  ['that refuses is a refusal', ['create'], refusing, /refused with status 403/],
  ['that stops ends after 30 seconds', ['create'], stream(1, 31, 2), /stopped for 30 seconds/, 31],
  ['that ends in time is complete', ['import'], stream(2, 29, 2)],
];
test.each(ROWS.flatMap((row) => row[1].map((call) => [row[0], call, row] as const)))(
  'a response %s, and is not requested again: %s',
  async (_what, call, [, , service, fault, seconds]) => {
    const one = service();
    const reason = await CALLS[call](one.client).then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (fault === undefined) expect(reason).toBeUndefined();
    else expect(reason).toMatch(fault);
    expect([one.asked, one.sent <= 20 * MEBIBYTE]).toEqual([1, true]);
    if (seconds !== undefined) expect(one.elapsed()).toBe(seconds * 1000);
  },
);

test('a snapshot may have 128 MiB, and no byte more', async () => {
  const read = CALLS.download(announcing(0)().client);
  await expect(read).rejects.toThrow('the response has 2 bytes, but Content-Length 134217728');
});

/** 17 MiB, compressed in 17 parts. */
const BOMB = Buffer.concat(Array<Buffer>(17).fill(gzipSync(SPACES.subarray(0, MEBIBYTE))));

test('a response that is compressed counts by what it becomes', async () => {
  const server = await serverOfTest((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(BOMB);
  });
  const client = new ServiceClient({ server: server.url, keys: { accessKey: 'access-key-0001' } });
  await expect(client.items('room')).rejects.toThrow('larger than 16 MiB');
});
