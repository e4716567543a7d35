import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { endServices, type Served, served } from '../service/served.js';
import { Desk, deskService } from './desk.js';
import { temporaryFolder } from './run-roomlint.js';
import { RunningService } from './running-service.js';

/** Runs a service for the tests of a file. @returns what makes a folder for a new room */
export function desksOfRunningService(...options: readonly string[]): () => Promise<Desk> {
  const folder = temporaryFolder();
  let service: RunningService;
  let count = 0;
  beforeAll(async () => {
    service = await RunningService.start(join(folder.path, 'data'), ...options);
  });
  afterAll(() => service.end('SIGTERM'));
  return async () => new Desk(join(folder.path, `desk-${count++}`), service, await service.create());
}

/** The same with a service in this process, which starts sooner. */
export function desksOfService(): () => Promise<Desk> {
  endServices();
  const folder = temporaryFolder();
  let service: Served;
  let count = 0;
  beforeAll(async () => {
    service = await served();
  });
  return async () =>
    new Desk(join(folder.path, `desk-${count++}`), deskService(service), await service.create());
}
