import { type ItemWish, itemRecord, type Prefab } from './items.js';
import { Decimal, type JsonRecord } from './json-text.js';
import { newQuest, type Quest, questPair } from './quests.js';
import { Identifiers, Random } from './random.js';
import { chain, event, Subscriptions, sound } from './subscriptions.js';
import { caption } from './words.js';

export interface Placed {
  readonly key: string;
  readonly item: JsonRecord;
  /** What the item's logic string holds. */
  readonly logic: JsonRecord;
}

/** Some items around one quest: the unit a room is built from. */
export interface Scene {
  readonly placed: readonly Placed[];
  readonly questEntries: readonly [string, JsonRecord][];
}

interface Tasks {
  zone: JsonRecord[];
  door: JsonRecord[];
  button: JsonRecord[];
  sign: JsonRecord[];
  statue: JsonRecord[];
  relay: JsonRecord[];
  coin: JsonRecord[];
}

const FIRST_KEY = 2;

/** Builds a room scene by scene. Scenes refer only to themselves and to earlier ones. */
export class RoomBuilder {
  readonly #random: Random;
  readonly #ids: Identifiers;
  readonly #subscriptions: Subscriptions;
  readonly #creator: string;
  readonly #quests: Quest[] = [];
  #nextKey = FIRST_KEY;

  constructor(seed: number) {
    this.#random = new Random(seed);
    this.#ids = new Identifiers(seed);
    this.#subscriptions = new Subscriptions(this.#random, this.#ids);
    this.#creator = this.#ids.userId();
  }

  scene(): Scene {
    const quest = newQuest(this.#random, this.#ids, this.#quests.length);
    const tasks = this.#tasksFor(quest);
    const questEntries = questPair(this.#random, quest, this.#quests, this.#creator);
    this.#quests.push(quest);
    return { placed: this.#place(tasks), questEntries };
  }

  /** An item without a quest, to fill what is left of a room. */
  ornament(): Placed {
    return this.#put({ prefab: 'GLB' }, []);
  }

  /** An item that follows the quest made last, with so many tasks. */
  follower(tasks: number): Placed {
    const quest = this.#quests.at(-1);
    if (quest === undefined) throw new Error('there is no quest to follow yet');
    const write = this.#subscriptions;
    const make = [
      () => write.effect(quest, 'active', event('ShowObjectEvent')),
      () => write.effect(quest, 'completed', event('HideObjectEvent')),
      () => write.interaction('OnClickEvent', write.notification()),
    ];
    return this.#put(
      { prefab: 'GLB' },
      make.slice(0, tasks).map((task) => task()),
    );
  }

  /** An item whose content or whose text in logic the caller decides. */
  special(wish: { readonly content: string } | { readonly text: string }): Placed {
    if ('content' in wish) return this.#put({ prefab: 'GLB', content: wish.content }, []);
    const placed = this.#put({ prefab: 'WorldText' }, []);
    return { ...placed, logic: { ...placed.logic, text: wish.text } };
  }

  #place(tasks: Tasks): Placed[] {
    const base = this.#nextKey;
    const variety: Prefab = this.#random.pick([
      'SpawnPoint',
      'JumpPad',
      'SpotLight',
      'DefaultPainting',
      'Addressable',
    ]);
    return [
      this.#put({ prefab: 'ResizableCube' }, tasks.door),
      this.#put({ prefab: 'Trigger' }, tasks.zone),
      this.#put({ prefab: 'ResizableCube', parent: base }, tasks.button),
      this.#put({ prefab: 'WorldText', parent: base + 2 }, tasks.sign),
      this.#put({ prefab: 'GLB' }, tasks.statue),
      this.#put({ prefab: 'Light', parent: base + 4 }, []),
      this.#put({ prefab: 'GlbCollectable' }, tasks.coin),
      this.#put({ prefab: 'GLB', parent: base }, tasks.relay),
      this.#put({ prefab: variety }, []),
      this.#put({ prefab: 'GLB' }, []),
    ];
  }

  #put(wish: ItemWish, tasks: readonly JsonRecord[]): Placed {
    const key = String(this.#nextKey++);
    const item = itemRecord(this.#random, wish);
    return { key, item, logic: { ...this.#traits(wish.prefab), Tasks: tasks, ViewNodes: [] } };
  }

  #traits(prefab: Prefab): JsonRecord {
    const random = this.#random;
    switch (prefab) {
      case 'ResizableCube':
        return { col: random.text('0123456789ABCDEF', 6), e: new Decimal(random.below(2)), c: true };
      case 'WorldText':
        return { text: caption(random), lookAtCamera: random.chance(0.5) };
      case 'GLB':
        return { c: random.chance(0.5), s: false };
      case 'Trigger':
        return { events: [], cm: '', keyCode: 'X' };
      case 'GlbCollectable':
        return { valueLabel: 'coins', valueChange: 1, displayValue: true, minRespawnTime: new Decimal(3) };
      case 'Light':
      case 'SpotLight':
        return { b: new Decimal(3), r: random.rounded(5, 20, 1) };
      case 'SpawnPoint':
        return { n: '', r: new Decimal(0) };
      default:
        return {};
    }
  }

  #tasksFor(quest: Quest): Tasks {
    const write = this.#subscriptions;
    const tasks: Tasks = { zone: [], door: [], button: [], sign: [], statue: [], relay: [], coin: [] };
    switch (quest.kind) {
      case 'loop':
        this.#loop(quest, tasks);
        break;
      case 'guided':
        this.#guided(quest, tasks);
        break;
      case 'one-shot':
        tasks.button.push(write.advance(quest, 'OnClickEvent', 181));
        tasks.door.push(...write.movements(quest, ['not active', 'completed']));
        tasks.relay.push(write.effect(quest, 'completed', event('HideObjectEvent')));
        break;
      case 'chained':
        this.#chained(quest, tasks);
        break;
    }
    const first = this.#quests.length === 0;
    if (first || this.#random.chance(0.3)) this.#addExpression(quest, tasks);
    this.#addInteractions(tasks);
    return tasks;
  }

  #loop(quest: Quest, tasks: Tasks): void {
    const write = this.#subscriptions;
    tasks.button.push(write.advance(quest, 'OnClickEvent', 111), write.advance(quest, 'OnClickEvent', 121));
    tasks.door.push(...write.movements(quest, ['not active', 'active', 'completed']));
    tasks.statue.push(
      write.effect(quest, 'active', event('ShowOutline')),
      write.effect(quest, 'not active', event('HideOutline')),
    );
    // The reset waits, so that what happens on completion is seen before it is undone.
    const reset = write.linked(quest, this.#random.pick([101, 171]), 3);
    tasks.relay.push(write.effect(quest, 'completed', chain([reset], false)));
    tasks.zone.push(write.advance(quest, 'OnKeyPressedEvent', 151));
  }

  #guided(quest: Quest, tasks: Tasks): void {
    const write = this.#subscriptions;
    tasks.zone.push(write.advance(quest, 'OnEnterEvent', 111));
    tasks.button.push(write.advance(quest, 'OnClickEvent', 121), write.advance(quest, 'OnClickEvent', 131));
    tasks.sign.push(write.advance(quest, 'OnClickEvent', 161));
    tasks.coin.push(write.advance(quest, 'OnItemCollectedEvent', 121));
    tasks.door.push(...write.movements(quest, ['not active', 'active', 'completed']));
    tasks.statue.push(
      write.effect(quest, 'active', event('ShowObjectEvent')),
      write.effect(quest, 'completed', sound(this.#random)),
    );
  }

  #chained(quest: Quest, tasks: Tasks): void {
    const write = this.#subscriptions;
    const before = this.#quests.at(-1);
    if (before === undefined) throw new Error('the first quest cannot be chained to one before it');
    const links = [write.linked(quest, 111, this.#random.pick([0, 0.5, 2]))];
    const loops = this.#quests.slice(-40, -1).filter((candidate) => candidate.kind === 'loop');
    const other = loops[this.#random.below(loops.length)];
    // Chance may pick the other link; only a quest that can be completed again lets the player try again.
    const byChance = before.kind === 'loop' && other !== undefined && this.#random.chance(0.5);
    if (byChance) links.push(write.linked(other, 111, 0));
    tasks.relay.push(write.effect(before, 'completed', chain(links, byChance)));
    tasks.button.push(write.advance(quest, 'OnClickEvent', 121));
    tasks.door.push(...write.movements(quest, ['not active', 'active', 'completed']));
    tasks.statue.push(write.effect(quest, 'completed', event('HideObjectEvent')));
  }

  #addInteractions(tasks: Tasks): void {
    const write = this.#subscriptions;
    const random = this.#random;
    tasks.sign.push(write.interaction('OnClickEvent', write.notification()));
    tasks.statue.push(write.interaction('OnHoverStartEvent', event('ShowOutline')));
    tasks.statue.push(write.interaction('OnHoverEndEvent', event('HideOutline')));
    tasks.coin.push(write.interaction('OnItemCollectedEvent', sound(random)));
    if (random.chance(0.5)) tasks.zone.push(write.interaction('OnExitEvent', write.notification()));
    if (random.chance(0.5)) tasks.relay.push(write.interaction('OnPlayerLoggedIn', sound(random)));
  }

  #addExpression(quest: Quest, tasks: Tasks): void {
    const effector = this.#subscriptions.expression(quest, this.#quests.at(-1) ?? quest);
    if (this.#random.chance(0.5)) tasks.zone.push(this.#subscriptions.interaction('OnEnterEvent', effector));
    else tasks.relay.push(this.#subscriptions.interaction('OnClickEvent', effector));
  }
}
