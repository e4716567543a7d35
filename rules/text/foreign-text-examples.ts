/** What is wrong, the text that shows it, the bytes that are marked, and the message. */
export type Row = readonly [title: string, text: string, marks: string, message: string];

/** Files that are not JSON as a whole, and comments. */
export const FOREIGN_TEXTS: readonly Row[] = [
  ['an empty file', '', '', 'there is nothing here: a snapshot stands between { and }'],
  ['only white space', ' \n', '', 'there is only white space here: a snapshot stands between { and }'],
  [
    'a file that was cut off in an object',
    '{ "settings": { "isNight": tr',
    '',
    'the JSON ends inside an object: was it cut off, or is a } missing?',
  ],
  [
    'a file that was cut off in a list',
    '{ "roomTasks": { "Tasks": [',
    '',
    'the JSON ends inside a list: was it cut off, or is a ] missing?',
  ],
  [
    'a web page',
    '<!DOCTYPE html>\n<title>Sign in</title>',
    '<!DOCTYPE html>',
    'this is a web page or XML, not a snapshot: the download may have failed',
  ],
  [
    'an error message',
    'curl: (22) The requested URL returned error: 403',
    'curl: (22) The requested URL returned error: 403',
    'there is no JSON here: a snapshot stands between { and }',
  ],
  [
    'a file that Git LFS keeps',
    'version https://git-lfs.github.com/spec/v1\nsize 1\n',
    'version https://git-lfs.github.com/spec/v1',
    'this only points to a file that Git LFS keeps: run git lfs pull to have it here',
  ],
  [
    'the answer of an assistant',
    'Here is your room:\n{ "isNight": true }',
    'Here is your room:',
    'text in front of the JSON: keep only what stands between the first { and the last }',
  ],
  [
    'a code fence',
    '```json\n{ "isNight": true }\n```\n',
    '```json',
    'a line of backticks around the JSON: keep only what stands between the first { and the last }',
  ],
  [
    'a comment',
    '{ "roomTasks": { "Tasks": [] } } // none yet',
    '// none yet',
    'a comment: JSON has none, so remove it',
  ],
  [
    'a comment that has no end',
    '{ "roomTasks": /* none',
    '/* none',
    'a comment that has no end: JSON has no comments, so remove it',
  ],
];
