import type { FastifyInstance } from 'fastify';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import type { ImportReading } from '../../verdict/room/import.js';
import { createApp, createLog } from './app.js';
import { openCreators } from './creators.js';
import { addGameRoutes } from './game-routes.js';
import { JsonSource } from './json-source.js';
import { Rooms } from './rooms.js';
import { FileStore } from './store.js';
import {
  Allowance,
  addAssetRoutes,
  addUploadUrlRoutes,
  type Clock,
  Destinations,
  systemClock,
} from './uploads.js';

export interface ServiceOptions {
  readonly host: string;
  /** 0 picks one. */
  readonly port: number;
  /** Origins to which `jsonUrl` may point, besides the service itself. */
  readonly importFrom: readonly string[];
  /** How the documents are read where they leave something open. */
  readonly reading: ImportReading;
  readonly clock?: Clock;
  /** Milliseconds that a host has to answer for an import. */
  readonly patience?: number;
  /** The most bytes that an upload may have. */
  readonly maxUploadBytes?: number;
}

const PATIENCE = 60_000;

export interface Service {
  /** As in http://127.0.0.1:4610, without a slash at the end. */
  readonly address: string;
  /** Ends all connections at once. */
  close(): Promise<void>;
}

/**
 * Serves the game-management REST API with the creators, rooms, templates and assets of a folder.
 *
 * @param writeLog gets lines of JSON, without a key in them
 * @throws CommandError for a folder that cannot be used, and the system's error when it cannot listen
 */
export async function serveFolder(
  folder: string,
  options: ServiceOptions,
  writeLog: (line: string) => void,
): Promise<Service> {
  const { host, port, importFrom, reading, clock = systemClock } = options;
  const { patience = PATIENCE, maxUploadBytes = MAX_IMPORTED_BYTES } = options;
  const log = createLog(writeLog);
  const store = new FileStore(folder, log);
  const creators = openCreators(folder, log);
  const closing = new AbortController();
  // Known when the port is: before the first request.
  const origins = [...importFrom];
  let address = '';
  const source = new JsonSource(origins, patience, closing.signal);
  const rooms = new Rooms(store, reading);
  const destinations = new Destinations(clock);
  const allowance = new Allowance(clock);
  const app = createApp(log, () => address);
  addGameRoutes(app, creators, rooms, store, source, () => address);
  addUploadUrlRoutes(app, creators, destinations, allowance, () => address);
  await addAssetRoutes(app, destinations, store, maxUploadBytes);
  await app.listen({ host, port, listenTextResolver: () => 'listening' });
  address = `http://${host.includes(':') ? `[${host}]` : host}:${portOf(app)}`;
  origins.unshift(address);
  return {
    address,
    close: async () => {
      // Connections close first, so that no client hears of an import that failed.
      app.server.closeAllConnections();
      closing.abort();
      await app.close();
    },
  };
}

function portOf({ server }: FastifyInstance): number | string {
  const address = server.address();
  return typeof address === 'string' || address === null ? '' : address.port;
}
