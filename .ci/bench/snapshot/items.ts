import { Decimal, type Json, type JsonRecord } from './json-text.js';
import type { Random } from './random.js';
import { phrase } from './words.js';

export type Prefab =
  | 'ResizableCube'
  | 'Trigger'
  | 'WorldText'
  | 'GLB'
  | 'GlbCollectable'
  | 'Light'
  | 'SpotLight'
  | 'SpawnPoint'
  | 'JumpPad'
  | 'DefaultPainting'
  | 'Addressable';

export interface ItemWish {
  readonly prefab: Prefab;
  /** Key of the parent, 0 for none. */
  readonly parent?: number;
  /** Replaces the content that the prefab would get. */
  readonly content?: string;
}

const ASSETS = 'https://cdn.example.com/uploads';
const ORIGIN = { x: 0, y: 0, z: 0 } as const;
const IDENTITY = { x: 0, y: 0, z: 0, w: 1 } as const;

/** An item with all 19 documented fields. */
export function itemRecord(random: Random, wish: ItemWish): JsonRecord {
  const { prefab, parent = 0, content = contentOf(random, prefab) } = wish;
  const mesh = prefab === 'GLB' || prefab === 'GlbCollectable';
  const hover = mesh && random.chance(0.2);
  return {
    prefabName: prefab,
    parentItemID: parent,
    currentEditornetId: 0,
    pos: vector(random, parent === 0 ? 60 : 3),
    modelsize: mesh ? { x: size(random), y: size(random), z: size(random) } : ORIGIN,
    modelCenter: mesh ? { x: new Decimal(0), y: size(random), z: new Decimal(0) } : ORIGIN,
    rot: random.chance(0.4) ? quaternion(random) : IDENTITY,
    scale: scaleOf(random, prefab),
    contentString: content,
    interactivityType: 0,
    interactivityURL: '',
    hoverTitle: hover ? phrase(random) : '',
    hoverBodyContent: hover ? phrase(random) : '',
    ImageInteractivityDetails: { buttonText: '', buttonURL: '' },
    sessionData: '',
    instanceId: '',
    placed: true,
    locked: random.chance(0.1),
    superLocked: false,
  };
}

export function coordinate(random: Random, reach: number): Json {
  const form = random.below(4);
  if (form === 0) return random.below(reach);
  if (form === 1) return new Decimal(random.below(reach));
  if (form === 2) return random.rounded(-reach, reach, 2);
  return random.between(-reach, reach);
}

/** A turn about the vertical axis, at full precision: a quaternion of length 1. */
export function quaternion(random: Random): { x: Json; y: Json; z: Json; w: Json } {
  const half = random.between(0.05, 3);
  return { x: new Decimal(0), y: Math.sin(half), z: new Decimal(0), w: Math.cos(half) };
}

function vector(random: Random, reach: number): JsonRecord {
  return { x: coordinate(random, reach), y: random.rounded(0, 6, 2), z: coordinate(random, reach) };
}

function size(random: Random): Json {
  return random.between(0.2, 4);
}

function scaleOf(random: Random, prefab: Prefab): JsonRecord {
  if (prefab === 'SpawnPoint') return { x: 0.3, y: 0.3, z: 0.3 };
  if (prefab !== 'ResizableCube' && prefab !== 'Trigger') return { x: 1, y: 1, z: 1 };
  return { x: 1 + random.below(12), y: random.rounded(0.1, 4, 2), z: new Decimal(1 + random.below(12)) };
}

function contentOf(random: Random, prefab: Prefab): string {
  const asset = random.text('abcdefghijklmnopqrstuvwxyz', 9);
  switch (prefab) {
    case 'GLB':
      return `${ASSETS}/${asset}_${random.below(90)}.glb`;
    case 'GlbCollectable':
      return `${ASSETS}/${asset}.glb?dynamic=true`;
    case 'DefaultPainting':
      return `${ASSETS}/${asset}.png`;
    case 'Addressable':
      return 'FurnitureAddressables/Campfire';
    default:
      return '';
  }
}
