import { describe, test } from 'vitest';
import { rulePack } from '../../../rules/index.js';
import { locate } from '../../../src/json/locate.js';
import { quoteValue } from '../../../src/json/quote.js';
import { findSyntaxFaults } from '../../../src/json/syntax/syntax.js';
import type { JsonObject, JsonValue } from '../../../src/json/value.js';
import { activeRules } from '../../../src/lint/pack.js';
import { placeMatcher } from '../../../src/lint/place-glob.js';
import { SecretMask } from '../../../src/scan/secrets.js';
import { mayNameQuests, readQuestNames } from '../../../src/snapshot/read-expression.js';
import { expression } from '../../example-changes.js';
import { FIND_KEY, FIND_KEY_COMPLETED, questsOnly, room } from '../../example-room.js';
import { CUT_OFF } from '../../expression/cut-off-expressions.js';
import { lintExample, lintWith, settingsFor, toBytes } from '../../lint-example.js';
import { compare } from '../../roundtrip/difference-lines.js';
import { expectConstant, expectLinear } from './growth.js';

/** Lints with the rules whose ids begin like this, so that their time is not lost in that of the others. */
function lintWithOnly(ids: string, text: string): void {
  const rules = activeRules(rulePack, settingsFor('recommended'));
  lintWith(
    rules.filter(({ rule }) => rule.id.startsWith(ids)),
    text,
  );
}
const lintWithExpressionRules = (text: string): void => lintWithOnly('expression/', text);

const numbered = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

test('very many stray characters in a row take constant space and linear time', () => {
  expectLinear(1_000_000, (size) => {
    const bytes = new Uint8Array(size);
    return () => findSyntaxFaults(bytes, 21);
  });
});

describe('rules take linear time', () => {
  test('for a pair that differs in very many fields', () => {
    expectLinear(5_000, (count) => {
      const fields = (value: string) => Object.fromEntries(numbered(count, (index) => [`f${index}`, value]));
      const text = questsOnly((quests) => {
        Object.assign(quests[FIND_KEY] ?? {}, fields('one'));
        Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, fields('other'));
      });
      return () => lintExample(text);
    });
  });

  test('for very many quests with one Name', () => {
    expectLinear(750, (count) => {
      const text = questsOnly((quests) => {
        const entries = numbered(count, (index) => [
          `mlh${String(index).padStart(11, '0')}`,
          { ...quests[FIND_KEY], EntryId: `0f6d2a4e-7b1c-4c3d-9e5f-${index.toString(16).padStart(12, '0')}` },
        ]);
        Object.assign(quests, Object.fromEntries(entries));
      });
      return () => lintExample(text);
    });
  });

  test('for very many equal Ids', () => {
    expectLinear(5_000, (count) => {
      const text = room(({ logic }) => {
        const tasks = logic['2']!.Tasks as JsonObject[];
        tasks.push(...numbered(count, () => ({ ...tasks[1] })));
      });
      return () => lintExample(text);
    });
  });

  test('for very many effects on one state', () => {
    expectLinear(25_000, (count) => {
      const task = {
        $type: 'TaskEffectorSubscription',
        Effector: { $type: 'ShowObjectEvent' },
        Id: '4d7b3f51-c6e8-4a0b-8435-000000000001',
        Name: '0_find_key',
        TaskTriggerId: FIND_KEY,
        TargetState: 1,
      };
      const logic = { '2': JSON.stringify({ Tasks: Array(count).fill(task) }) };
      return () => lintWithOnly('subscription/one-per-state', JSON.stringify({ logic }));
    });
  });

  test('for many subscriptions to one crowded EntryId', () => {
    expectLinear(1_000, (count) => {
      const text = room(({ quests, logic }) => {
        const entry = quests[FIND_KEY] ?? {};
        for (const index of numbered(count, String)) quests[`mlh${index.padStart(11, '0')}`] = { ...entry };
        const tasks = logic['2']!.Tasks as JsonObject[];
        tasks.push(...numbered(count, () => ({ ...tasks[0], Name: 'x' })));
      });
      return () => lintExample(text);
    });
  });

  test('for very many unknown types and for a huge one', () => {
    expectLinear(50_000, (count) => {
      const tasks = numbered(count, (index) => ({ $type: `OnQlickEv${index}` }));
      tasks.push({ $type: 'OnClickEvent'.repeat(5 * count) });
      const text = JSON.stringify({ logic: { '2': JSON.stringify({ Tasks: tasks }) } });
      return () => lintWithOnly('effect/unknown-type', text);
    });
  });
});

describe('expressions take linear time', () => {
  test.each(CUT_OFF)('made of %j', (piece) => {
    expectLinear(1_000_000, (size) => {
      const many = piece.repeat(Math.ceil(size / piece.length));
      const texts = [many, `SetTask('${many}`, `$T{${many}`, `SetTask(${many}`];
      return () => {
        for (const text of texts) {
          mayNameQuests(text);
          readQuestNames(text);
        }
      };
    });
  });

  test('with very many findings', () => {
    expectLinear(25_000, (count) => {
      const text = expression('ä$T{0_find_key}'.repeat(count));
      return () => lintWithExpressionRules(text);
    });
  });

  test('with very many different unknown names', () => {
    expectLinear(25_000, (count) => {
      const text = expression(numbered(count, (index) => `$T{find_kez${index}}`).join(''));
      return () => lintWithExpressionRules(text);
    });
  });

  test('with unknown names among very many quests', () => {
    expectLinear(25_000, (count) => {
      const changed = JSON.parse(expression(numbered(1_000, (index) => `$T{x${index}}`).join('')));
      for (let index = 0; index < count; index++)
        changed.quests[`q${index}`] = { Name: `${index}_quest_${index}` };
      const text = JSON.stringify(changed);
      return () => lintWithExpressionRules(text);
    });
  });

  test('nested deeper than JSON may be', () => {
    expectLinear(250_000, (depth) => {
      const lists = expression(`${'['.repeat(depth)}"$T{0_find_key}"${']'.repeat(depth)}`);
      const open = expression('[{"$T{":'.repeat(depth / 2));
      return () => [lintWithExpressionRules(lists), lintWithExpressionRules(open)];
    });
  });
});

describe('the parts that rules and reports share take linear time', () => {
  test('for JSON strings that only begin like JSON', () => {
    expectLinear(20_000, (count) => {
      const bytes = toBytes(`[${'"{" x '.repeat(count)}`);
      return () => findSyntaxFaults(bytes, 1000);
    });
  });

  test('for a pointer glob of many ** steps, and for one of many stars', () => {
    expectLinear(20_000, (count) => {
      const [steps, stars] = [`${'/**/a'.repeat(40)}/b`, `/${'*a'.repeat(40)}b`].map(placeMatcher);
      return () => [steps?.('/a'.repeat(count), []), stars?.(`/${'a'.repeat(5 * count)}`, [])];
    });
  });

  test('for very many secrets', () => {
    expectLinear(25_000, (count) => {
      const secrets = numbered(count, (index) => `X-Amz-Signature=${index}`);
      const mask = new SecretMask(secrets);
      return () => secrets.map((secret) => mask.mask(`"${secret}"`));
    });
  });

  test('for very many differences below a long key', () => {
    expectLinear(2_000, (count) => {
      const text = (last: string): string =>
        `{"${'k'.repeat(100_000)}":[${numbered(count, (index) => `${index + 1}${last}`).join(',')}]}`;
      return () => compare(text('0'), text('1'));
    });
  });
});

describe('the size of the input makes no difference', () => {
  test('to a search for nothing', () => {
    expectConstant(4_000_000, (count) => {
      const bytes = toBytes('['.repeat(count));
      return () => locate(bytes, []);
    });
  });

  test('to the quote of a huge value', () => {
    expectConstant(100_000, (count) => {
      const deep = JSON.parse('['.repeat(count) + ']'.repeat(count)) as JsonValue;
      const values = [deep, 'x'.repeat(20 * count), Array<number>(5 * count).fill(0)];
      return () => {
        for (let round = 0; round < 100; round++) for (const value of values) quoteValue(value);
      };
    });
  });
});
