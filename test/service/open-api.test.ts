import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, expect, test } from 'vitest';
import { ROUTES, type Route } from '../../src/api/routes.js';
import { UPLOAD_TYPES } from '../../src/api/upload-kinds.js';
import { REFUSAL_NAMES } from '../../src/service/refusal.js';
import { endServices, roomFiles, type Served, served } from './served.js';

endServices();

// biome-ignore lint/suspicious/noExplicitAny: a description is looked into everywhere
type Any = any;

/** Words that some language reserves, in any case. */
const RESERVED =
  'import export default delete new class function return package public private protected static void null true false try catch throw switch case for while do if else in is not and or from as global def del pass lambda with yield async await enum interface type namespace var let const items update create open close';

let service: Served;
let description: Any;
beforeAll(async () => {
  service = await served({ files: roomFiles('room', {}, { settings: {} }) });
  description = (await service.fetch('/openapi.json')).body;
});

const operations = (): Any[] =>
  Object.values<Any>(description.paths).flatMap((path) => Object.values<Any>(path));

/** A value of the description, or what it refers to. */
function resolved(value: Any): Any {
  if (value?.$ref === undefined) return value;
  return value.$ref
    .slice(2)
    .split('/')
    .reduce((at: Any, step: string) => at[step], description);
}

test('/openapi.json is a valid description of every route', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(description));
  expect([valid, errors]).toEqual([true, undefined]);
  expect(description.openapi).toBe('3.1.0');
  expect(description.servers).toEqual([{ url: service.address }]);
  expect(description.components.securitySchemes).toEqual({
    accessKey: { type: 'apiKey', in: 'header', name: 'x-access-key' },
    apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
  });
  for (const route of Object.values<Route>(ROUTES)) {
    const operation = description.paths[route.path][route.method.toLowerCase()];
    expect(operation).toMatchObject({
      operationId: route.operationId,
      summary: route.summary,
      security: [{ [route.credential === 'x-api-key' ? 'apiKey' : 'accessKey']: [] }],
    });
    if (route.namesRoom) expect(operation.parameters[0]).toMatchObject({ in: 'header', name: 'x-room-id' });
  }
  expect(Object.keys(description.paths)).toHaveLength(
    9 + '/health /uploads/{token} /assets/{objectKey}'.split(' ').length,
  );
});

test('every body is a named component, from the schemas that check requests and responses', () => {
  for (const { path, method, body, response } of Object.values<Route>(ROUTES)) {
    const { requestBody, responses } = description.paths[path][method.toLowerCase()];
    for (const [schema, described] of [
      [body, requestBody?.content['application/json'].schema],
      [response, responses['200'].content['application/json'].schema],
    ] as const) {
      if (schema === undefined) continue;
      const { title, required } = schema as { readonly title: string; readonly required?: readonly string[] };
      expect(described).toEqual({ $ref: `#/components/schemas/${title}` });
      expect(resolved(described).required).toEqual(required);
    }
  }
});

test('operation ids differ and are no reserved words', () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(13);
  for (const id of ids) {
    expect(id).toMatch(/^[a-z][A-Za-z]+$/);
    expect(RESERVED.split(' ')).not.toContain(id.toLowerCase());
  }
});

test('every operation has a summary, what it refuses, and an example for each body in JSON', () => {
  for (const { operationId, summary, responses, requestBody } of operations()) {
    expect(summary).not.toBe('');
    expect(responses['4XX']).toBeDefined();
    for (const body of [requestBody, ...Object.values(responses).map(resolved)]) {
      const json = body?.content?.['application/json'];
      if (json === undefined) continue;
      expect([operationId, json.example]).toEqual([operationId, expect.any(Object)]);
    }
  }
});

test('every example fits its schema', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  for (const format of ['binary', 'uuid']) ajv.addFormat(format, true);
  ajv.addSchema({ $id: 'openapi', ...description });
  for (const operation of operations())
    for (const body of [operation.requestBody, ...Object.values<Any>(operation.responses).map(resolved)])
      for (const { schema, example } of Object.values<Any>(body?.content ?? {})) {
        if (example === undefined) continue;
        const validate = ajv.compile({ $ref: `openapi${schema.$ref}` });
        expect([operation.operationId, validate(example), validate.errors]).toEqual([
          operation.operationId,
          true,
          null,
        ]);
      }
});

test('the upload has a request body, and an asset its content types', () => {
  const types = Object.values(UPLOAD_TYPES).flat();
  const { put } = description.paths['/uploads/{token}'];
  expect(put.requestBody.required).toBe(true);
  expect(Object.keys(put.requestBody.content)).toEqual(types);
  const { get, head } = description.paths['/assets/{objectKey}'];
  expect(Object.keys(get.responses['200'].content)).toEqual(types);
  expect(get.responses['200'].content['image/png'].schema).toEqual({ type: 'string', format: 'binary' });
  expect(head.responses['200'].content).toBeUndefined();
});

test('/health says its status', async () => {
  const { schema } = description.paths['/health'].get.responses['200'].content['application/json'];
  expect(resolved(schema)).toEqual({
    type: 'object',
    required: ['status'],
    properties: { status: { type: 'string', enum: ['ok'] } },
  });
  expect((await service.fetch('/health')).body).toEqual({ status: 'ok' });
});

test('a snapshot is the published schema, by $ref', () => {
  const { responses } = description.paths[ROUTES.download.path].get;
  expect(responses['200'].content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/Snapshot',
  });
  const { Snapshot, RoomItem } = description.components.schemas;
  expect(Object.keys(Snapshot.properties)).toEqual(['roomItems', 'settings', 'roomTasks', 'quests', 'logic']);
  expect(Snapshot.properties.roomItems.additionalProperties.$ref).toBe('#/components/schemas/RoomItem');
  expect(RoomItem.properties.prefabName.type).toBe('string');
});

test('every reference leads somewhere, and every component is referred to', () => {
  const references = new Set(
    [...JSON.stringify(description).matchAll(/"\$ref":"([^"]*)"/g)].map(([, to]) => to),
  );
  for (const $ref of references) expect([$ref, resolved({ $ref })]).toEqual([$ref, expect.any(Object)]);
  for (const name of Object.keys(description.components.schemas))
    expect(references).toContain(`#/components/schemas/${name}`);
  expect(JSON.stringify(description)).not.toContain('schema.json');
});

test('fixed values are enums', () => {
  const { components } = description;
  expect(components.schemas.ModelUploadRequest.properties.fileType.enum).toEqual(UPLOAD_TYPES.model);
  expect(components.schemas.ImageUploadRequest.properties.fileType.enum).toEqual(UPLOAD_TYPES.image);
  expect(components.schemas.CreatedRoom.properties.code.enum).toEqual(['SUCCESS']);
  expect(components.schemas.Refusal.properties.error.enum).toEqual(REFUSAL_NAMES);
});
