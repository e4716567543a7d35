import { SIGNED_URL } from '../../src/bytes/scan/secrets.js';
import { defineRule, spanIn } from '../kit.js';

export default defineRule({
  id: 'text/secret',
  level: 'warning',
  kinds: ['credential'],
  fix: 'none',
  summary: 'Strings contain no signed upload URL, no access key and no password in a URL',
  source:
    'game-management API, part 2, upload destination: sensitive, must not be logged or published; part 5, authentication',
  on: {
    textFault(found, report) {
      if (found.kind !== 'tree' || found.fault.kind !== 'secret') return;
      const { holder, fault } = found;
      const names = new Set(fault.secrets.map(({ name }) => name));
      for (const name of names) {
        const todo =
          name === SIGNED_URL
            ? 'use the assetURL that came with it instead'
            : 'take it out, and replace it if others have seen the file';
        report({
          at: spanIn(holder, fault.span, fault.place),
          message: `this ${fault.inKey ? 'key' : 'string'} contains ${name}: ${todo}`,
        });
      }
    },
  },
});
