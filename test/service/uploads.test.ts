import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { endServices, type Name, type Served, served } from './served.js';

const MOST = 52_428_800;
let service: Served;

beforeAll(async () => {
  service = await served();
});
endServices();

const assets = () => service.files.filter((file) => file.startsWith('assets/'));

describe('Upload destination (response of the three upload-URL routes)', () => {
  test.each([
    ['jsonUpload', undefined],
    ['modelUpload', 'model/gltf-binary'],
    ['imageUpload', 'image/png'],
  ] as const)('%s: `signedUploadURL`, `assetURL`, `objectKey` (strings)', async (name, fileType) => {
    const { status, body } = await service.ask(name, fileType === undefined ? {} : { body: { fileType } });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['signedUploadURL', 'assetURL', 'objectKey']);
    expect(body.assetURL).toBe(`${service.address}/assets/${body.objectKey}`);
  });

  test('signedUploadURL: Temporary, credential-bearing upload destination. Sensitive: must not be logged or published.', async () => {
    const { signedUploadURL } = await service.destination('jsonUpload');
    const token = signedUploadURL.split('/').at(-1)!;
    await service.put(signedUploadURL, '{}');
    await service.put(signedUploadURL, '{}', 'text/plain');
    await service.fetch(signedUploadURL);
    expect(service.log.length).toBeGreaterThan(0);
    expect(service.log.join('')).not.toContain(token);
  });

  test('neither the upload token nor the object key follows from the other', async () => {
    const { signedUploadURL, assetURL, objectKey } = await service.destination('jsonUpload');
    const token = new URL(signedUploadURL).pathname.replace('/uploads/', '');
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(objectKey).toMatch(/^[0-9a-f]{32}\.json$/);
    expect([signedUploadURL.includes(objectKey.slice(0, 32)), assetURL.includes(token)]).toEqual([
      false,
      false,
    ]);
    await service.put(signedUploadURL, '{}');
    const forged = assetURL.replace('/assets/', '/uploads/');
    for (const url of [assetURL, forged]) expect((await service.put(url, '{}')).status).toBeGreaterThan(400);
  });

  test('assetURL: Returned asset location. It answers GET and HEAD without a key', async () => {
    const { signedUploadURL, assetURL } = await service.destination('imageUpload', 'image/jpg');
    expect((await service.fetch(assetURL)).status).toBe(404);
    await service.put(signedUploadURL, 'bytes', 'image/jpg');
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, bytes } = await service.fetch(assetURL, { method });
      expect([status, bytes.toString()]).toEqual([200, method === 'GET' ? 'bytes' : '']);
      expect([headers.get('content-type'), headers.get('content-length')]).toEqual(['image/jpg', '5']);
    }
  });

  test('objectKey: Storage identifier. Paths and other spellings lead to nothing', async () => {
    const { signedUploadURL, objectKey } = await service.destination('jsonUpload');
    await service.put(signedUploadURL, '{}');
    for (const key of [
      '',
      '..%2fcreators.json',
      '%2e%2e/creators.json',
      `.%2f${objectKey}`,
      `${objectKey}%00`,
    ])
      expect((await service.fetch(`/assets/${key}`)).status).toBe(404);
  });

  test('assets outlast the service', async () => {
    const first = await served();
    const assetURL = await first.uploaded({ settings: {} });
    await first.close();
    const second = await served({ folder: first.folder });
    expect((await second.fetch(new URL(assetURL).pathname)).body).toEqual({ settings: {} });
  });
});

describe('POST /api/v2/utils/generate-json-upload-url', () => {
  test.each<[string, Parameters<Served['ask']>[1]]>([
    ['no body', {}],
    ['an empty body with a Content-Type', { text: '' }],
    ['an empty object', { body: {} }],
    ['unknown fields', { body: { folder: '../x', fileName: 5 } }],
    ['null', { text: 'null' }],
  ])('Request body: no field required; the service chooses the storage name: %s', async (_name, asked) => {
    expect((await service.ask('jsonUpload', asked)).status).toBe(200);
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'The upload must carry JSON bytes with `Content-Type: application/json`: %s',
    async (type) => {
      const { signedUploadURL } = await service.destination('jsonUpload');
      const { status, body } = await service.put(signedUploadURL, '{"a":1}', type);
      expect([status, body]).toEqual([200, { code: 'SUCCESS', bytes: 7 }]);
    },
  );
});

describe('POST /api/v2/utils/generate-gltf-upload-url', () => {
  test('fileType: string, Required. Must equal `model/gltf-binary` exactly. GLB binary only; generic GLTF JSON is refused.', async () => {
    for (const fileType of ['model/gltf+json', 'MODEL/gltf-binary', 'model/gltf-binary ', '', 'image/png']) {
      const { status, body } = await service.ask('modelUpload', { body: { fileType } });
      expect([status, body.error]).toEqual([400, 'type-not-allowed']);
    }
    for (const body of [
      {},
      { fileType: 5 },
      { fileType: ['model/gltf-binary'] },
      undefined,
      [],
      null,
      'model/gltf-binary',
    ])
      expect((await service.ask('modelUpload', { body })).body.error).toBe('type-not-allowed');
  });

  test('Upload the raw bytes with `Content-Type: model/gltf-binary`.', async () => {
    const { signedUploadURL } = await service.destination('modelUpload', 'model/gltf-binary');
    expect((await service.put(signedUploadURL, 'x', 'application/octet-stream')).status).toBe(400);
    expect((await service.put(signedUploadURL, 'x', 'model/gltf-binary')).status).toBe(200);
  });

  test('fileName: string, Optional.', async () => {
    const fileType = 'model/gltf-binary';
    expect((await service.ask('modelUpload', { body: { fileType, fileName: 'a.glb' } })).status).toBe(200);
  });

  test('enableDraco: boolean, Accepted, but the uploaded file is not transformed', async () => {
    const body = { fileType: 'model/gltf-binary', enableDraco: true };
    const { signedUploadURL, assetURL } = (await service.ask('modelUpload', { body })).body;
    const bytes = Buffer.from('glTF\u0002');
    expect((await service.put(signedUploadURL, bytes, 'model/gltf-binary')).status).toBe(200);
    expect((await service.fetch(assetURL)).bytes).toEqual(bytes);
  });

  test.each([
    ['modelUpload', 'model/gltf-binary'],
    ['imageUpload', 'image/png'],
  ] as const)(
    'Issuance validates only `fileType`: other fields of any type are fine in %s',
    async (route, fileType) => {
      for (const value of [5, null, true, 'yes', [], { a: [{}] }, ''])
        for (const name of ['fileName', 'enableDraco', 'contentType', 'folder', '__proto__'])
          expect(
            (
              await service.ask(route, {
                text: `{"fileType":"${fileType}","${name}":${JSON.stringify(value)}}`,
              })
            ).status,
          ).toBe(200);
    },
  );
});

describe('POST /api/v2/utils/generate-image-upload-url', () => {
  test.each([
    ['JPEG', 'image/jpeg'],
    ['JPEG', 'image/jpg'],
    ['PNG', 'image/png'],
    ['GIF', 'image/gif'],
    ['WebP', 'image/webp'],
  ])('%s: `%s`. Upload raw bytes with the same MIME value given in `fileType`', async (_name, fileType) => {
    const { signedUploadURL, assetURL } = await service.destination('imageUpload', fileType);
    const other = fileType === 'image/jpg' ? 'image/jpeg' : 'image/jpg';
    expect((await service.put(signedUploadURL, 'x', other)).body.error).toBe('content-type-differs');
    expect((await service.put(signedUploadURL, 'x', fileType)).status).toBe(200);
    expect((await service.fetch(assetURL)).headers.get('content-type')).toBe(fileType);
  });

  test.each(['image/svg+xml', 'image/avif', 'IMAGE/PNG', 'image/png; q=1', 'application/json', ''])(
    'fileType (string, required), one of the table: not %j',
    async (fileType) => {
      const { status, body } = await service.ask('imageUpload', { body: { fileType } });
      expect([status, body]).toEqual([
        400,
        {
          error: 'type-not-allowed',
          message: 'fileType must be image/jpeg, image/jpg, image/png, image/gif or image/webp',
        },
      ]);
    },
  );

  test('issuance does not bind that header: a mismatch is refused by the upload, not by the signing step', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const text = '{"fileType":"image/gif"}';
    const { status, body } = await service.ask('imageUpload', { text, headers });
    expect(status).toBe(200);
    expect((await service.put(body.signedUploadURL, 'x', 'image/png')).status).toBe(400);
  });

  test('No room identifier is needed: one that is sent is not looked at', async () => {
    const answer = await service.ask('imageUpload', { room: 'nowhere', body: { fileType: 'image/png' } });
    expect(answer.status).toBe(200);
  });

  test('undocumented folder overrides must not be sent: they change nothing', async () => {
    const body = { fileType: 'image/png', folder: '../../rooms', path: '/tmp' };
    expect((await service.ask('imageUpload', { body })).body.objectKey).toMatch(/^[0-9a-f]{32}\.png$/);
  });
});

describe('Uploading to a destination', () => {
  test('The HTTP method for that upload: not shown. It is PUT', async () => {
    const { signedUploadURL } = await service.destination('jsonUpload');
    for (const method of ['POST', 'PATCH', 'DELETE', 'GET'])
      expect((await service.fetch(signedUploadURL, { method })).status).toBe(404);
    expect((await service.put(signedUploadURL, '{}')).status).toBe(200);
  });

  test('Check the upload response before using `assetURL`. Upload-response shape: not shown. It is code and bytes', async () => {
    const { signedUploadURL } = await service.destination('imageUpload', 'image/png');
    const { status, body } = await service.put(signedUploadURL, 'four', 'image/png');
    expect([status, body]).toEqual([200, { code: 'SUCCESS', bytes: 4 }]);
  });

  test('uploads at once to one destination leave one of them whole', async () => {
    const { signedUploadURL, assetURL } = await service.destination('jsonUpload');
    const contents = ['a', 'b', 'c', 'd'].map((letter) => `"${letter.repeat(300_000)}"`);
    const answers = await Promise.all(contents.map((content) => service.put(signedUploadURL, content)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(contents).toContain((await service.fetch(assetURL)).bytes.toString());
  });

  test('it may be repeated until the destination expires: the last one counts', async () => {
    const { signedUploadURL, assetURL } = await service.destination('jsonUpload');
    for (const content of ['{"settings":{}}', '{}']) await service.put(signedUploadURL, content);
    expect((await service.fetch(assetURL)).bytes.toString()).toBe('{}');
  });
});

describe('Limits', () => {
  test('Upload destination lifetime: 60 seconds, all three upload-URL routes', async () => {
    const destinations = [
      ['application/json', await service.destination('jsonUpload')],
      ['model/gltf-binary', await service.destination('modelUpload', 'model/gltf-binary')],
      ['image/png', await service.destination('imageUpload', 'image/png')],
    ] as const;
    // The date may jump as it likes.
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

  test('an upload that began before its destination expired may end later', async () => {
    const { signedUploadURL, assetURL } = await service.destination('jsonUpload');
    const before = service.files.length;
    const status = new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': 2 };
      const slow = request(signedUploadURL, { method: 'PUT', headers }, (response) =>
        resolve(response.resume().statusCode),
      );
      slow.on('error', reject);
      slow.write('{');
      // There is a file as soon as the service has let the upload in.
      void expect
        .poll(() => service.files.length)
        .toBe(before + 1)
        .then(() => {
          service.clock.pass(61);
          slow.end('}');
        }, reject);
    });
    expect(await status).toBe(200);
    expect((await service.fetch(assetURL)).bytes.toString()).toBe('{}');
    expect((await service.put(signedUploadURL, '[]')).status).toBe(403);
  });

  test('Upload to an expired destination, or with a Content-Type not matching the file workflow: the upload request fails, and leaves nothing', async () => {
    const before = assets();
    for (const type of ['text/plain', 'application/jsonx', '', 'model/gltf-binary']) {
      const { signedUploadURL } = await service.destination('jsonUpload');
      const { status, body } = await service.put(signedUploadURL, '{}', type);
      expect([status, body]).toEqual([
        400,
        { error: 'content-type-differs', message: 'this destination takes Content-Type: application/json' },
      ]);
    }
    expect(assets()).toEqual(before);
  });

  test(`an upload has ${MOST} bytes at most, announced or not`, async () => {
    const { signedUploadURL, assetURL } = await service.destination('modelUpload', 'model/gltf-binary');
    const before = assets();
    for (const isAnnounced of [true, false]) {
      const { status, text } = await putBytes(signedUploadURL, MOST + 1, isAnnounced);
      expect([status, JSON.parse(text).error]).toEqual([413, 'too-large']);
    }
    expect(assets()).toEqual(before);
    expect(await putBytes(signedUploadURL, MOST, true)).toMatchObject({ status: 200 });
    expect((await service.fetch(assetURL, { method: 'HEAD' })).headers.get('content-length')).toBe(`${MOST}`);
  });

  test('an upload whose connection breaks leaves no partial file', async () => {
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
    expect((await service.put(signedUploadURL, '{}')).status).toBe(200);
  });
});

describe('Daily upload allowance per creator', () => {
  const model = (as: Name, one = service) =>
    one.ask('modelUpload', { as, body: { fileType: 'model/gltf-binary' } });
  const image = (as: Name, one = service) => one.ask('imageUpload', { as, body: { fileType: 'image/png' } });

  test("Model or image upload-URL request after the creator's daily upload allowance is used: 429", async () => {
    const one = await served();
    one.clock.date = new Date('2026-05-04T23:59:30Z');
    expect((await one.ask('imageUpload', { as: 'mia', body: { fileType: 'no' } })).status).toBe(400);
    expect([(await model('mia', one)).status, (await image('mia', one)).status]).toEqual([200, 200]);
    for (const answer of [await model('mia', one), await image('mia', one)]) {
      expect([answer.status, answer.body.error]).toEqual([429, 'daily-uploads-used']);
      expect(answer.headers.get('retry-after')).toBe('30');
    }
    expect((await one.ask('jsonUpload', { as: 'mia' })).status).toBe(200);
    expect((await image('ann', one)).status).toBe(200);
    one.clock.date = new Date('2026-05-05T00:00:00Z');
    expect((await image('mia', one)).status).toBe(200);
  });

  test('requests at once do not exceed it', async () => {
    const one = await served();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => image('mia', one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
  });

  test('a clock that is set back does not use it up', async () => {
    const one = await served();
    await image('mia', one);
    await image('mia', one);
    one.clock.date = new Date('2020-01-01T00:00:00Z');
    expect((await image('mia', one)).status).toBe(200);
  });

  test('it outlasts the service', async () => {
    const first = await served();
    await image('mia', first);
    await model('mia', first);
    await first.close();
    const second = await served({ folder: first.folder });
    expect((await image('mia', second)).status).toBe(429);
  });
});

/** Sends so many zeros. */
function putBytes(
  url: string,
  count: number,
  isAnnounced: boolean,
): Promise<{ readonly status: number | undefined; readonly text: string }> {
  const piece = Buffer.alloc(1 << 20);
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'model/gltf-binary',
      ...(isAnnounced ? { 'content-length': count } : {}),
    };
    const sending = request(url, { method: 'PUT', headers }, (response) => {
      let text = '';
      response.on('data', (data) => {
        text += data;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sending.on('error', reject);
    let left = count;
    const more = (): void => {
      while (left > 0) {
        const next = piece.subarray(0, Math.min(piece.length, left));
        left -= next.length;
        if (!sending.write(next)) {
          sending.once('drain', more);
          return;
        }
      }
      sending.end();
    };
    more();
  });
}
