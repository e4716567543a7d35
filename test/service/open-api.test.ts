import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { ROUTES, type Route } from '../../src/api/routes.js';
import { endServices, served } from './served.js';

endServices();

test('/openapi.json is a valid description of every route, from the schemas that check requests', async () => {
  const service = await served();
  const { body } = await service.fetch('/openapi.json');
  const { valid, errors } = await new Validator().validate(structuredClone(body));
  expect([valid, errors]).toEqual([true, undefined]);
  expect(body.openapi).toBe('3.1.0');
  expect(body.servers).toEqual([{ url: service.address }]);
  expect(body.components.securitySchemes).toEqual({
    accessKey: { type: 'apiKey', in: 'header', name: 'x-access-key' },
    apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
  });
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const operation = body.paths[route.path][route.method.toLowerCase()];
    expect(operation).toMatchObject({
      operationId: name,
      summary: route.summary,
      security: [{ [route.credential === 'x-api-key' ? 'apiKey' : 'accessKey']: [] }],
    });
    if (route.body !== undefined)
      expect(operation.requestBody.content['application/json'].schema).toEqual(route.body);
    if (route.response !== undefined)
      expect(operation.responses['200'].content['application/json'].schema).toMatchObject(route.response);
    if (route.namesRoom) expect(operation.parameters[0]).toMatchObject({ in: 'header', name: 'x-room-id' });
  }
  expect(Object.keys(body.paths)).toHaveLength(
    9 + '/health /uploads/{token} /assets/{objectKey}'.split(' ').length,
  );
});
