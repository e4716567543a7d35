import type { Server } from './server-choice.js';

/** How the language server is. */
export type ServerState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'running'; readonly server: Server }
  | { readonly kind: 'stopped'; readonly reason: string };

/** What is said about the file in the active editor. */
export interface Counts {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
}

export interface Status {
  readonly text: string;
  /** One line each. */
  readonly details: readonly string[];
  readonly isError: boolean;
}

/** What the status item shows. */
export function statusOf(state: ServerState, isTrusted: boolean, counts: Counts | undefined): Status {
  if (state.kind === 'starting')
    return { text: '$(loading~spin) roomlint', details: ['roomlint is starting'], isError: false };
  if (state.kind === 'stopped')
    return {
      text: '$(error) roomlint',
      details: [`roomlint is not running: ${state.reason}`],
      isError: true,
    };
  const { origin, version, script } = state.server;
  const details = [`roomlint ${version}, ${ORIGINS[origin]}`, script];
  if (!isTrusted) details.push('Restricted Mode: no plugins, and no roomlint from this workspace');
  if (counts === undefined) return { text: '$(check) roomlint', details, isError: false };
  const parts = [
    countOf(counts.errors, 'error'),
    countOf(counts.warnings, 'warning'),
    countOf(counts.infos, 'info'),
  ].filter((part) => part !== '');
  const shown = parts.join(', ') || 'nothing found';
  return {
    text: parts.length === 0 ? '$(check) roomlint' : `$(warning) roomlint: ${shown}`,
    details: [`This file: ${shown}`, ...details],
    isError: false,
  };
}

const ORIGINS = {
  project: "the project's own",
  setting: 'from the setting roomlint.path',
  bundled: 'from the extension',
} as const satisfies Record<Server['origin'], string>;

function countOf(count: number, noun: string): string {
  if (count === 0) return '';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
