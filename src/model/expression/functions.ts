import { nearest } from '../../bytes/text/nearest.js';

/** What the arguments of a function are, as far as the public sources say. */
export interface ExpressionFunction {
  readonly name: string;
  /** The fewest arguments, and the most. */
  readonly least: number;
  readonly most: number;
  /** Whether their number is odd: pairs, and what holds otherwise. */
  readonly isOdd?: boolean;
  /** Whether it is one of the platform's: its letter case counts. NCalc may ignore the case of its own. */
  readonly isOfPlatform: boolean;
  /** Whether only earlier versions of the sources name it. */
  readonly isFormer?: boolean;
  /** The argument that is a quest, a state or a number of seconds, by its index. */
  readonly quest?: number;
  readonly state?: number;
  readonly delay?: number;
}

const UNLIMITED = Number.POSITIVE_INFINITY;

const PLATFORM: readonly Omit<ExpressionFunction, 'isOfPlatform'>[] = [
  { name: 'SetTask', least: 2, most: 3, quest: 0, state: 1, delay: 2 },
  { name: 'SetTaskState', least: 2, most: 2, quest: 0, state: 1 },
  { name: 'SetVariable', least: 2, most: 3, delay: 2 },
  { name: 'OnChange', least: 1, most: UNLIMITED },
  { name: 'SelectRandom', least: 1, most: UNLIMITED },
  { name: 'AssignNumbersInOrder', least: 2, most: 2 },
  { name: 'SelectRandomPlayers', least: 2, most: 2 },
  { name: 'SelectPlayers', least: 3, most: 3 },
  { name: 'SelectPlayersParameters', least: 2, most: 2 },
  { name: 'SetPlayersParameters', least: 3, most: 3 },
  { name: 'SetPlayerParameter', least: 2, most: 2 },
  { name: 'CountArray', least: 1, most: 1 },
  { name: 'PrintString', least: 1, most: UNLIMITED },
  { name: 'Array', least: 0, most: UNLIMITED },
  { name: 'UpdateMultiplayerNumericVariable', least: 4, most: 4, delay: 3 },
];

const NCALC: readonly Omit<ExpressionFunction, 'isOfPlatform'>[] = [
  { name: 'if', least: 3, most: 3 },
  { name: 'ifs', least: 3, most: UNLIMITED, isOdd: true },
  { name: 'in', least: 2, most: UNLIMITED },
  ...[
    ...['Floor', 'Ceiling', 'Abs', 'Sqrt', 'Sign', 'Exp', 'Ln', 'Log10', 'Sin', 'Cos', 'Tan'],
    ...['Asin', 'Acos', 'Atan', 'Truncate'],
  ].map((name) => ({ name, least: 1, most: 1 })),
  ...['Min', 'Max', 'Pow', 'IEEERemainder'].map((name) => ({ name, least: 2, most: 2 })),
  ...['Round', 'Log'].map((name) => ({ name, least: 1, most: 2 })),
];

/** Functions of earlier versions of the sources (VibePrompt.md, multiplayer functions). */
const FORMER: readonly ExpressionFunction[] = [
  { name: 'SelectPlayerParameter', least: 1, most: 1, isOfPlatform: true, isFormer: true },
];

/** The functions that the public sources name today: those of the platform, and NCalc's own. */
export const EXPRESSION_FUNCTIONS: readonly ExpressionFunction[] = [
  ...PLATFORM.map((each) => ({ ...each, isOfPlatform: true })),
  ...NCALC.map((each) => ({ ...each, isOfPlatform: false })),
];

const BY_NAME: ReadonlyMap<string, ExpressionFunction> = new Map(
  [...EXPRESSION_FUNCTIONS, ...FORMER].map((each) => [
    each.isOfPlatform ? each.name : each.name.toLowerCase(),
    each,
  ]),
);

/** The function that a call means; undefined for unknown names. */
export function expressionFunction(name: string): ExpressionFunction | undefined {
  return BY_NAME.get(name) ?? ncalcFunction(name);
}

function ncalcFunction(name: string): ExpressionFunction | undefined {
  const found = BY_NAME.get(name.toLowerCase());
  return found?.isOfPlatform === false ? found : undefined;
}

/** Shorter names resemble too many others. */
const MIN_COMPARED_LENGTH = 4;
/** Longer names are not compared. */
const MAX_COMPARED_LENGTH = 60;
/** How many letters may differ, and from which length on two. */
const MAX_EDITS = 1;
const TWO_EDITS_FROM = 10;
const NAMES = EXPRESSION_FUNCTIONS.map(({ name }) => name);

/** The function whose name was mistyped. Of the platform's own, the case of each letter counts. */
export function meantFunction(name: string): string | undefined {
  if (name.length < MIN_COMPARED_LENGTH || name.length > MAX_COMPARED_LENGTH) return undefined;
  const meant = nearest(name, NAMES, MAX_EDITS + 1);
  if (meant === undefined || meant.length < MIN_COMPARED_LENGTH) return undefined;
  const isNear = name.length >= TWO_EDITS_FROM || nearest(name, [meant], MAX_EDITS) !== undefined;
  // Two letters that changed places count as two.
  return isNear || sortedLetters(name) === sortedLetters(meant) ? meant : undefined;
}

function sortedLetters(name: string): string {
  return [...name.toLowerCase()].sort().join('');
}

/** How many arguments a function takes, in words: `2 or 3`. */
export function argumentCount({ least, most, isOdd = false }: ExpressionFunction): string {
  if (isOdd) return `an odd number from ${least}`;
  if (least === most) return String(least);
  return most === UNLIMITED ? `at least ${least}` : `${least} or ${most}`;
}

/** The states of a quest as expressions write them, by their numbers. */
export const STATE_TEXTS = ['NotActive', 'Active', 'Completed'] as const;

/** Whether a text is put together at run time: `'door_$N{number}'`. */
export function isComputedText(text: string): boolean {
  return text.includes('$') || text.includes('|');
}
