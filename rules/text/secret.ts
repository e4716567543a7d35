import { type Draft, defineRule, SECRET_PATTERNS, SIGNED_URL, spanIn } from '../kit.js';

const LOOKED_FOR = SECRET_PATTERNS.map(({ looksLike }) => looksLike).join('; ');

export default defineRule({
  id: 'text/secret',
  level: 'warning',
  kinds: { credential: {} },
  fix: 'none',
  summary: 'Strings contain no signed upload URL, no access key and no password in a URL',
  source:
    'game-management API, part 2, upload destination: sensitive, must not be logged or published; part 5, authentication',
  why: `Anyone who has the file can use the credential until it expires or is replaced. roomlint masks it in all its output, however it is spelled, and looks for: ${LOOKED_FOR}.`,
  on: {
    textFault(found, report) {
      if (found.kind !== 'tree' || found.fault.kind !== 'secret') return;
      const { holder, fault } = found;
      const names = new Set(fault.secrets.map(({ name }) => name));
      for (const name of names) {
        const make = (): Draft => {
          const todo =
            name === SIGNED_URL
              ? 'remove it, or use the assetURL that came with it'
              : 'remove it, and replace the key if others have seen the file';
          return {
            at: spanIn(holder, fault.span, fault.place),
            message: `this ${fault.inKey ? 'key' : 'string'} contains ${name}: ${todo}`,
          };
        };
        report({ make });
      }
    },
  },
  examples: () => ({
    good: [
      {
        title: 'the URL of a model, and the name of the header',
        text: '{ "settings": { "model": "https://assets.example/door.glb?dynamic=true", "note": "send x-access-key: <YOUR_ACCESS_KEY>" } }',
      },
    ],
    bad: [
      {
        title: 'a signed upload URL',
        text: '{ "settings": { "picture": "https://bucket.example/a.png?X-Amz-Expires=60&X-Amz-Signature=9f2c1a" } }',
        at: '/settings/picture',
        marks: '"https://bucket.example/a.png?X-Amz-Expires=60&X-Amz-Signature=9f2c1a"',
        message: 'this string contains a signed upload URL: remove it, or use the assetURL that came with it',
      },
      {
        title: 'a password in a URL',
        text: '{ "settings": { "model": "https://creator:k-41d7e0a93b@assets.example/door.glb" } }',
        at: '/settings/model',
        marks: '"https://creator:k-41d7e0a93b@assets.example/door.glb"',
        message:
          'this string contains a user name or password in a URL: remove it, and replace the key if others have seen the file',
      },
      {
        title: 'an access key as a name and a value',
        text: '{ "settings": { "headers": [{ "name": "x-access-key", "value": "k-41d7e0a93b" }] } }',
        at: '/settings/headers/0/value',
        marks: '"k-41d7e0a93b"',
        message:
          'this string contains an access key: remove it, and replace the key if others have seen the file',
      },
      {
        title: 'an access key, inside a string that holds JSON',
        text: String.raw`{ "settings": { "roomSettingsExtraData": "{\"call\":\"curl -H 'x-access-key: k-41d7e0a93b'\"}" } }`,
        at: '/settings/roomSettingsExtraData#/call',
        marks: String.raw`\"curl -H 'x-access-key: k-41d7e0a93b'\"`,
        message:
          'this string contains an access key: remove it, and replace the key if others have seen the file',
      },
    ],
  }),
});
