const ROOM = '0198c9a2-5f3c-7d10-9b1e-3f6a2c4d5e6f';
const ASSET = 'b1946ac92492d2347c62.json';

export const PARAMETER_EXAMPLES: Readonly<Record<string, string>> = {
  'x-room-id': ROOM,
  roomId: ROOM,
  token: '6f1ed002ab5595859014ebf0951522d9',
  objectKey: ASSET,
};

/** Examples of bodies, by the title of their schema. */
export const EXAMPLES: Readonly<Record<string, object>> = {
  CreateRoomRequest: { templateName: 'blank', customTemplateName: 'Rose garden' },
  CreatedRoom: { code: 'SUCCESS', room: { RoomID: ROOM, Name: 'Rose garden' } },
  DuplicateRoomRequest: { roomId: ROOM },
  DuplicatedRoom: { code: 'SUCCESS', message: 'The room was copied.', roomId: ROOM },
  UpdateRoomRequest: { room: { RoomID: ROOM, Name: 'Rose garden', ShowOnDirectory: true } },
  UpdatedRoom: { data: { RoomID: ROOM, Name: 'Rose garden', ShowOnDirectory: true } },
  ImportRoomRequest: { jsonUrl: `http://127.0.0.1:4610/assets/${ASSET}` },
  Done: { code: 'SUCCESS', message: 'The snapshot was imported.' },
  BuildItems: {
    code: 'SUCCESS',
    items: [
      {
        id: 'bench',
        name: 'Bench',
        type: 'model',
        category: 'furniture',
        glb: 'https://files.example.com/bench.glb',
        audio: null,
        thumbnailSrc: 'https://files.example.com/bench.png',
      },
    ],
  },
  JsonUploadRequest: {},
  ModelUploadRequest: { fileType: 'model/gltf-binary', fileName: 'bench.glb' },
  ImageUploadRequest: { fileType: 'image/png' },
  UploadDestination: {
    signedUploadURL: 'http://127.0.0.1:4610/uploads/6f1ed002ab5595859014ebf0951522d9',
    assetURL: `http://127.0.0.1:4610/assets/${ASSET}`,
    objectKey: ASSET,
  },
  UploadedFile: { code: 'SUCCESS', bytes: 6071 },
  Health: { status: 'ok' },
  Refusal: { error: 'type-not-allowed', message: 'fileType must be model/gltf-binary' },
  Snapshot: { roomItems: { 1: { prefabName: 'Tree' } }, settings: { isNight: true } },
};
