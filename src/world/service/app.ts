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
    frameworkErrors: refuse,
  });
  app.setValidatorCompiler(({ schema }) => validator(schema as object));
  // In full: fastify's own serializer leaves out fields that a schema does not name.
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, jsonBody);
  app.setErrorHandler(refuse);
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

function refuse(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error, request);
  if (refusal === undefined) request.log.error({ err: error, route: routeOf(request) }, 'failed');
  const { status, headers, error: name, message } = refusal ?? FAILED;
  void reply.code(status).headers(headers).send({ error: name, message });
}

/** Undefined if the error is a bug. */
function asRefusal(error: FastifyError | Refusal, { routeOptions }: FastifyRequest): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const { statusCode: status = 500, code, validation, validationContext, message } = error;
  const [kind, words] = FRAMEWORK_REFUSALS[code] ?? [];
  if (kind !== undefined && words !== undefined) return new Refusal(kind, words, { status });
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Refusal('too-large', `the body may have ${routeOptions.bodyLimit} bytes at most`);
  if (validation === undefined)
    return status < 500 ? new Refusal('invalid-request', message, { status }) : undefined;
  const part = validationContext === 'querystring' ? 'query' : validationContext;
  return new Refusal('invalid-request', `${part}: ${schemaFault(validation as never, 'it')}`);
}

/** All bodies are JSON; none at all is fine where no field is required. @throws Refusal */
async function jsonBody({ headers }: FastifyRequest, body: Buffer): Promise<unknown> {
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
