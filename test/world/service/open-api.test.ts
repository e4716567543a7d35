import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import { ROUTES, type Route } from '../../../src/world/api/routes.js';
import { REFUSAL_NAMES } from '../../../src/world/service/refusal.js';
import { endServices, type Served, served } from './served.js';

// biome-ignore lint/suspicious/noExplicitAny: a description is looked into everywhere
type Any = any;

const validator = new Validator();
let service: Served;
let description: Any;
let operations: Any[];
beforeAll(async () => {
  // The schema of descriptions is compiled for the first one.
  await validator.validate({ openapi: '3.1.0', info: { title: '', version: '' }, paths: {} });
  service = await served();
  description = (await service.fetch('/openapi.json')).body;
  operations = Object.values<Any>(description.paths).flatMap((path) => Object.values<Any>(path));
});
endServices();

/** A value of the description, or what it refers to. */
function resolved(value: Any): Any {
  const steps: string[] | undefined = value?.$ref?.slice(2).split('/');
  return steps === undefined ? value : steps.reduce((at: Any, step) => at[step], description);
}

test('/openapi.json is a valid description of every route, with its key, and of what is served besides', async () => {
  const { valid, errors } = await validator.validate(structuredClone(description));
  expect([valid, errors, description.openapi]).toEqual([true, undefined, '3.1.0']);
  expect(description.servers).toEqual([{ url: service.address }]);
  const key = (name: string) => ({ type: 'apiKey', in: 'header', name });
  expect(description.components.securitySchemes).toEqual({
    accessKey: key('x-access-key'),
    apiKey: key('x-api-key'),
  });
  const routes = Object.values<Route>(ROUTES);
  const others = ['/assets/{objectKey}', '/health', '/uploads/{token}'];
  expect(Object.keys(description.paths).sort()).toEqual(
    [...routes.map(({ path }) => path), ...others].sort(),
  );
  for (const { path, method, operationId, summary, credential, namesRoom, body, response } of routes) {
    const operation = description.paths[path][method.toLowerCase()];
    const security = [{ [credential === 'x-api-key' ? 'apiKey' : 'accessKey']: [] }];
    expect(operation).toMatchObject({ operationId, summary, security });
    if (namesRoom) expect(operation.parameters[0]).toMatchObject({ in: 'header', name: 'x-room-id' });
    // Bodies are named components, from the schemas that check requests and responses.
    const described = [operation.requestBody, operation.responses['200']].map(
      (each) => each?.content['application/json'].schema,
    );
    for (const [index, schema] of ([body, response] as Any[]).entries()) {
      if (schema === undefined) continue;
      expect(described[index]).toEqual({ $ref: `#/components/schemas/${schema.title}` });
      expect(resolved(described[index]).required).toEqual(schema.required);
    }
  }
});

test('every operation has a name of its own that no language reserves, and what it refuses', () => {
  const reserved =
    'import delete new class function return switch case default update create open items'.split(' ');
  const ids = operations.map(({ operationId }) => operationId);
  expect([
    new Set(ids).size,
    ids.filter((id) => reserved.includes(id) || !/^[a-z][A-Za-z]+$/.test(id)),
  ]).toEqual([13, []]);
  expect(description.components.schemas.Refusal.properties.error.enum).toEqual(REFUSAL_NAMES);
  for (const { summary, responses } of operations)
    expect([summary === '', responses['4XX'] === undefined]).toEqual([false, false]);
});
