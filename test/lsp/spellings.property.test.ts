import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { runs } from '../runs.js';
import { edited, editsFor, startClient } from './client.js';

const folder = temporaryFolder();
const LOGIC = { Tasks: [{ $type: 'TaskTriggerSubscription', TargetState: 0, Name: '😀 "é"\\\t' }] };

function spellings(character: string): readonly string[] {
  const plain = JSON.stringify(character).slice(1, -1);
  const units = [...character].flatMap((each) => each.split(''));
  const escaped = units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
  return [
    plain,
    escaped,
    escaped.replaceAll(/[a-f]/g, (digit) => digit.toUpperCase()).replaceAll('\\U', '\\u'),
  ];
}

interface Room {
  readonly text: string;
  /** The index after the target state. */
  readonly caret: number;
}

/** A room with the logic in so many strings, and the outermost string spelled as the numbers say. */
function roomWith(depth: number, mark: string, lineBreak: string, choices: readonly number[]): Room {
  let content = JSON.stringify(LOGIC);
  for (let level = 1; level < depth; level++) content = JSON.stringify(content);
  const characters = [...content];
  const spelled = characters.map((each, index) => {
    const ways = spellings(each);
    return ways[(choices[index % choices.length] ?? 0) % ways.length] ?? each;
  });
  const head = `${mark}{${lineBreak}\t"roomItems": {}, "note": "😀",${lineBreak}\t"logic": {\t"3": "`;
  // Everything before is ASCII, so that indexes are the same.
  const until = content.indexOf('0', content.indexOf('TargetState'));
  return {
    text: `${head}${spelled.join('')}" }${lineBreak}}${lineBreak}`,
    caret: head.length + spelled.slice(0, until + 1).join('').length,
  };
}

function logicIn(text: string, depth: number): unknown {
  let value: string = JSON.parse(text.replace(/^\uFEFF/, '')).logic[3];
  for (let level = 1; level < depth; level++) value = JSON.parse(value);
  return JSON.parse(value);
}

const withState = (state: number): unknown => ({ Tasks: [{ ...LOGIC.Tasks[0], TargetState: state }] });

/** What two texts have in common before and after the first and last difference, in units. */
function shared(one: string, other: string): number {
  let [start, end] = [0, 0];
  while (start < one.length && one[start] === other[start]) start++;
  while (end < one.length - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return start + end;
}

const spelling = [
  fc.constantFrom('', '\uFEFF'),
  fc.constantFrom('\n', '\r\n'),
  fc.array(fc.nat(2), { minLength: 1, maxLength: 60, size: 'max' }),
] as const;

test.each([1, 2, 3])(
  'in %i strings spelled in any way, completion and a saved document write what was meant and nothing else',
  async (depth) => {
    const client = await startClient({ folder: folder.path });
    let number = 0;
    await fc.assert(
      fc.asyncProperty(...spelling, async (mark, lineBreak, choices) => {
        const uri = `file://${folder.path}/${depth}-${++number}.json`;
        const { text, caret } = roomWith(depth, mark, lineBreak, choices);
        expect(logicIn(text, depth)).toEqual(LOGIC);
        client.open(uri, text);
        const position = TextDocument.create('', 'json', 0, text).positionAt(caret);
        const items = (await client.request(
          'textDocument/completion',
          client.at(uri, position),
        )) as CompletionItem[];
        const edit = items.find(({ label }) => label === '181')?.textEdit;
        if (edit === undefined || !('range' in edit)) throw new Error(`181 is not offered in ${text}`);
        expect(logicIn(edited(text, [edit]), depth)).toEqual(withState(181));
        const place = [uri, '/logic/3', ...new Array<string>(depth - 1).fill('')];
        const run = (command: string, ...args: readonly unknown[]): Promise<unknown> =>
          client.request('workspace/executeCommand', { command, arguments: args });
        const document = (await run('roomlint.editLogic', place)) as { uri: string; text: string };
        expect(JSON.parse(document.text)).toEqual(LOGIC);
        await run('roomlint.saveLogic', document.uri, document.text.replace(': 0', ': 171'));
        const saved = edited(text, editsFor(uri, client.edits.pop() ?? {}));
        expect(logicIn(saved, depth)).toEqual(withState(171));
        // One character is gone, however it was spelled.
        expect(text.length - shared(text, saved)).toBeLessThanOrEqual(6);
        client.notify('textDocument/didClose', { textDocument: { uri } });
      }),
      { ...{ numRuns: runs(300, 10) }, endOnFailure: true },
    );
  },
);
