import { expect, test } from 'vitest';
import type { Server } from '../../editors/vscode/src/server-choice.js';
import { statusOf } from '../../editors/vscode/src/status.js';

const server: Server = {
  origin: 'project',
  version: '0.2.0',
  script: '/rooms/node_modules/roomlint/dist/roomlint.js',
};

test('the status item says what starts, and why nothing runs', () => {
  expect(statusOf({ kind: 'starting' }, true, undefined).text).toBe('$(loading~spin) roomlint');
  expect(statusOf({ kind: 'stopped', reason: 'it is gone' }, true, undefined)).toEqual({
    text: '$(error) roomlint',
    details: ['roomlint is not running: it is gone'],
    isError: true,
  });
});

test('the status item counts the findings of the active file', () => {
  const status = (errors: number, warnings: number, infos: number) =>
    statusOf({ kind: 'running', server }, true, { errors, warnings, infos });
  expect(status(1, 2, 0).text).toBe('$(warning) roomlint: 1 error, 2 warnings');
  expect(status(0, 0, 1).text).toBe('$(warning) roomlint: 1 info');
  expect(status(0, 0, 0)).toMatchObject({
    text: '$(check) roomlint',
    details: ['This file: nothing found', ...ABOUT],
  });
  expect(statusOf({ kind: 'running', server }, true, undefined).details).toEqual(ABOUT);
});

test('the status item says what an untrusted workspace goes without', () => {
  const { details } = statusOf(
    { kind: 'running', server: { ...server, origin: 'bundled' } },
    false,
    undefined,
  );
  expect(details).toEqual([
    'roomlint 0.2.0, from the extension',
    server.script,
    'Restricted Mode: no plugins, and no roomlint from this workspace',
  ]);
});

const ABOUT = ["roomlint 0.2.0, the project's own", server.script];
