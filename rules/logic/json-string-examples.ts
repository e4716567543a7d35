import { type BadExample, isObject, type JsonObject, type JsonValue, rawRoom } from '../kit.js';

/** The example room with one more wall, whose logic value is written as it is given. */
export function wallWith(logic: string): string {
  const text = rawRoom((snapshot) => {
    const items = sectionOf(snapshot, 'roomItems');
    items['5'] = structuredClone(items['3'] ?? null);
    sectionOf(snapshot, 'logic')['5'] = 'LOGIC';
  });
  return text.replace('"LOGIC"', () => logic);
}

function sectionOf(snapshot: Record<string, JsonValue>, name: string): JsonObject {
  const section = snapshot[name];
  return isObject(section) ? section : {};
}

/** A logic value, what is marked of it, and the message. */
type Row = readonly [title: string, logic: string, marks: string, message: string];

const TWICE = String.raw`"\"{\\\"Tasks\\\":[],\\\"ViewNodes\\\":[]}\""`;

const ROWS: readonly Row[] = [
  [
    'a list',
    '[{ "col": "8B4513" }]',
    '[{ "col": "8B4513" }]',
    'the logic of item 5 (ResizableCube) is a list: it must be a string that holds a JSON object',
  ],
  [
    'null',
    'null',
    'null',
    'the logic of item 5 (ResizableCube) is null: it must be a string that holds a JSON object',
  ],
  [
    'an object that JavaScript turned into text',
    '"[object Object]"',
    '"[object Object]"',
    'the logic of item 5 (ResizableCube) is "[object Object]": write the object itself, as JSON.stringify does',
  ],
  [
    'an empty string',
    '""',
    '""',
    'the logic of item 5 (ResizableCube) is an empty string: write "{}", or remove the entry',
  ],
  [
    'white space',
    '" \\n"',
    '" \\n"',
    'the logic of item 5 (ResizableCube) holds only white space: write "{}", or remove the entry',
  ],
  [
    'only a comment',
    '"/* none */"',
    '/* none */',
    'in the logic of item 5 (ResizableCube), JSON does not allow comments: remove this one',
  ],
  [
    'a trailing comma',
    String.raw`"{\"Tasks\":[],\"ViewNodes\":[],}"`,
    ',',
    'in the logic of item 5 (ResizableCube), JSON does not allow a trailing comma: remove it',
  ],
  [
    'a Python boolean',
    String.raw`"{\"c\":True,\"Tasks\":[],\"ViewNodes\":[]}"`,
    'True',
    'in the logic of item 5 (ResizableCube), True does not exist in JSON: write true',
  ],
  [
    'logic that was cut off',
    String.raw`"{\"col\":\"8B4513\""`,
    '',
    'in the logic of item 5 (ResizableCube), the JSON ends inside an object: add the missing }, or restore the part that was cut off',
  ],
  [
    'a line break with one backslash too few',
    String.raw`"{\"title\":\"Keep\nout\"}"`,
    String.raw`\n`,
    String.raw`in the logic of item 5 (ResizableCube), a line break is not allowed inside a string: write \\n instead, or close the string before it`,
  ],
  [
    'a list in a string',
    '"[]"',
    '"[]"',
    'the logic of item 5 (ResizableCube) holds a list: it must hold a JSON object, between { and }',
  ],
];

/** What fixes make of some of them. */
const FIXED: Readonly<Record<string, string>> = {
  'a trailing comma': String.raw`"{\"Tasks\":[],\"ViewNodes\":[]}"`,
  'a Python boolean': String.raw`"{\"c\":true,\"Tasks\":[],\"ViewNodes\":[]}"`,
};

const rawObject = (): BadExample => ({
  title: 'an object that is not in a string',
  text: wallWith('{ "Tasks": [], "ViewNodes": [], "e": 0.50 }'),
  at: '/logic/5',
  marks: '{ "Tasks": [], "ViewNodes": [], "e": 0.50 }',
  message: 'the logic of item 5 (ResizableCube) is an object: it must be a string that holds this object',
  fixed: wallWith(String.raw`"{ \"Tasks\": [], \"ViewNodes\": [], \"e\": 0.50 }"`),
});

const loneSubscription = (): BadExample => ({
  title: 'a subscription without the list around it',
  text: wallWith(String.raw`"{\"$type\":\"TaskTriggerSubscription\"}"`),
  at: '/logic/5',
  marks: String.raw`"{\"$type\":\"TaskTriggerSubscription\"}"`,
  message:
    'the logic of item 5 (ResizableCube) is a subscription: put it into a list, {"Tasks":[…],"ViewNodes":[]}',
  alsoFound: ['logic/expected-keys'],
});

const wrappedString = (): BadExample => ({
  title: 'a string that is wrapped in an object',
  text: wallWith(String.raw`{ "logic": "{\"Tasks\":[]}" }`),
  at: '/logic/5/logic',
  marks: '"logic"',
  message: 'the logic of item 5 (ResizableCube) is wrapped in "logic": move what is in it one level up',
  alsoFound: ['logic/expected-keys'],
});

const blank = (): BadExample => ({
  title: 'white space, even when an empty string is allowed',
  text: wallWith('" "'),
  options: { allowEmpty: true },
  at: '/logic/5',
  marks: '" "',
  message: 'the logic of item 5 (ResizableCube) holds only white space: write "{}", or remove the entry',
});

const twice = (): BadExample => ({
  title: 'an object that is encoded twice',
  text: wallWith(TWICE),
  at: '/logic/5',
  marks: TWICE,
  message:
    'the logic of item 5 (ResizableCube) is encoded twice: put its JSON object into a string only once',
  fixed: wallWith(String.raw`"{\"Tasks\":[],\"ViewNodes\":[]}"`),
});

const wrapped = (): BadExample => ({
  title: 'logic inside another object',
  text: wallWith(String.raw`"{\"logic\":{\"Tasks\":[],\"ViewNodes\":[]}}"`),
  at: '/logic/5#/logic',
  marks: String.raw`\"logic\"`,
  message: 'the logic of item 5 (ResizableCube) is wrapped in "logic": move what is in it one level up',
});

/** The example room with the logic of its three items written in another way. */
function allLogic(write: (json: string) => string): string {
  const text = rawRoom((snapshot) => {
    const logic = sectionOf(snapshot, 'logic');
    for (const [key, value] of Object.entries(logic)) logic[key] = write(String(value));
  });
  return text;
}

const ofPython = (): BadExample => {
  const count = Object.keys((JSON.parse(allLogic((json) => json)) as { logic: object }).logic).length;
  return {
    title: 'all logic is written by Python',
    text: allLogic((json) => json.replaceAll('"', "'")),
    at: '/logic/2',
    marks: "'Tasks'",
    message: `in the logic of ${count} items, JSON needs double quotes: write \\" instead`,
    fixed: allLogic((json) => json),
  };
};

export function badExamples(): readonly [BadExample, ...BadExample[]] {
  const single = ROWS.map(([title, logic, marks, message]) => ({
    title,
    text: wallWith(logic),
    at: '/logic/5',
    marks,
    message,
    ...(FIXED[title] !== undefined && { fixed: wallWith(FIXED[title]) }),
  }));
  return [
    rawObject(),
    twice(),
    ofPython(),
    ...single,
    wrapped(),
    wrappedString(),
    loneSubscription(),
    blank(),
  ];
}
