import { defineRule, type ExampleRoom, type JsonObject, type NameKind, type Rule } from '../kit.js';
import { effects } from './examples.js';
import { namesToCompare, reportMissing } from './missing-names.js';
import { namesOf } from './name-index.js';

/** Names that effects use and that the file declares, if it declares any of their kind. */
interface DeclaredNames {
  readonly kind: NameKind;
  readonly id: string;
  readonly summary: string;
  readonly source: string;
  readonly why: string;
  /** What has the name: `camera state`. */
  readonly what: string;
  /** What to do about a name that nothing has, besides correcting it. */
  readonly advice: string;
  /** What the examples of the rule differ in. */
  readonly example: {
    /** What declares `name`. */
    readonly declare: (changed: ExampleRoom) => void;
    readonly name: string;
    readonly misspelled: string;
    /** A name that resembles none. */
    readonly other: string;
    /** An effect that uses a name in this field. */
    readonly effect: JsonObject;
    readonly field: string;
    readonly titles: readonly [declared: string, noneDeclared: string, undeclared: string];
  };
}

/** A rule about names that the file must declare. */
export function declaredNames({ kind, what, advice, example, ...texts }: DeclaredNames): Rule {
  const { declare, name, misspelled, other, effect, field } = example;
  const [declared, noneDeclared, undeclared] = example.titles;
  const using = (used: string): JsonObject => ({ ...effect, [field]: used });
  const textWith = (used: string): string => effects(using(used), undefined, declare);
  const foundOf = (used: string, hint: string) => ({
    at: `/logic/2#/Tasks/1/Effector/${field}`,
    marks: `\\"${used}\\"`,
    message: `no ${what} is called "${used}": ${hint}`,
  });
  return defineRule({
    ...texts,
    level: 'off',
    catalog: { level: 'warning' },
    kinds: { 'unknown-name': {} },
    fix: 'unsafe',
    ...namesOf(kind, (index, report) => {
      if (index.set.size === 0) return;
      const words = {
        missing: (quoted: string) => `no ${what} is called ${quoted}`,
        advice: () => `${advice}, or correct the name`,
      };
      reportMissing(index, namesToCompare(index), words, report);
    }),
    examples: () => ({
      good: [
        { title: declared, text: textWith(name) },
        { title: noneDeclared, text: effects(using(name)) },
      ],
      bad: [
        {
          title: 'another spelling',
          text: textWith(misspelled),
          ...foundOf(misspelled, `did you mean "${name}"?`),
          fixed: textWith(name),
        },
        {
          title: undeclared,
          text: textWith(other),
          ...foundOf(other, `${advice}, or correct the name`),
        },
      ],
    }),
  });
}
