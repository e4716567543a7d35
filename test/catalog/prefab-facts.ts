/* The platform's material on kinds of items once more: rooms follow from it, not from the catalogue. */

export type FactKind = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'colour' | 'vector' | 'any';

/** Names by the kind of their value, separated by spaces. */
export type NamesByKind = Readonly<Partial<Record<FactKind, string>>>;

export interface PrefabFacts {
  readonly keys: NamesByKind;
  readonly needed?: string;
  /** A contentString that is right; without one, the prefab needs none. */
  readonly content?: string;
}

const MODEL = 'https://models.example/';
const GUN: PrefabFacts = {
  keys: {
    number:
      'weaponType maxDamage minDamage minDamageDistance maxDamageDistance firerate ' +
      'projectilesPerShot dispersion maxRange clipSize startingReserveAmmo reloadTime ' +
      'cameraStability recoilRight recoilLeft recoilUp gunShotVolume reloadVolume ' +
      'audioMaxVolumeDistance audioMinVolumeDistance',
    boolean:
      'automaticWeapon autoReload startLoaded isInfinityAmmo infiniteReserveAmmo dontUseReload ' +
      'reloadOneByOne multiplayer canCollectByCollision showCrosshair showHitmarkers ' +
      'displayAmmoCount animateGun s l c f r',
    string: 'customGunShotUrl clipAmmoLabel reserveAmmoLabel',
    colour: 'gunColor',
  },
};

export const PREFAB_FACTS: Readonly<Record<string, PrefabFacts>> = {
  ResizableCube: { keys: { colour: 'col', number: 'e o t', boolean: 'c s nav', string: 'title' } },
  WorldText: { keys: { string: 'text', any: 'fc bb fs', boolean: 'lookAtCamera' }, needed: 'text' },
  Portal: { keys: { string: 'id sn cm', boolean: 'auto' }, needed: 'id' },
  SpawnPoint: { keys: { string: 'n title', number: 'r', object: 'absPos absRot' } },
  GLB: { keys: { boolean: 's c l f r' }, content: MODEL },
  GlbCollectable: {
    keys: {
      string: 'valueLabel se',
      number: 'valueChange op minRespawnTime maxRespawnTime minDespawnTime maxDespawnTime randomRadius',
      boolean: 'displayValue a l',
    },
    needed: 'valueLabel valueChange',
    content: `${MODEL}?dynamic=true`,
  },
  Destructible: {
    keys: {
      number: 'maxHealth respawnTime',
      boolean: 'multiplayer showHealthBar',
      object: 'destructionEffect particleOrigin healthBarPos',
    },
    content: MODEL,
  },
  GLBNPC: { keys: { string: 'n a p', boolean: 'bq swn', array: 'events tags' }, needed: 'n', content: MODEL },
  EnemyNPC: {
    keys: {
      number:
        'health damage healthRecovery recoveryDelay detectDistance attackDistance loseTarget fov ' +
        'minTimeAttack maxTimeAttack attackSpeed swingSpeed maxAttacks rollChance detectState ' +
        'speedMultiplier',
      boolean: 'reviveAfterDeath hideHealthBar s l c f r',
      string: 'weapon gi',
      object: 'point',
    },
    needed: 'health',
    content: MODEL,
  },
  Trigger: { keys: { array: 'events', string: 'cm keyCode', boolean: 'pressBtn', number: 'opacity' } },
  JumpPad: { keys: { number: 'p', any: 'f' } },
  '9Cube': { keys: { string: 'GLBUrl c', number: 's t e', boolean: 'nc so nav' }, content: 'lava' },
  Gun: GUN,
  Vehicle: {
    keys: {
      number:
        'acceleration drag maxSpeed steering drift extraSteeringWhileDrifting gravity ' +
        'timeToMaxSteer maxDistanceToEnter cameraRotationSpeed cameraFollowSpeed',
      object: 'rotationPoint exitPoint cameraState',
    },
  },
  Light: { keys: { colour: 'c', number: 'b r', any: 'i', boolean: 'no' } },
  BlinkLight: { keys: { colour: 'c', number: 'b i r bd bi', boolean: 'no' } },
  SpotLight: { keys: { colour: 'c', number: 'b i r ang' } },
  DefaultPainting: { keys: { boolean: 't b', number: 'e' }, content: MODEL },
  DefaultVideo: { keys: { boolean: 'b', number: 'e fStart sEnd' }, content: MODEL },
  PlaceableTV: { keys: { boolean: 'useSpatialAudio', number: 'fullVolumeRange' } },
  Leaderboard: { keys: { string: 'gn ln ci', boolean: 'tb' } },
  Chart: { keys: { number: 'h r t', boolean: 'c' } },
  GLBSign: { keys: { string: 'GLBUrl', colour: 'c', number: 'e', boolean: 'so' } },
  CameraObject: { keys: { number: 'fov', string: 'sn' } },
  Addressable: { keys: { boolean: 'c' }, content: 'FurnitureAddressables/Fire2' },
  Shotgun: GUN,
};
