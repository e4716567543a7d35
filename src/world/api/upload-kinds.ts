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
