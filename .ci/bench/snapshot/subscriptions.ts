import { coordinate, quaternion } from './items.js';
import { Decimal, type Json, type JsonRecord } from './json-text.js';
import type { Quest } from './quests.js';
import type { Identifiers, Random } from './random.js';
import { phrase } from './words.js';

type State = 'not active' | 'active' | 'completed';

/** Writes the records of `Tasks` arrays, each with an Id of its own. */
export class Subscriptions {
  readonly #random: Random;
  readonly #ids: Identifiers;

  constructor(random: Random, ids: Identifiers) {
    this.#random = random;
    this.#ids = ids;
  }

  effect(quest: Quest, state: State, effector: JsonRecord): JsonRecord {
    const record: JsonRecord = {
      $type: 'TaskEffectorSubscription',
      Effector: effector,
      Id: this.#ids.uuid(),
      Name: quest.name,
      TaskTriggerId: quest.inProgressId,
    };
    return state === 'not active' ? record : { ...record, TargetState: state === 'active' ? 1 : 2 };
  }

  advance(quest: Quest, trigger: string, code: number): JsonRecord {
    return {
      $type: 'TaskTriggerSubscription',
      Trigger: { $type: trigger },
      Id: this.#ids.uuid(),
      TargetState: code,
      Name: quest.name,
      TaskTriggerId: quest.inProgressId,
    };
  }

  interaction(trigger: string, effector: JsonRecord): JsonRecord {
    return {
      $type: 'TaskTriggerSubscription',
      Trigger: { $type: trigger },
      DirectEffector: { Effector: effector, Id: this.#ids.uuid(), TargetState: 2, Name: '' },
      Id: this.#ids.uuid(),
      TargetState: 2,
      Name: '',
    };
  }

  linked(quest: Quest, code: number, delay: number): JsonRecord {
    return {
      Trigger: delay === 0 ? {} : { Delay: new Decimal(delay) },
      Id: this.#ids.uuid(),
      TargetState: code,
      Name: quest.name,
      TaskTriggerId: quest.inProgressId,
    };
  }

  movements(quest: Quest, states: readonly State[]): JsonRecord[] {
    return states.map((state) => this.effect(quest, state, this.#moveToSpot(state === 'not active' ? 0 : 2)));
  }

  notification(): JsonRecord {
    return { $type: 'NotificationPillEvent', nt: phrase(this.#random), c: '00FF00', hideBackground: false };
  }

  /** An expression that names quests without their number. */
  expression(quest: Quest, other: Quest): JsonRecord {
    const own = quest.bareName;
    const state = this.#random.pick([
      `if($N{coins} >= 3.0, SetTask('${own}', 'Active', 0.0), 0.0)`,
      `if($T{${own}} == 'Completed', SetVariable('coins', $N{coins} + 1.0, 0.0), 0.0)`,
      `OnChange('${own}', 'Completed') && $TN{${other.bareName}} > 0.0`,
    ]);
    return { $type: 'FunctionEffector', V: state };
  }

  #moveToSpot(duration: number): JsonRecord {
    const random = this.#random;
    const place: readonly Json[] = [coordinate(random, 40), random.rounded(0, 6, 2), coordinate(random, 40)];
    const turn = quaternion(random);
    return {
      $type: 'MoveToSpot',
      _transformState: {
        duration: new Decimal(duration),
        position: place,
        rotation: [turn.x, turn.y, turn.z, turn.w],
        scale: [1 + random.below(4), new Decimal(1), 0.2],
      },
    };
  }
}

export function chain(linkedTasks: readonly JsonRecord[], useRandom: boolean): JsonRecord {
  return { $type: 'RunTriggersFromEffector', linkedTasks, ...(useRandom ? { useRandom } : {}) };
}

export function sound(random: Random): JsonRecord {
  const file = random.text('abcdefghijklmnopqrstuvwxyz', 7);
  return {
    $type: 'PlaySoundOnce',
    Url: `https://cdn.example.com/uploads/${file}.mp3`,
    Dist: new Decimal(15),
  };
}

export function event(
  type: 'ShowObjectEvent' | 'HideObjectEvent' | 'ShowOutline' | 'HideOutline',
): JsonRecord {
  return { $type: type };
}
