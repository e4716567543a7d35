import { expect, test } from 'vitest';
import type { Server } from '../../editors/vscode/src/server-choice.js';
import { statusOf } from '../../editors/vscode/src/status.js';

const server: Server = { origin: 'project', version: '0.2.0', script: '/rooms/roomlint.js' };
const running = { kind: 'running', server } as const;
const ABOUT = ["roomlint 0.2.0, the project's own", server.script];

test('the status item says what starts, and why nothing runs', () => {
  expect(statusOf({ kind: 'starting' }, true, undefined).text).toBe('$(loading~spin) roomlint');
  expect(statusOf({ kind: 'stopped', reason: 'it is gone' }, true, undefined)).toEqual({
    text: '$(error) roomlint',
    details: ['roomlint is not running: it is gone'],
    isError: true,
  });
});

test.each([
  [{ errors: 1, warnings: 2, infos: 0 }, '$(warning) roomlint: 1 error, 2 warnings'],
  [{ errors: 0, warnings: 0, infos: 1 }, '$(warning) roomlint: 1 info'],
  [{ errors: 0, warnings: 0, infos: 0 }, '$(check) roomlint'],
])('the status item counts the findings of the active file: %j', (counts, text) => {
  expect(statusOf(running, true, counts).text).toBe(text);
});

test('the status item says which roomlint runs, and what an untrusted workspace goes without', () => {
  const none = { errors: 0, warnings: 0, infos: 0 };
  expect(statusOf(running, true, none).details).toEqual(['This file: nothing found', ...ABOUT]);
  expect(statusOf(running, true, undefined).details).toEqual(ABOUT);
  const bundled = { ...running, server: { ...server, origin: 'bundled' } } as const;
  expect(statusOf(bundled, false, undefined).details).toEqual([
    'roomlint 0.2.0, from the extension',
    server.script,
    'Restricted Mode: no plugins, and no roomlint from this workspace',
  ]);
});
