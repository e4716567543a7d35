import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/* Bodies of the REST API as JSON Schemas (draft 2020-12) for service, client and /openapi.json. */

/** What can be uploaded: each kind has an upload-URL route of its own. */
export type UploadKind = 'json' | 'model' | 'image';

/** The Content-Types of each kind. The document: part 4, the three upload-URL routes. */
export const UPLOAD_TYPES: Readonly<Record<UploadKind, readonly string[]>> = {
  json: ['application/json'],
  model: ['model/gltf-binary'],
  image: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'],
};

/** Seconds until an upload destination expires. The document: part 8. */
export const DESTINATION_LIFETIME = 60;

/**
 * The fields that the update route changes (part 2 of the document; `Discord` is a guess, docs/service.md).
 */
export const METADATA_FIELDS = [
  'Name',
  'Description',
  'ShortDescription',
  'Overview',
  'Image',
  'Gallery',
  'Genre',
  'Subgenres',
  'Purpose',
  'Discord',
  'IdSlug',
  'ShowOnDirectory',
  'MuteGuests',
  'HighRes',
  'HideNameOnLoadingScreen',
  'Status',
  'AttachedLists',
  'AttachedItems',
  'RelatedLevelStagingRoomIDs',
] as const;
export type MetadataField = (typeof METADATA_FIELDS)[number];

/** The metadata fields. The types of all but Name are not shown: any JSON. */
const METADATA = Object.fromEntries(
  METADATA_FIELDS.map((field) => [field, { description: 'any JSON value' }]),
) as Readonly<Record<MetadataField, { readonly description: string }>>;
const NAME = { type: ['string', 'null'] } as const;
/** The identifier of a new game. Not minLength, whose compiled code loads a package. */
const NEW_ID = { type: 'string', not: { const: '' }, description: 'the identifier of the new game' } as const;

/** POST /api/v2/rooms/create. A missing template is refused by the service itself. */
export const CREATE_BODY = {
  title: 'CreateRoomRequest',
  type: 'object',
  properties: {
    templateName: { type: 'string', description: 'a template of the current catalog' },
    customTemplateName: { type: 'string', description: 'the display name of the new game' },
  },
} as const satisfies JSONSchema;

export const CREATE_RESPONSE = {
  title: 'CreatedRoom',
  type: 'object',
  required: ['code', 'room'],
  properties: {
    code: { type: 'string', enum: ['SUCCESS'], description: 'SUCCESS on success' },
    room: {
      type: 'object',
      required: ['RoomID', 'Name'],
      additionalProperties: true,
      properties: { RoomID: NEW_ID, Name: NAME },
    },
  },
} as const satisfies JSONSchema;

/** POST /api/v2/rooms/duplicate */
export const DUPLICATE_BODY = {
  title: 'DuplicateRoomRequest',
  type: 'object',
  required: ['roomId'],
  properties: { roomId: { type: 'string', description: 'the identifier of the source game' } },
} as const satisfies JSONSchema;

export const DUPLICATE_RESPONSE = {
  title: 'DuplicatedRoom',
  type: 'object',
  required: ['code', 'message', 'roomId'],
  properties: {
    code: { type: 'string', enum: ['SUCCESS'] },
    message: { type: 'string', description: 'a copy message for people' },
    roomId: NEW_ID,
  },
} as const satisfies JSONSchema;

/** POST /api/v2/room/update-room-settings */
export const UPDATE_BODY = {
  title: 'UpdateRoomRequest',
  type: 'object',
  required: ['room'],
  properties: {
    room: {
      type: 'object',
      required: ['RoomID'],
      additionalProperties: true,
      properties: { RoomID: { type: 'string' }, ...METADATA, Name: NAME },
    },
  },
} as const satisfies JSONSchema;

export const UPDATE_RESPONSE = {
  title: 'UpdatedRoom',
  type: 'object',
  required: ['data'],
  properties: {
    data: {
      type: 'object',
      required: ['RoomID'],
      additionalProperties: true,
      properties: { RoomID: { type: 'string' }, ...METADATA },
    },
  },
} as const satisfies JSONSchema;

/** POST /api/v2/mcp/upload-room-data-url. Its response is not shown. */
export const IMPORT_BODY = {
  title: 'ImportRoomRequest',
  type: 'object',
  required: ['jsonUrl'],
  properties: { jsonUrl: { type: 'string', description: 'a publicly readable JSON location' } },
} as const satisfies JSONSchema;

export const BUILD_ITEM = {
  title: 'BuildItem',
  type: 'object',
  required: ['id', 'name', 'type', 'category', 'glb', 'audio', 'thumbnailSrc'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string' },
    type: { type: 'string' },
    category: { type: 'string' },
    glb: { type: ['string', 'null'] },
    audio: { type: ['string', 'null'] },
    thumbnailSrc: { type: 'string' },
  },
} as const satisfies JSONSchema;

/** GET /api/v2/room/get-build-items */
export const BUILD_ITEMS_QUERY = {
  type: 'object',
  required: ['roomId'],
  properties: { roomId: { type: 'string' } },
} as const satisfies JSONSchema;

export const BUILD_ITEMS_RESPONSE = {
  title: 'BuildItems',
  type: 'object',
  required: ['code', 'items'],
  properties: { code: { type: 'string', enum: ['SUCCESS'] }, items: { type: 'array', items: BUILD_ITEM } },
} as const satisfies JSONSchema;

/** POST /api/v2/utils/generate-gltf-upload-url. Which file types a route takes is in upload-kinds. */
export const MODEL_UPLOAD_BODY = {
  title: 'ModelUploadRequest',
  type: 'object',
  required: ['fileType'],
  properties: {
    fileType: { type: 'string', enum: UPLOAD_TYPES.model },
    fileName: { type: 'string' },
    enableDraco: { type: 'boolean', description: 'accepted; the file is not transformed' },
  },
} as const satisfies JSONSchema;

/** POST /api/v2/utils/generate-image-upload-url */
export const IMAGE_UPLOAD_BODY = {
  title: 'ImageUploadRequest',
  type: 'object',
  required: ['fileType'],
  properties: { fileType: { type: 'string', enum: UPLOAD_TYPES.image } },
} as const satisfies JSONSchema;

/** The response of the three upload-URL routes. */
export const UPLOAD_DESTINATION = {
  title: 'UploadDestination',
  type: 'object',
  required: ['signedUploadURL', 'assetURL', 'objectKey'],
  properties: {
    signedUploadURL: {
      type: 'string',
      description: 'temporary, and holds a credential: never logged, never published',
    },
    assetURL: { type: 'string' },
    objectKey: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type CreatedRoom = FromSchema<typeof CREATE_RESPONSE>;
export type DuplicatedRoom = FromSchema<typeof DUPLICATE_RESPONSE>;
export type UpdatedRoom = FromSchema<typeof UPDATE_RESPONSE>;
export type BuildItem = FromSchema<typeof BUILD_ITEM>;
export type BuildItems = FromSchema<typeof BUILD_ITEMS_RESPONSE>;
export type UploadDestination = FromSchema<typeof UPLOAD_DESTINATION>;
