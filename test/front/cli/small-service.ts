import {
  type Answer,
  json,
  type ScriptedServer,
  serverOfTest,
  text,
} from '../../world/api/scripted-server.js';

export const ACCESS_KEY = 'k7Qw-access+key/of==anna';
export const API_KEY = 'p9Zx-upload+key/of==anna';
/** The part of each upload destination that gives access. */
export const TOKEN = 'tok3n-Vx8+Yz/of~destination';
export const SNAPSHOT = '{ "roomItems": {},\r\n\t"logic": {"1": "{\\"Tasks\\":[]}"}, "n": 1.0 }\n';

export const KEYS: Readonly<Record<string, string>> = {
  ROOMLINT_ACCESS_KEY: ACCESS_KEY,
  ROOMLINT_API_KEY: API_KEY,
};

/** What a service answers, by the last part of the path, or by the method of other requests. */
export type Answers = Readonly<Record<string, Answer>>;

/** A service that answers everything with success, except what is given. */
export async function smallService(answers: Answers = {}): Promise<ScriptedServer> {
  let stored: Buffer = Buffer.alloc(0);
  const destination: Answer = (response, request) => {
    const signedUploadURL = `${server.url}/put?token=${encodeURIComponent(TOKEN)}`;
    json({ signedUploadURL, assetURL: `${server.url}/asset.json`, objectKey: 'asset.json' })(
      response,
      request,
    );
  };
  const all: Answers = {
    create: json({
      code: 'SUCCESS',
      room: { RoomID: 'new-room', Name: 'Garden', Plots: 12345678901234567890n.toString() },
    }),
    duplicate: json({ code: 'SUCCESS', message: 'copied', roomId: 'copy' }),
    'update-room-settings': json({ data: { RoomID: 'room-1' } }),
    'get-build-items': json({ code: 'SUCCESS', items: [] }),
    'download-room-data': text(SNAPSHOT, 200, { 'content-type': 'application/json' }),
    'upload-room-data-url': json({ done: true }),
    'generate-json-upload-url': destination,
    'generate-gltf-upload-url': destination,
    'generate-image-upload-url': destination,
    PUT: (response, request) => {
      stored = request.body;
      text('')(response, request);
    },
    HEAD: (response) => void response.writeHead(200, { 'content-length': String(stored.length) }).end(),
    ...answers,
  };
  const server: ScriptedServer = await serverOfTest((response, request) => {
    const route = /^\/api\/v2\/\w+\/([\w-]+)/.exec(request.url)?.[1];
    (all[route ?? request.method] ?? text('nothing here', 404))(response, request);
  });
  return server;
}
