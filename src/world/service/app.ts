import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { type Logger, pino } from 'pino';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { decodeUtf8 } from '../../bytes/text/encoding.js';
import { schemaFault } from '../api/schema-fault.js';
import { openApi } from './open-api.js';
import { Refusal, type RefusalName } from './refusal.js';
import { validator } from './validation.js';

/** Milliseconds that a request may take to arrive. */
const MAX_REQUEST = 300_000;
/** Bytes of a JSON body. */
const MAX_BODY = 1_048_576;
const OTHER_TYPE = 'all bodies are JSON: send Content-Type: application/json';
/** What fastify refuses by itself, by its code. Its own words may hold the address. */
const FRAMEWORK_REFUSALS: Readonly<Record<string, readonly [error: RefusalName, message: string]>> = {
  FST_ERR_BAD_URL: ['invalid-request', 'the address cannot be decoded: check its percent signs'],
  FST_ERR_MAX_PARAM_LENGTH: ['invalid-request', 'the address is too long'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', `a JSON body may have ${MAX_BODY} bytes at most`],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['not-json', OTHER_TYPE],
};
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json$/;

/** An app without routes: it reads, checks, refuses and logs requests. @param address once it listens */
export function createApp(log: FastifyBaseLogger, address: () => string): FastifyInstance {
  const app = fastify({
    loggerInstance: log,
    // The usual lines show addresses, which may hold an upload token.
    logController: new LogController({ disableRequestLogging: true }),
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    requestTimeout: MAX_REQUEST,
    bodyLimit: MAX_BODY,
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const { status, error: name, message } = asRefusal(error) ?? FAILED;
      void reply.code(status).send({ error: name, message });
    },
  });
  app.setValidatorCompiler(({ schema }) => validator(schema as object));
  app.setSchemaErrorFormatter((errors, part) => {
    const name = part === 'querystring' ? 'query' : part;
    return new Error(`${name}: ${schemaFault(errors as never, 'it')}`);
  });
  // In full: fastify's own serializer leaves out fields that a schema does not name.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
    jsonBody(request, body),
  );
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal === undefined) request.log.error({ err: error, route: routeOf(request) }, 'failed');
    const { status, headers, error: name, message } = refusal ?? FAILED;
    void reply.code(status).headers(headers).send({ error: name, message });
  });
  app.setNotFoundHandler(() => {
    throw new Refusal('not-found', 'there is no such route');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOf(request), status: reply.statusCode, milliseconds }, 'answered');
  });
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/openapi.json', async () => openApi(address()));
  return app;
}

/** The pattern of the route, never the address itself. */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'none';
}

const FAILED = new Refusal('failed', 'the service failed: its log says why');

/** Undefined if the error is a bug. */
function asRefusal(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const { statusCode = 500, code, validation, message } = error;
  const [kind, words] = FRAMEWORK_REFUSALS[code] ?? [];
  if (kind !== undefined && words !== undefined) return new Refusal(kind, words, { status: statusCode });
  if (validation !== undefined) return new Refusal('invalid-request', message);
  return statusCode < 500 ? new Refusal('invalid-request', message, { status: statusCode }) : undefined;
}

/** All bodies are JSON; none at all is fine where no field is required. @throws Refusal */
function jsonBody({ headers }: FastifyRequest, body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const [type = ''] = (headers['content-type'] ?? 'application/json').split(';');
  if (!JSON_TYPE.test(type.trim().toLowerCase())) throw new Refusal('not-json', OTHER_TYPE, { status: 415 });
  const text = decodeUtf8(body);
  const value = text === undefined ? undefined : tryParseJson(text);
  if (value === undefined) throw new Refusal('not-json', 'the body is not valid JSON');
  return value;
}

/** The secret part of an upload address, which must not be in a log even if it gets into a message. */
const UPLOAD_TOKEN = /(\/uploads\/)[0-9a-f]{64}/g;

/** A log of JSON lines without headers, addresses or bodies; tokens are masked nevertheless. */
export function createLog(write: (line: string) => void): Logger {
  return pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line: string) => write(line.replace(UPLOAD_TOKEN, '$1[hidden]')) },
  );
}
