/** An example: its title, the file, the marked bytes, the message, and the file after the fix. */
export type Row = readonly [title: string, text: string, marks: string, message: string, fixed?: string];

/** Files that are not JSON as a whole, comments, and what merges, chats and services leave in a file. */
export const FOREIGN_TEXTS: readonly Row[] = [
  ['an empty file', '', '', 'the file is empty: a snapshot starts with { and ends with }'],
  [
    'only white space',
    ' \n',
    '',
    'the file holds only white space: a snapshot starts with { and ends with }',
  ],
  [
    'a file that was cut off in an object',
    '{ "settings": { "isNight": tr',
    '',
    'the JSON ends inside an object: add the missing }, or restore the part that was cut off',
  ],
  [
    'a file that was cut off in a list',
    '{ "roomTasks": { "Tasks": [',
    '',
    'the JSON ends inside a list: add the missing ], or restore the part that was cut off',
  ],
  [
    'a web page',
    '<!DOCTYPE html>\n<title>Sign in</title>',
    '<!DOCTYPE html>',
    'this is a web page or XML, not a snapshot: download the snapshot again',
  ],
  [
    'an error message',
    'curl: (22) The requested URL returned error: 403',
    'curl: (22) The requested URL returned error: 403',
    'this is not JSON: a snapshot starts with { and ends with }',
  ],
  [
    'a Git LFS pointer',
    'version https://git-lfs.github.com/spec/v1\nsize 1\n',
    'version https://git-lfs.github.com/spec/v1',
    'this is a Git LFS pointer, not the file itself: run git lfs pull',
  ],
  [
    'the reply of an AI assistant',
    'Here is your room:\n{ "isNight": true }',
    'Here is your room:',
    'there is text before the JSON: keep only the part from the first { to the last }',
  ],
  [
    'a code fence',
    '```json\n{ "isNight": true }\n```\n',
    '```json',
    'a Markdown code fence is around the JSON: keep only the part from the first { to the last }',
    '{ "isNight": true }\n',
  ],
  [
    'a code fence with text after it',
    '```json\n{ "isNight": true }\n```\nThe other settings stay.',
    '```json',
    'a Markdown code fence is around the JSON: keep only the part from the first { to the last }',
  ],
  [
    'a comment',
    '{ "roomTasks": { "Tasks": [] } } // none yet',
    '// none yet',
    'JSON does not allow comments: remove this one',
    '{ "roomTasks": { "Tasks": [] } }',
  ],
  [
    'a comment for content that was left out',
    '{ "roomItems": { /* the other items */ } }',
    '/* the other items */',
    'JSON does not allow comments: remove this one, and put back the content that it may replace, because an import removes the items that a file leaves out',
  ],
  [
    'a comment without an end',
    '{ "roomTasks": /* none',
    '/* none',
    'JSON does not allow comments, and this one has no end: remove it',
  ],
  [
    'a merge conflict that lost its first marker',
    '{\n  "isNight": true\n=======\n  "isNight": false\n>>>>>>> other\n}',
    '=======',
    'there is an unresolved merge conflict: keep one version, and remove the lines with <<<<<<<, ======= and >>>>>>>',
  ],
  [
    'a merge conflict that lost its last marker',
    '{\n<<<<<<< HEAD\n  "isNight": true,\n=======\n  "fog": 1\n}',
    '<<<<<<< HEAD',
    'there is an unresolved merge conflict: keep one version, and remove the lines with <<<<<<<, ======= and >>>>>>>',
  ],
  [
    'lines of a patch',
    '{\n-  "isNight": true,\n+  "isNight": false,\n  "fog": 1\n}',
    '-',
    'these are lines of a diff, with marks at the line starts: remove the marks and the lines with -, or apply the diff to the snapshot',
  ],
  [
    'a text that was cut off with a mark',
    '{ "settings": { "title": "Gar... [truncated]',
    '... [truncated]',
    '... [truncated] replaces something that was left out: put it back, because an import removes the items that a file leaves out',
  ],
  [
    'a string that was cut off, with a mark on the next line',
    '{ "settings": { "title": "Gar\n... [truncated]',
    '... [truncated]',
    '... [truncated] replaces something that was left out: put it back, because an import removes the items that a file leaves out',
  ],
  [
    'a decimal comma before a zero',
    '{ "y": 1,05 }',
    '1,05',
    '1,05 has a decimal comma: write 1.05',
    '{ "y": 1.05 }',
  ],
  [
    'two files in one, the second with a byte-order mark',
    '{ "quests": {} }\n\ufeff{ "quests": {} }',
    '\ufeff',
    'more text follows the end of the JSON: remove it, or merge it into what comes before',
  ],
  [
    'what a service writes before the JSON',
    ')]}\',\n{ "quests": {} }',
    ")]}',",
    'there is text before the JSON: keep only the part from the first { to the last }',
  ],
  [
    'a message of a chat',
    '[12:30, 31/1/2026] Sam: {\n  "quests": {}\n}',
    '[12:30, 31/1/2026] Sam:',
    'there is text before the JSON: keep only the part from the first { to the last }',
  ],
];
