import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { endServices, type Served, served } from '../service/served.js';
import { temporaryFolder } from '../temporary-folder.js';
import { Desk, deskService } from './desk.js';

/** Runs a service in this process for the tests of a file. @returns what makes a folder for a new room */
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
