import type { Style } from './other-service.js';

const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) });

const PLAIN: Style = {
  title: 'one that answers in the plainest way',
  spell: (snapshot) => JSON.stringify(snapshot),
  hasMore: false,
  created: 200,
  imported: { status: 200, body: '{"ok":true}' },
  upload: { method: 'PUT', status: 200, type: 'application/json', body: '{}' },
  logic: 'in-place',
  addsFields: false,
  refusal: (message) => json({ message }),
};

/** Services that were written from document 1, each with choices of its own. */
export const STYLES: readonly Style[] = [
  PLAIN,
  {
    ...PLAIN,
    title: 'one that spells snapshots with much space, and answers an upload in XML',
    spell: (snapshot) => `${JSON.stringify(snapshot, null, '\t').replaceAll('\n', '\r\n')}\r\n\r\n`,
    upload: {
      method: 'PUT',
      status: 200,
      type: 'application/xml',
      body: '<PutResult><ETag>"1"</ETag></PutResult>',
    },
    refusal: (message) => ({
      type: 'application/xml',
      body: `<?xml version="1.0"?><Error><Code>No</Code><Message>${message}</Message></Error>`,
    }),
  },
  {
    ...PLAIN,
    title: 'one that escapes what is not ASCII, has more fields in every response, and answers 201',
    spell: (snapshot) =>
      JSON.stringify(snapshot, null, 1).replaceAll(
        /[^\n -~]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    hasMore: true,
    created: 201,
    imported: { status: 201, body: 'done' },
    upload: { method: 'PUT', status: 201, body: '' },
    refusal: (message) => json({ errors: [{ code: 17, message }] }),
  },
  {
    ...PLAIN,
    title: 'one that takes uploads with POST and answers without a body',
    imported: { status: 204, body: '' },
    upload: { method: 'POST', status: 204, body: '' },
    refusal: (message) => json({ error: message }),
  },
  {
    ...PLAIN,
    title: 'one that imports at once after 202',
    imported: { status: 202, body: '{"queued":true}', settlesAfter: 0 },
    upload: { method: 'PUT', status: 202, body: 'accepted' },
    refusal: (message) => json({ error: { status: 4, message } }),
  },
  {
    ...PLAIN,
    title: 'one that imports some time after 202, and takes uploads with POST',
    imported: { status: 202, body: '', settlesAfter: 4 },
    upload: { method: 'POST', status: 201, type: 'text/xml', body: '<PostResponse/>' },
    refusal: (message) => json({ detail: message }),
  },
  {
    ...PLAIN,
    title: 'one that adds fields of its own to items and snapshots',
    hasMore: true,
    addsFields: true,
  },
];

/** Services that move the logic of an item into its extraData, as document 1 says twice. */
export const MERGING_STYLES: readonly Style[] = [
  { ...PLAIN, title: 'one that shows logic in extraData only', logic: 'merged' },
  { ...PLAIN, title: 'one that shows logic in both places', logic: 'both' },
  {
    ...PLAIN,
    title: 'one that shows logic in extraData only, adds fields, and imports some time after 202',
    logic: 'merged',
    addsFields: true,
    imported: { status: 202, body: '', settlesAfter: 2 },
  },
];
