/** A way to write a credential, or what looks like one. */
export interface Spelling {
  /** In words, for SECURITY.md. */
  readonly name: string;
  readonly write: (key: string) => string;
}

const hexOf = (character: string, digits: number): string =>
  character.charCodeAt(0).toString(16).padStart(digits, '0');
const percent = (text: string): string =>
  text.replaceAll(/[^\w.]/g, (sign) => `%${hexOf(sign, 2).toUpperCase()}`);
const everyCharacter = (text: string, write: (character: string) => string): string =>
  [...text].map(write).join('');

/** What is recognized, and hidden in all output. */
export const RECOGNIZED: readonly Spelling[] = [
  { name: 'a header', write: (key) => `x-access-key: ${key}` },
  { name: 'a header of the API key, in capitals', write: (key) => `X-API-KEY:${key}` },
  {
    name: 'a header after `-H` without a space',
    write: (key) => `curl -Hx-access-key:${key} https://a.example`,
  },
  { name: 'a header after other options of curl', write: (key) => `curl -sSHx-api-key:${key}` },
  { name: 'a header in quotes', write: (key) => `curl -H 'x-access-key: ${key}'` },
  { name: 'after `Bearer`, `Basic` or `Token`', write: (key) => `x-api-key: Token ${key}` },
  { name: 'a member of JSON', write: (key) => JSON.stringify({ 'x-access-key': key }) },
  {
    name: 'JSON inside a string of JSON',
    write: (key) => JSON.stringify(JSON.stringify({ xAccessKey: key })),
  },
  { name: 'a name and a value in JSON', write: (key) => `{"name":"x-api-key","value":"${key}"}` },
  { name: 'a list of values in JSON', write: (key) => `{"x-access-key":["aaaaaa","${key}"]}` },
  { name: 'a name and a value in lists of their own', write: (key) => `[["x-access-key"],["${key}"]]` },
  {
    name: 'names and values in lists of their own',
    write: (key) => `{"names":["accept","x-api-key"],"values":["text/html","${key}"]}`,
  },
  { name: 'a name without a value, beside one', write: (key) => `{"x-access-key":null,"value":"${key}"}` },
  { name: 'an object of JSON', write: (key) => `{"x-access-key":{"type":{"value":"${key}"}}}` },
  { name: 'members of JavaScript', write: (key) => `{name: 'x-access-key', value: '${key}'}` },
  { name: 'members in another order', write: (key) => `{value: '${key}', name: 'x-access-key'}` },
  { name: 'a name and a value in a form', write: (key) => `name=x-access-key&value=${key}` },
  { name: 'a call', write: (key) => `headers.set("x-access-key", "${key}")` },
  { name: 'a comparison by a call', write: (key) => `xAccessKey.equals("${key}")` },
  { name: 'a string that is added', write: (key) => `"x-access-key: " + "${key}"` },
  { name: 'words', write: (key) => `X Access Key: ${key}` },
  { name: 'with the word header or value', write: (key) => `x-access-key header: ${key}` },
  { name: 'in brackets, where it has digits or is long', write: (key) => `the x-access-key (${key})` },
  { name: 'emphasis of Markdown', write: (key) => `**x-access-key:** **${key}**` },
  { name: 'rich text', write: (key) => `<color=#fff>x-access-key:</color> <b>${key}</b>` },
  { name: 'code of HTML', write: (key) => `<b>x-access-key</b>: <code>${key}</code>` },
  { name: 'a table of HTML', write: (key) => `<td>x-access-key</td><td>${key}</td>` },
  { name: 'an index', write: (key) => `x-access-key[0]: ${key}` },
  { name: 'a variable', write: (key) => `HTTP_X_ACCESS_KEY=${key}` },
  { name: 'a comparison', write: (key) => `xApiKey == ${key}` },
  { name: 'a strict comparison', write: (key) => `if (headers["x-api-key"] !== "${key}")` },
  { name: 'an assignment', write: (key) => `x_access_key := b'${key}'` },
  { name: 'three quotes', write: (key) => `x_access_key = """${key}"""` },
  { name: 'an arrow', write: (key) => `'x-access-key' => "${key}"` },
  { name: 'after a space, where it has digits or is long', write: (key) => `x-access-key ${key}` },
  { name: 'after an ellipsis or a bullet', write: (key) => `x-access-key \u2026 ${key}` },
  { name: 'before its name, where it has digits or is long', write: (key) => `${key} is the x-access-key` },
  { name: 'before its name in brackets', write: (key) => `"${key}" (x-api-key)` },
  { name: 'a value as a key of JSON', write: (key) => `{"${key}":"x-access-key"}` },
  { name: 'a cell of a table', write: (key) => `| x-access-key | ${key} |` },
  { name: 'a cell of CSV', write: (key) => `"x-access-key";a\nx-access-key,${key}` },
  { name: 'YAML', write: (key) => `x-access-key: ${key}\nother: 1` },
  { name: 'folded YAML', write: (key) => `x-access-key: >-\n          ${key}\n` },
  { name: 'folded YAML with a comment', write: (key) => `x-access-key: >- # folded\n    ${key}\n` },
  { name: 'folded YAML over several lines', write: (key) => `x-access-key: >-\n  ${key}1\n  ${key}2\n` },
  { name: 'a list of YAML', write: (key) => `x-access-key:\n  - ${key}` },
  { name: 'YAML with the value on its own line', write: (key) => `x-access-key:\n    ${key}\n` },
  { name: 'YAML with a tag', write: (key) => `x-access-key: !!str ${key}` },
  { name: 'a name and a value in YAML', write: (key) => `- name: x-access-key\n  value: ${key}` },
  { name: 'an XML element', write: (key) => `<x-access-key>${key}</x-access-key>` },
  {
    name: 'an XML element with attributes',
    write: (key) => `<h:x-access-key a="1">\n  ${key}\n</h:x-access-key>`,
  },
  { name: 'an XML element with CDATA', write: (key) => `<x-api-key><![CDATA[${key}]]></x-api-key>` },
  { name: 'an XML element with a comment', write: (key) => `<x-api-key><!-- a -->${key}</x-api-key>` },
  { name: 'an XML element in another', write: (key) => `<x-api-key><value>${key}</value></x-api-key>` },
  { name: 'an XML element with an attribute', write: (key) => `<x-api-key value="${key}"/>` },
  {
    name: 'an XML element that an attribute names',
    write: (key) => `<entry key="x-access-key">${key}</entry>`,
  },
  { name: 'an XML attribute', write: (key) => `<call x-access-key="${key}"/>` },
  {
    name: 'a name and a value in XML attributes',
    write: (key) => `<header name="x-access-key" value="${key}"/>`,
  },
  {
    name: 'a value and a name in XML attributes',
    write: (key) => `<header value="${key}" name="x-access-key"/>`,
  },
  {
    name: 'a name and a value in XML elements',
    write: (key) => `<name>x-access-key</name><value>${key}</value>`,
  },
  {
    name: 'a name and a value in a property list',
    write: (key) => `<key>x-access-key</key>\n<string>${key}</string>`,
  },
  { name: 'a query', write: (key) => `https://a.example/?x-access-key=${key}&b=1` },
  { name: 'percent-encoded', write: (key) => percent(`x-access-key: ${key}`) },
  { name: 'percent-encoded twice', write: (key) => percent(percent(`x-access-key=${key}`)) },
  {
    name: 'every character percent-encoded',
    write: (key) => everyCharacter(`x-api-key:${key}`, (each) => `%${hexOf(each, 2)}`),
  },
  { name: 'encoded by `escape` of JavaScript', write: (key) => `x%u2010access%u2010key%3A${key}` },
  { name: 'only the separator percent-encoded', write: (key) => `x-access-key%3A%20${key}` },
  { name: 'a percent-encoded space or line break', write: (key) => `a%0Ax-access-key%20${key}` },
  { name: 'decimal entities of HTML', write: (key) => `x-access-key&#58;&#32;${key}` },
  { name: 'hexadecimal entities of HTML', write: (key) => `x&#x2D;access&#x2d;key&#x3A;${key}` },
  { name: 'named entities of HTML', write: (key) => `&quot;x-access-key&quot;&colon;&quot;${key}&quot;` },
  {
    name: 'every character an entity',
    write: (key) => everyCharacter(`x-api-key:${key}`, (each) => `&#${each.charCodeAt(0)};`),
  },
  { name: 'entities without semicolons', write: (key) => `&quotx-access-key&quot:&quot${key}&quot` },
  { name: 'entities of entities', write: (key) => `x&amp;#45;access&amp;hyphen;key&amp;#58;${key}` },
  { name: 'XML escaped for HTML', write: (key) => `&lt;x-access-key&gt;${key}&lt;/x-access-key&gt;` },
  { name: 'entities, percent-encoded', write: (key) => percent(`x&#45;access-key&#58;${key}`) },
  { name: '`\\u` escapes', write: (key) => String.raw`\u0078-access\u002dkey\u003a${key}` },
  { name: '`\\u{}` escapes', write: (key) => String.raw`\u{78}-access\u{2d}key: ${key}` },
  { name: '`\\x` escapes', write: (key) => String.raw`x\x2daccess\x2Dkey\x3a${key}` },
  { name: 'octal escapes', write: (key) => String.raw`\170\055access\055key: ${key}` },
  { name: 'an octal separator and space', write: (key) => String.raw`x-access-key\072\040${key}` },
  {
    name: 'every character an octal escape',
    write: (key) =>
      everyCharacter(`x-api-key:${key}`, (each) => `\\${each.charCodeAt(0).toString(8).padStart(3, '0')}`),
  },
  { name: 'escapes of CSS', write: (key) => String.raw`\78-\61 ccess\2dkey: ${key}` },
  { name: 'long escapes of CSS', write: (key) => String.raw`\000078-access\00002dkey: ${key}` },
  {
    name: 'full-width letters',
    write: (key) =>
      `${everyCharacter('x-access-key', (each) =>
        each === '-' ? each : String.fromCharCode(each.charCodeAt(0) + 0xfee0),
      )}: ${key}`,
  },
  { name: 'a full-width letter as an escape', write: (key) => String.raw`\uff58-access-key: ${key}` },
  { name: 'escapes of Markdown', write: (key) => String.raw`x\_access\_key: ${key}` },
  {
    name: 'zero-width characters in the name',
    write: (key) => `x\u200b-ac\u200dcess\u2060-k\ufeffey: ${key}`,
  },
  {
    name: 'zero-width characters around the separator',
    write: (key) => `x-access-key\u200b:\u200b\u00a0${key}`,
  },
  { name: 'zero-width characters, percent-encoded', write: (key) => `x-ac%E2%80%8Bcess-key=${key}` },
  { name: 'zero-width characters as entities', write: (key) => `x-acc&ZeroWidthSpace;ess-k&#8203;ey=${key}` },
  { name: 'fillers', write: (key) => `x-ac\u3164cess\u2800-k\u061cey=${key}` },
  { name: 'soft hyphens', write: (key) => `x-ac\u00adcess-key=${key}` },
  ...[0x2d7, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212, 0x2796, 0xff0d].map((code) => ({
    name: `U+${code.toString(16).toUpperCase().padStart(4, '0')} for hyphens`,
    write: (key: string) => 'x-access-key: '.replaceAll('-', String.fromCharCode(code)) + key,
  })),
  { name: 'other hyphens as escapes and entities', write: (key) => `x\\u2010access&ndash;key: ${key}` },
  { name: 'a full-width colon or equals sign', write: (key) => `x-access-key\uff1a${key}` },
  { name: 'guillemets', write: (key) => `\u00abx-access-key\u00bb: \u00ab${key}\u00bb` },
  { name: 'typographic quotes', write: (key) => `\u201cx-access-key\u201d: \u201c${key}\u201d` },
  { name: 'user info of a URL', write: (key) => `https://creator:${key}@a.example/b` },
  { name: 'user info of a URL without a scheme', write: (key) => `//creator:${key}@a.example/b` },
  {
    name: 'user info of a URL, percent-encoded',
    write: (key) => percent(`https://creator:${key}@a.example/b`),
  },
  { name: 'a token in place of a user name', write: (key) => `https://${key}@a.example` },
  { name: 'a signed URL', write: (key) => `https://a.example/b?X-Amz-Expires=60&X-Amz-Signature=${key}` },
  { name: 'a signed URL with spaces', write: (key) => `https://a.example/b?name=a%20b&Signature=${key}` },
  {
    name: 'a signed URL in a URL',
    write: (key) => `https://a.example/?to=${percent(`https://b.example/?sig=${key}`)}`,
  },
  { name: 'a parameter of a path', write: (key) => `https://a.example/b;sig=${key}` },
  { name: 'the fragment of a URL', write: (key) => `https://a.example/b#signature=${key}` },
  { name: 'what a URL is called', write: (key) => `signedUploadURL: https://a.example/${key}` },
  { name: 'what a URL is called, without a URL', write: (key) => `{"signedUploadURL":"${key}"}` },
  {
    name: 'the name of a URL and a value in JSON',
    write: (key) => `{"name":"signedUploadURL","value":"${key}"}`,
  },
  {
    name: 'a signature as a name and a value in JSON',
    write: (key) => `{"key":"X-Amz-Security-Token","value":"${key}"}`,
  },
  {
    name: 'an XML element of a signed URL',
    write: (key) => `<signedUploadURL>https://a.example/${key}</signedUploadURL>`,
  },
  { name: 'a signed address without a host', write: (key) => `a.png?width=1&sig=${key}` },
  { name: 'a signature by itself', write: (key) => `X-Goog-Signature: ${key}` },
];

/** What is not: either it is no credential, or nothing tells it from other text. */
export const UNRECOGNIZED: readonly Spelling[] = [
  { name: 'a key without its name', write: (key) => key },
  { name: 'a key beside another name', write: (key) => `roomKey: ${key}` },
  { name: 'a value of less than six characters', write: (key) => `x-access-key: ${key.slice(0, 5)}` },
  { name: 'a placeholder', write: (key) => `x-access-key: <YOUR_${key}>` },
  {
    name: 'a word of a sentence, without digits and short',
    write: () => 'the x-access-key authentication header',
  },
  { name: 'Base64 of a header', write: (key) => Buffer.from(`x-access-key: ${key}`).toString('base64') },
  { name: 'letters of other scripts in the name', write: (key) => `х-access-key: ${key}` },
  { name: 'a key in two pieces', write: (key) => `"x-access-" + "key: ${key}"` },
  { name: 'a name with more words after it', write: (key) => `x-access-key-of-mine: ${key}` },
  { name: 'octal escapes of two digits', write: (key) => String.raw`x\55access\55key: ${key}` },
  { name: 'a column of CSV, under its name', write: (key) => `id,x-access-key\n1,${key}` },
  {
    name: 'a column of a table, under its name',
    write: (key) => `| id | x-access-key |\n|---|---|\n| 1 | ${key} |`,
  },
  { name: 'a cell of HTML before its name', write: (key) => `<td>${key}</td><td>x-access-key</td>` },
  { name: 'a value and a name in a form', write: (key) => `value=${key}&name=x-access-key` },
  { name: 'a value and a name in YAML', write: (key) => `- value: ${key}\n  name: x-access-key` },
  { name: 'circled or mathematical letters in the name', write: (key) => `\u24e7-access-key: ${key}` },
  { name: 'quoted-printable', write: (key) => `x=2Daccess=2Dkey: ${key}` },
  {
    name: 'escapes of escapes, more than four deep',
    write: (key) => `${`&${'amp;'.repeat(12)}#120;`}-access-key: ${key}`,
  },
];
