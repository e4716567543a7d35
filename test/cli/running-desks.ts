import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { Desk } from './desk.js';
import { temporaryFolder } from './run-roomlint.js';
import { RunningService } from './running-service.js';

/** Runs a service as a process for the tests of a file. @returns what makes a folder for a new room */
export function desksOfRunningService(): () => Promise<Desk> {
  const folder = temporaryFolder();
  let service: RunningService;
  let count = 0;
  beforeAll(async () => {
    service = await RunningService.start(join(folder.path, 'data'));
  });
  afterAll(() => service.end('SIGTERM'));
  return async () => new Desk(join(folder.path, `desk-${count++}`), service, await service.create());
}
