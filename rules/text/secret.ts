import { SIGNED_URL } from '../../src/bytes/scan/secrets.js';
import { defineRule, spanIn } from '../kit.js';

export default defineRule({
  id: 'text/secret',
  level: 'warning',
  kinds: {
    credential: ({ name, inKey }: { name: string; inKey: boolean }) =>
      `this ${inKey ? 'key' : 'string'} contains ${name}: ${
        name === SIGNED_URL
          ? 'use the assetURL that came with it instead'
          : 'take it out, and replace it if others have seen the file'
      }`,
  },
  fix: 'none',
  summary: 'Strings contain no signed upload URL, no access key and no password in a URL',
  source:
    'game-management API, part 2, upload destination: sensitive, must not be logged or published; part 5, authentication',
  on: {
    textFault(found, report) {
      if (found.kind !== 'tree' || found.fault.kind !== 'secret') return;
      const { secrets, inKey, span, place } = found.fault;
      const at = spanIn(found.holder, span, place);
      for (const name of new Set(secrets.map((secret) => secret.name)))
        report({ kind: 'credential', at, values: { name, inKey } });
    },
  },
});
