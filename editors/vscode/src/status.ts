import type { Server } from './server-choice.js';

/** How the language server is. */
export type ServerState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'running'; readonly server: Server }
  | { readonly kind: 'stopped'; readonly reason: string };

interface Status {
  readonly text: string;
  /** One line each. */
  readonly details: readonly string[];
}

/** What the status item shows. */
export function statusOf(state: ServerState, isTrusted: boolean): Status {
  switch (state.kind) {
    case 'starting':
      return { text: '$(loading~spin) roomlint', details: ['roomlint is starting'] };
    case 'stopped':
      return { text: '$(error) roomlint', details: [`roomlint is not running: ${state.reason}`] };
    case 'running': {
      const { origin, version, script } = state.server;
      const details = [`roomlint ${version}, ${ORIGINS[origin]}`, script];
      if (!isTrusted) details.push('Restricted Mode: no plugins, and no roomlint from this workspace');
      return { text: '$(check) roomlint', details };
    }
  }
}

const ORIGINS = {
  project: "the project's own",
  setting: 'from the setting roomlint.path',
  bundled: 'from the extension',
} as const satisfies Record<Server['origin'], string>;
