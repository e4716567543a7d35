import { describe, expect, test } from 'vitest';
import { plainSpelling } from '../../src/scan/plain-spelling.js';
import { scrubText } from '../../src/scrub/scrub.js';
import { RECOGNIZED } from '../scan/credential-spellings.js';
import { findingsIn } from './scrubbed.js';

function scrubbed(text: string): string {
  return (JSON.parse(scrubText(JSON.stringify({ Description: text }))) as { Description: string })
    .Description;
}

describe('hosts become reserved ones of the same length (RFC 2606)', () => {
  test.each([
    ['https://cdn.garden.com/a', /^https:\/\/[a-z]{3}\.[a-z]{2}\.example\/a$/],
    ['http://Garden.ORG:8080/a?b=c', /^http:\/\/[a-z]{2}\.example:8080\/a\?b=c$/],
    ['wss://garden-shop.co.uk', /^wss:\/\/[a-z]{6}-[a-z]{2}\.example$/],
    ['//images.garden.com/a.png', /^\/\/[a-z]{6}\.[a-z]{2}\.example\/a\.png$/],
    ['see www.garden.com.', /^[a-z]{3} [a-z]{3}\.[a-z]{2}\.example\.$/],
    ['https://192.168.100.7/a', /^https:\/\/[a-z]{3}\.[a-z]\.example\/a$/],
    ['http://[2001:db8::8a2e:370]/a', /^http:\/\/[a-z]{12}\.example\/a$/],
    ['https%3A%2F%2Fgarden.com%2Fa', /^https%3A%2F%2F[a-z]{2}\.example%2Fa$/],
    ['https://a.b.co/a', /^https:\/\/[a-z]\.test\/a$/],
    ['https://t.co/a', /^https:\/\/test\/a$/],
    ['https://x.com/a', /^https:\/\/test\.\/a$/],
    ['https://garten-mit-ä.de/a', /^https:\/\/[a-z]{6}-[a-z]\.example\/a$/],
    ['http://localhost:3000/a', /^http:\/\/localhost:3000\/a$/],
  ])('%s', (text, expected) => {
    const shown = scrubbed(text);
    expect(shown).toMatch(expected);
    expect(Buffer.byteLength(shown)).toBe(Buffer.byteLength(text));
  });

  test('equal hosts equal ones, others others, in strings at every depth and however they are escaped', () => {
    const urls = ['https://garden.com/1', 'https://GARDEN.com/2', 'https://gardan.com/3'];
    const inner = JSON.stringify({ a: urls, b: JSON.stringify(urls) }).replaceAll('/', '\\/');
    const text = JSON.stringify({ inner, urls });
    const hosts = [...scrubText(text).matchAll(/https:[\\/]+([^\\/]+)/g)].map(([, host]) => host);
    expect(hosts).toHaveLength(9);
    expect(hosts.every((host) => /^[a-z]{2}\.example$/.test(host ?? ''))).toBe(true);
    expect(new Set(hosts).size).toBe(2);
    for (const [index, host] of hosts.entries())
      expect(host === hosts[0], String(index)).toBe(index % 3 !== 2);
  });

  test('what follows two slashes without a host is text', () => {
    expect(scrubbed('// lantern')).toMatch(/^\/\/ [a-z]{7}$/);
    expect(scrubbed('a //lantern here')).toMatch(/^a \/\/[a-z]{7} [a-z]{4}$/);
  });
});

describe('replaced with the same shape:', () => {
  test.each([
    [
      'a user name and password',
      'ftp://anna:Pa55w0rd!@garden.com/',
      /^ftp:\/\/[a-z]{4}:[A-Z][a-z]\d\d[a-z]\d[a-z]{2}!@[a-z]{2}\.example\/$/,
    ],
    [
      'a token before a host',
      'https://ghp_1a2B3c4D5e6F@garden.com',
      /^https:\/\/[a-z]{3}_\d[a-z]\d[A-Z]\d[a-z]\d[A-Z]\d[a-z]\d[A-Z]@[a-z]{2}\.example$/,
    ],
    [
      'an access key',
      'x-access-key: 9f8E7d6c5B4a',
      /^x-access-key: \d[a-z]\d[A-Z]\d[a-z]\d[a-z]\d[A-Z]\d[a-z]$/,
    ],
    ['a key of an object store', 'AKIAIOSFODNN7LANTERN', /^AKIA[A-Z]{8}\d[A-Z]{7}$/],
    ['an e-mail address', 'anna.85@garden.com', /^[a-z]{4}\.\d\d@[a-z]{2}\.example$/],
    [
      'an e-mail address in a sentence',
      'Ask Anna_B+x@mail.garden.org, please',
      /^[A-Z][a-z]{2} [A-Z][a-z]{3}_[A-Z]\+[a-z]@[a-z]{4}\.[a-z]{2}\.example, [a-z]{6}$/,
    ],
    [
      'pictures',
      '🔥🗝️ ☀️ 👩‍🚀 🇩🇪',
      /^\p{Emoji_Presentation}{2}\ufe0f .\ufe0f \p{Emoji_Presentation}\u200d\p{Emoji_Presentation} \p{Regional_Indicator}{2}$/u,
    ],
    ['Hebrew', 'שלום עולם', /^\p{Script=Hebrew}{4} \p{Script=Hebrew}{4}$/u],
    ['Arabic', 'مرحبا بالعالم ١٢٣٤٥٦', /^\p{Script=Arabic}{5} \p{Script=Arabic}{7} [٠-٩]{6}$/u],
    [
      'Chinese and Japanese',
      '灯籠 ひかり カギ',
      /^\p{Script=Han}{2} \p{Script=Hiragana}{3} \p{Script=Katakana}{2}$/u,
    ],
    ['Korean', '열쇠를', /^\p{Script=Hangul}{3}$/u],
    ['Greek and Russian', 'Κλειδί Ключик', /^\p{Lu}\p{Ll}{5} \p{Lu}\p{Ll}{5}$/u],
    ['accents', 'Schlüssel für Émile', /^[A-Z][a-z]{3}\p{Ll}[a-z]{4} [a-z]\p{Ll}[a-z] \p{Lu}[a-z]{4}$/u],
  ])('%s', (_what, text, expected) => {
    const shown = scrubbed(text);
    expect(shown).toMatch(expected);
    expect(shown).not.toBe(text);
    expect(Buffer.byteLength(shown)).toBe(Buffer.byteLength(text));
    for (const word of text
      .replace(/^(?:x-access-key|AKIA|https)/, '')
      .match(/[\p{L}\p{N}]{4,}|\p{Emoji_Presentation}/gu) ?? [])
      expect(shown).not.toContain(word);
  });

  test('the address of a wallet', () => {
    const wallet = '0x52908400098527886E0F7030069857d2e4169ee7';
    const shape = (text: string): string =>
      text.replace(/[A-F]/g, 'A').replace(/[a-f]/g, 'a').replace(/[1-9]/g, '9');
    expect(shape(scrubbed(`to ${wallet}`).slice(3))).toBe(shape(wallet).replaceAll(/(?<!^)0/g, '9'));
    expect(scrubbed(wallet).slice(2, 8)).not.toBe(wallet.slice(2, 8));
  });

  test('credentials that are found in both rooms at the same bytes', () => {
    const text = JSON.stringify({
      quests: {},
      logic: {
        2: JSON.stringify({ url: 'https://anna:Pa55w0rd@garden.com/lantern.glb' }),
        3: '{"call":"curl -H \'x-access-key: 9f8E7d6c5B4a\' https://garden.com?X-Amz-Signature=5d672d79c15b13162d9279b0"}',
      },
    });
    const secrets = (room: string): string[] =>
      findingsIn(room).flatMap(({ rule, start, end }) =>
        rule === 'text/secret' ? `${start.offset}-${end.offset}` : [],
      );
    expect(secrets(text)).toHaveLength(3);
    expect(secrets(scrubText(text))).toEqual(secrets(text));
    for (const secret of ['Pa55w0rd', '9f8E7d6c5B4a', '5d672d79c15b13162d9279b0', 'garden', 'lantern'])
      expect(scrubText(text)).not.toContain(secret);
  });
});

describe('credentials are replaced in every spelling that is recognized, as long as before:', () => {
  const key = 'Q7W8E9R0T1Y2U3I4';
  test.each(Object.entries(RECOGNIZED))('%s', (_, write) => {
    const text = write(key);
    for (const room of [{ note: text }, { logic: JSON.stringify({ note: text }) }, { [`note ${text}`]: 1 }]) {
      const json = JSON.stringify(room);
      const shown = scrubText(json);
      expect(shown).toHaveLength(json.length);
      for (const plain of [shown, plainSpelling(shown).text])
        for (let at = 0; at + 6 <= key.length; at++) expect(plain).not.toContain(key.slice(at, at + 6));
    }
  });

  test('codes that are no credential stay, and a row of backslashes takes no time', () => {
    expect(scrubbed('&#72;&#101;&#108; %48%65%6c')).toBe('&#72;&#101;&#108; %48%65%6c');
    const began = performance.now();
    scrubText(JSON.stringify({ note: '\\'.repeat(200_000) }));
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

describe('misspelled names stay where a finding depends on them:', () => {
  test.each([
    ['a key', '{"quests":{"a":{"Descripton":"x"}}}', 'Descripton'],
    ['a $type', '{"logic":{"2":{"Trigger":{"$type":"OnClickEvnt"}}}}', 'OnClickEvnt'],
    ['a prefabName', '{"roomItems":{"2":{"prefabName":"ReziSableCube"}}}', 'ReziSableCube'],
    ['a function', `{"V":"SetTaks('0_a', 'Active', 0.0)"}`, 'SetTaks'],
  ])('%s', (_what, text, name) => {
    expect(scrubText(text)).toContain(name);
  });

  test.each([
    ['a text', '{"Name":"Descripton"}', 'Descripton'],
    ['the key of a record', '{"roomItems":{"Descripton":{}}}', 'Descripton'],
    ['a word of an expression', `{"V":"$N{SetTaks} + 'SetTaks'"}`, 'SetTaks'],
    ['another field', '{"Name":"OnClickEvnt","text":"ReziSableCube"}', 'OnClickEvnt'],
  ])('and not in %s', (_what, text, name) => {
    expect(scrubText(text)).not.toContain(name);
  });
});
