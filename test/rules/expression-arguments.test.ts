import { describe, expect, test } from 'vitest';
import { expression } from '../example-changes.js';
import { findingsOf, marksOf } from '../lint-example.js';

/* How many arguments functions take, which function a mistyped name means, and what a delay is. */

/** What is found of an expression: the marked text and the message. */
function found(text: string): string[] {
  const file = expression(text);
  return findingsOf(file)
    .filter(({ rule }) => rule === 'expression/arguments')
    .map((finding) => `${marksOf(file, finding)}: ${finding.message}`);
}

describe('a number of arguments', () => {
  const takes = (name: string, count: string, most: string, advice: string): string[] => [
    `${name}: ${name}() has ${count} and takes ${most}: ${advice}`,
  ];
  const MISSING = 'add what is missing';
  const REMOVE = 'remove what it does not take';
  const ODD = 'an odd number from 3';
  const END = 'end with the value for everything else';

  test.each<[text: string, findings: readonly string[]]>([
    ['Abs()', takes('Abs', '0 arguments', '1', MISSING)],
    ['Abs(1.5)', []],
    ['Abs(1.5, 2.5)', takes('Abs', '2 arguments', '1', REMOVE)],
    ['Round()', takes('Round', '0 arguments', '1 or 2', MISSING)],
    ['Round(1.5)', []],
    ['Round(1.5, 2.0)', []],
    ['Round(1.5, 2.0, 3.5)', takes('Round', '3 arguments', '1 or 2', REMOVE)],
    ['Array()', []],
    ['in(1.0)', takes('in', '1 argument', 'at least 2', MISSING)],
    ['in(1.0, 2.0, 3.0, 4.0, 5.0)', []],
    ['OnChange()', takes('OnChange', '0 arguments', 'at least 1', MISSING)],
    ["OnChange('a', 'b', 'c')", []],
    ['ifs(1.0 > 2.0)', takes('ifs', '1 argument', ODD, MISSING)],
    ["ifs(1.0 > 2.0, 'a')", takes('ifs', '2 arguments', ODD, MISSING)],
    ["ifs(1.0 > 2.0, 'a', 'b')", []],
    ["ifs(1.0 > 2.0, 'a', 2.0 > 1.0, 'b')", takes('ifs', '4 arguments', ODD, END)],
    ["ifs(1.0 > 2.0, 'a', 2.0 > 1.0, 'b', 'c')", []],
    // NCalc may be set to ignore the letter case of its own functions.
    ['ABS()', takes('ABS', '0 arguments', '1', MISSING)],
    // A comma instead of a point, where the last two arguments are whole numbers and one of them is too many.
    ['Abs(10,25)', takes('Abs', '2 arguments', '1', 'write 10.25, not 10,25')],
    ['Abs(0,123456789)', takes('Abs', '2 arguments', '1', 'write 0.123456789, not 0,123456789')],
    ['Abs(123456789,0)', takes('Abs', '2 arguments', '1', 'write 123456789.0, not 123456789,0')],
    ['Abs(0,1234567890)', takes('Abs', '2 arguments', '1', REMOVE)],
    ['Abs(1234567890,0)', takes('Abs', '2 arguments', '1', REMOVE)],
    ['Abs(-1,5)', takes('Abs', '2 arguments', '1', REMOVE)],
    ["Abs('1',5)", takes('Abs', '2 arguments', '1', REMOVE)],
    ["Abs(1,'5')", takes('Abs', '2 arguments', '1', REMOVE)],
    ['Max(1,2,3)', takes('Max', '3 arguments', '2', 'write 2.3, not 2,3')],
    ['Max(1,2,3,4)', takes('Max', '4 arguments', '2', REMOVE)],
    ['Round(1,2,3)', takes('Round', '3 arguments', '1 or 2', 'write 2.3, not 2,3')],
  ])('%s', (text, findings) => {
    expect(found(text)).toEqual(findings);
  });
});

describe('a delay', () => {
  const isText = (name: string, delay: string): string =>
    `${delay}: ${name}() has a string as its delay: write the seconds as a number, such as 0.0`;

  test.each<[text: string, findings: readonly string[]]>([
    ["SetTask('open_door', 'Active')", []],
    ["SetTask('open_door', 'Active', 1.5)", []],
    ["SetTask('open_door', 'Active', $N{seconds})", []],
    ["SetTask('open_door', 'Active', '1.5')", [isText('SetTask', "'1.5'")]],
    ["SetTask('open_door', 'Active', (('1.5')))", [isText('SetTask', "(('1.5'))")]],
    ["SetVariable('coins', '5')", []],
    ["SetVariable('coins', '5', '1')", [isText('SetVariable', "'1'")]],
    [
      "UpdateMultiplayerNumericVariable('a', 'b', 'c', 'd')",
      [isText('UpdateMultiplayerNumericVariable', "'d'")],
    ],
    // The delay is the third argument, however many there are.
    [
      "SetVariable('coins', 5.0, '1', 2.0)",
      [
        'SetVariable: SetVariable() has 4 arguments and takes 2 or 3: remove what it does not take',
        isText('SetVariable', "'1'"),
      ],
    ],
    ["OnChange('a', 'b', 'c', 'd')", []],
    ["SetTaskState('open_door', 'Active')", []],
  ])('%s', (text, findings) => {
    expect(found(text)).toEqual(findings);
  });
});

describe('a function that is not known', () => {
  test.each<[name: string, meant: string]>([
    // One letter, from four letters on.
    ['Sqrr', 'Sqrt'],
    ['Sqt', ''],
    ['Sqrtt', 'Sqrt'],
    ['Abss', ''],
    ['sqqrt', 'Sqrt'],
    // Neighbours that changed places.
    ['Sqtr', 'Sqrt'],
    ['SetTsak', 'SetTask'],
    ['sETtSAK', 'SetTask'],
    // Two letters from ten letters on.
    ['SetVarxble', 'SetVariable'],
    ['SetVarble', ''],
    ['SetTsk1', ''],
    ['SetVarxbles', ''],
    ['SelectRandomPlyer', 'SelectRandomPlayers'],
    // A former function is a slip only with other arguments than it took.
    ["SelectPlayerParameter('health'", ''],
    ["SelectPlayerParameter('health', 1.0", 'SelectPlayersParameters'],
    ['SelectPlayerParameter(', 'SelectPlayersParameters'],
    ['PaintTheSkyAboveThisRoomInTheColoursOfTheRainbowAndOfTheSunset', ''],
  ])('%s means %j', (call, meant) => {
    const [name = ''] = call.split('(');
    const text = call.includes('(') ? `${call})` : `${call}(1.0)`;
    expect(found(text)).toEqual(meant === '' ? [] : [`${name}: "${name}" is not a function: write ${meant}`]);
  });

  test('is looked for in an expression that can be read only', () => {
    expect(found('Sqtr(1.0')).toEqual([]);
  });
});
