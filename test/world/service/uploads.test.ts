import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { UPLOAD_TYPES } from '../../../src/world/api/schemas.js';
import { endServices, type Name, type Served, served } from './served.js';

const MODEL = 'model/gltf-binary';
let service: Served;
beforeAll(async () => {
  service = await served();
});
endServices();

const assets = (): string[] => service.files.filter((file) => file.startsWith('assets/'));
const tokenOf = (url: string): string => new URL(url).pathname.replace('/uploads/', '');
const ALL = Object.entries({
  jsonUpload: ['application/json'],
  modelUpload: UPLOAD_TYPES.model,
  imageUpload: UPLOAD_TYPES.image,
}).flatMap(([name, types]) =>
  types.map((type): [Parameters<Served['destination']>[0], string] => [name as 'jsonUpload', type]),
);
const destination = (name: (typeof ALL)[number][0], type: string) =>
  service.destination(name, name === 'jsonUpload' ? undefined : type);

describe('a destination', () => {
  test.each(ALL)('of %s takes %s and nothing else, and its asset has that type', async (name, type) => {
    const { signedUploadURL, assetURL, objectKey } = await destination(name, type);
    expect(objectKey).toMatch(/^[0-9a-f]{32}\.\w+$/);
    expect([assetURL, tokenOf(signedUploadURL)]).toEqual([
      `${service.address}/assets/${objectKey}`,
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
    const before = assets();
    for (const other of [
      'text/plain',
      'application/jsonx',
      '',
      ...ALL.map(([, each]) => each).filter((each) => each !== type),
    ]) {
      const { status, body } = await service.put(signedUploadURL, '{}', other);
      const message = `this destination takes Content-Type: ${type}`;
      expect([other, status, body]).toEqual([other, 400, { error: 'content-type-differs', message }]);
    }
    expect([assets(), (await service.fetch(assetURL)).status]).toEqual([before, 404]);
    const { status, body } = await service.put(signedUploadURL, 'four', type);
    expect([status, body]).toEqual([200, { code: 'SUCCESS', bytes: 4 }]);
    for (const method of ['GET', 'HEAD']) {
      const { headers, bytes } = await service.fetch(assetURL, { method });
      expect([headers.get('content-type'), headers.get('content-length')]).toEqual([type, '4']);
      expect(bytes.toString()).toBe(method === 'GET' ? 'four' : '');
    }
  });

  test('takes PUT, again and again, and the last one counts', async () => {
    const { signedUploadURL, assetURL } = await service.destination('jsonUpload');
    for (const method of ['POST', 'PATCH', 'DELETE', 'GET'])
      expect((await service.fetch(signedUploadURL, { method })).status).toBe(404);
    for (const content of ['{"settings":{}}', '{}']) await service.put(signedUploadURL, content);
    expect((await service.fetch(assetURL)).bytes.toString()).toBe('{}');
    const contents = ['a', 'b', 'c', 'd'].map((letter) => `"${letter.repeat(300_000)}"`);
    const answers = await Promise.all(contents.map((content) => service.put(signedUploadURL, content)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(contents).toContain((await service.fetch(assetURL)).bytes.toString());
  });

  test('is in no log line, does not follow from its asset, and leads to no path', async () => {
    const { signedUploadURL, assetURL, objectKey } = await service.destination('jsonUpload');
    for (const type of ['application/json', 'text/plain']) await service.put(signedUploadURL, '{}', type);
    await service.fetch(signedUploadURL);
    expect(service.log.length).toBeGreaterThan(0);
    expect(service.log.join('')).not.toContain(tokenOf(signedUploadURL));
    expect([
      signedUploadURL.includes(objectKey.slice(0, 32)),
      assetURL.includes(tokenOf(signedUploadURL)),
    ]).toEqual([false, false]);
    for (const url of [assetURL, assetURL.replace('/assets/', '/uploads/')])
      expect((await service.put(url, '{}')).status).toBeGreaterThan(400);
    for (const key of [
      '',
      '..%2fcreators.json',
      '%2e%2e/creators.json',
      `.%2f${objectKey}`,
      `${objectKey}%00`,
    ])
      expect((await service.fetch(`/assets/${key}`)).status).toBe(404);
  });

  test('lives for 60 seconds, whatever becomes of the date', async () => {
    const destinations = await Promise.all(
      ALL.map(async ([name, type]) => [type, await destination(name, type)] as const),
    );
    service.clock.date = new Date('2031-01-01T00:00:00Z');
    service.clock.pass(59.999);
    for (const [type, { signedUploadURL }] of destinations)
      expect((await service.put(signedUploadURL, '{}', type)).status).toBe(200);
    service.clock.date = new Date('2020-01-01T00:00:00Z');
    service.clock.pass(0.001);
    for (const [type, { signedUploadURL, assetURL }] of destinations) {
      const { status, body } = await service.put(signedUploadURL, '{"later":1}', type);
      expect([status, body.error]).toEqual([403, 'destination-expired']);
      expect((await service.fetch(assetURL)).bytes.toString()).toBe('{}');
    }
  });
});

/** Sends these pieces. @returns the status and body of the response */
function sending(
  url: string,
  headers: Readonly<Record<string, string | number>>,
  pieces: Iterable<Uint8Array | string>,
): Promise<readonly [number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const upload = request(url, { method: 'PUT', headers }, (response) => {
      let text = '';
      response.on('data', (data) => {
        text += data;
      });
      response.on('end', () => resolve([response.statusCode, text]));
    });
    upload.on('error', reject);
    const source = pieces[Symbol.iterator]();
    const more = (): void => {
      for (let next = source.next(); !next.done; next = source.next())
        if (!upload.write(next.value)) return void upload.once('drain', more);
      upload.end();
    };
    more();
  });
}

describe('an upload', () => {
  const MOST = 1_000_000;
  const most = Array(25).fill(Buffer.alloc(MOST / 25));
  const limited = (): Promise<Served> => served({ maxUploadBytes: MOST });

  test.each([
    ['announced', { 'content-length': MOST + 1 }],
    ['not announced', {}],
  ])('that is larger than the limit is refused and kept nowhere, where that is %s', async (_what, length) => {
    const one = await limited();
    const { signedUploadURL } = await one.destination('modelUpload', MODEL);
    const before = one.files;
    const headers = { 'content-type': MODEL, ...length };
    const [status, text] = await sending(signedUploadURL, headers, [...most, 'x']);
    expect([status, JSON.parse(text).error, one.files]).toEqual([413, 'too-large', before]);
  });

  test('may have as many bytes as the limit', async () => {
    const one = await limited();
    const { signedUploadURL } = await one.destination('modelUpload', MODEL);
    const before = one.files;
    expect((await sending(signedUploadURL, { 'content-type': MODEL }, most))[0]).toBe(200);
    await one.put(signedUploadURL, 'x', MODEL);
    expect(one.files).toHaveLength(before.length + 1);
  });

  // Uploads of so many bytes are sent at night: test/nightly/sizes/service.test.ts.
  test('may have 52,428,800 bytes', async () => {
    const { signedUploadURL } = await service.destination('modelUpload', MODEL);
    const headers = { 'content-type': MODEL, 'content-length': 52_428_801 };
    const [status, text] = await sending(signedUploadURL, headers, ['x']);
    expect([status, JSON.parse(text).message]).toEqual([413, 'the body may have 52428800 bytes at most']);
  });

  test('whose connection breaks leaves no partial file', async () => {
    const { signedUploadURL, assetURL } = await service.destination('jsonUpload');
    const before = assets();
    await new Promise((resolve) => {
      const headers = { 'content-type': 'application/json', 'content-length': '1000000' };
      const broken = request(signedUploadURL, { method: 'PUT', headers });
      broken.on('error', resolve);
      broken.write('{"half":', () => broken.destroy(new Error('cut')));
    });
    // The service sees the end of the connection in its own time.
    await expect.poll(assets).toEqual(before);
    expect((await service.fetch(assetURL)).status).toBe(404);
  });
});

describe('the daily allowance of a creator', () => {
  const model = (one: Served, as: Name = 'mia') => one.ask('modelUpload', { as, body: { fileType: MODEL } });
  const image = (one: Served, as: Name = 'mia') =>
    one.ask('imageUpload', { as, body: { fileType: 'image/png' } });

  test('is for models and images together, until the next day', async () => {
    const first = await served();
    first.clock.date = new Date('2026-05-04T23:59:30Z');
    expect((await first.ask('imageUpload', { as: 'mia', body: { fileType: 'no' } })).status).toBe(400);
    expect([(await model(first)).status, (await image(first)).status]).toEqual([200, 200]);
    for (const answer of [await model(first), await image(first)]) {
      expect([answer.status, answer.body.error]).toEqual([429, 'daily-uploads-used']);
      expect(answer.headers.get('retry-after')).toBe('30');
    }
    expect([
      (await first.ask('jsonUpload', { as: 'mia' })).status,
      (await image(first, 'ann')).status,
    ]).toEqual([200, 200]);
    first.clock.date = new Date('2026-05-05T00:00:00Z');
    expect((await image(first)).status).toBe(200);
  });

  test('is not exceeded by requests at once, and not used up by a clock that is set back', async () => {
    const one = await served();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => image(one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
    one.clock.date = new Date('2020-01-01T00:00:00Z');
    expect((await image(one)).status).toBe(200);
  });
});
