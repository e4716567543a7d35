import type { NamesByKind } from './prefab-facts.js';

/*
 * The platform's material on effects and triggers once more: rooms follow from these tables, not the
 * catalogue.
 */

export interface EffectFacts {
  readonly needs?: NamesByKind;
  /** The prefabs on which it works; without them, on any. */
  readonly on?: string;
  readonly colours?: string;
  /** What people write for a parameter. */
  readonly slips?: Readonly<Record<string, string>>;
}

export const EFFECT_FACTS: Readonly<Record<string, EffectFacts>> = {
  MoveToSpot: { needs: { object: '_transformState' }, slips: { TS: '_transformState' } },
  PortalsAnimation: { needs: { array: '_transformStates states' } },
  RunTriggersFromEffector: { needs: { array: 'linkedTasks' } },
  DialogEffectorDisplay: { needs: { array: 'tasksN', object: 'tasksSorM' } },
  FunctionEffector: { needs: { string: 'V' } },
  AddVelocityToPlayer: { needs: { vector: 'vel' } },
  TeleportEvent: { needs: { string: 'id' } },
  ChangePlayerHealth: { needs: { number: 'healthChange' } },
  PlayerEmote: { needs: { string: 'animationName' } },
  ChangeAvatarEffector: { needs: { string: 'Url' } },
  ChangeMovementProfile: { needs: { string: 'mvmtProfile' } },
  ChangeRoundyWearableEffector: { needs: { string: 'ItemID' } },
  ChangeCameraZoom: { needs: { number: 'zoomAmount' } },
  ChangeCamState: { needs: { string: 'camState' } },
  SetCameraFilter: { needs: { string: 'url' } },
  ToggleLockCursor: { needs: { boolean: 'lockCursor' } },
  NotificationPillEvent: { needs: { string: 'nt' }, colours: 'c' },
  DisplayValueEvent: { needs: { string: 'label' }, colours: 'color' },
  HideValueEvent: { needs: { string: 'label' } },
  UpdateScoreEvent: { needs: { number: 'scoreChange' } },
  UpdateScoreEventString: { needs: { string: 'targetText label' } },
  StartTimerEffect: { needs: { string: 'tn' } },
  StopTimerEffect: { needs: { string: 'tn' } },
  CancelTimerEffect: { needs: { string: 'tn' } },
  ClearLeaderboard: { needs: { string: 'label' } },
  OpenLeaderboardEffect: { needs: { string: 'lb' } },
  PlaySoundOnce: { needs: { string: 'Url' }, slips: { url: 'Url', dist: 'Dist' } },
  PlaySoundInALoop: { needs: { string: 'Url' }, slips: { url: 'Url', dist: 'Dist' } },
  StopSound: { needs: { string: 'url' }, slips: { Url: 'url' } },
  ChangeAudiusEffect: { needs: { string: 'ap' } },
  ChangeBloom: { needs: { number: 'Intensity' } },
  RotateSkybox: { needs: { number: 'rotation' } },
  ChangeFog: { needs: { colour: 'color', number: 'distance' }, colours: 'color' },
  SendMessageToIframes: { needs: { string: 'iframeMsg' } },
  IframeEvent: { needs: { string: 'url' } },
  IframeStopEvent: { needs: { string: 'iframeUrl' } },
  ChangeVoiceGroup: { needs: { string: 'group' } },
  DisplaySellSwap: { needs: { string: 'id' } },
  EquipGunEffect: { on: 'Gun Shotgun' },
  TossGunEffect: { on: 'Gun Shotgun' },
  ResetGunEffect: { on: 'Gun Shotgun' },
  RespawnDestructible: { on: 'Destructible' },
  ActivateTriggerZoneEffect: { on: 'Trigger' },
  DeactivateTriggerZoneEffect: { on: 'Trigger' },
  NPCMessageEvent: { needs: { string: 'n m' } },
  WalkNpcToSpot: { needs: { vector: 'endPosition' }, on: 'GLBNPC' },
  NpcAnimation: { needs: { string: 'animationName' }, on: 'GLBNPC Agent' },
  NpcCopyPlayerPath: { needs: { array: 'positions rotations' }, on: 'GLBNPC' },
  NpcCopyPlayerPathStop: { on: 'GLBNPC' },
  TurnToPlayer: { on: 'GLBNPC Agent' },
  StartSpeaking: { on: 'GLBNPC Agent' },
  StopSpeaking: { on: 'GLBNPC Agent' },
  ReviveEnemy: { on: 'EnemyNPC' },
  ResetEnemy: { on: 'EnemyNPC' },
  AttackPlayer: { on: 'EnemyNPC' },
  ChangeEnemyHealth: { needs: { number: 'op healthChange' }, on: 'EnemyNPC' },
  DuplicateEnemy: { needs: { string: 'spawnName' }, on: 'EnemyNPC' },
  EnterVehicle: { on: 'Vehicle' },
  ExitVehicle: { on: 'Vehicle' },
  VehicleBoost: { on: 'Vehicle' },
  DuplicateItem: { slips: { _transformState: 'TS' } },
};

/** Effects that need no parameter and work on any item. */
export const FREE_EFFECTS: string =
  'ResetAllTasks DateTimerEvent CompleteQuestEvent ' +
  'InstantiatingLocalRuntimeTemplateEffector ShowObjectEvent HideObjectEvent ShowOutline ' +
  'HideOutline DamageOverTime LockMovement UnlockMovement StartAutoRun StopAutoRun ' +
  'LockAvatarChange UnlockAvatarChange LockCamera UnlockCamera ToggleFreeCam MutePlayer ' +
  'HideAllPlayersEvent DisplayAvatarScreen MoveItemToPlayer RefreshUserInventory ' +
  'ChangeTimeOfDay HideSellSwap PostScoreToLeaderboard PlayAnimationOnce ' +
  'PlayAnimationInALoop StopAnimationEvt EditInfoBox ChangeCamStateToPrev ' +
  'PortalsAnimationStop ShootRay ChangeAvatarMood TurnBackToDefaultRotation ' +
  'AgentSayMessage ChangeNPCName AnimateEvt ChangeTextEvent TakeDamage PlayVideo StopVideo ' +
  'TurnSound';

/** Triggers by where they work: only on some prefabs, never on one, or anywhere. */
export const TRIGGER_FACTS: readonly {
  readonly on?: string;
  readonly never?: string;
  readonly types: string;
}[] = [
  {
    types:
      'OnCollideEvent OnCollisionStoppedEvent OnPlayerLoggedIn OnKeyPressedEvent ' +
      'OnKeyReleasedEvent OnPlayerDied OnPlayerRevived OnPlayerMove OnPlayerStoppedMoving ' +
      'OnMicrophoneUnmuted OnTimerStopped OnCountdownTimerFinished ScoreTrigger ' +
      'OnAnimationStoppedEvent OnItemCollectedEvent OnItemClickEvent PlayerLeave SwapVolume ' +
      'OnDestroyedEvent OnItemPutOn OnItemTakenOff IFrameMessageEvent',
  },
  { never: 'Trigger', types: 'OnClickEvent OnHoverStartEvent OnHoverEndEvent' },
  { on: 'Trigger', types: 'OnEnterEvent OnExitEvent UserExitTrigger' },
  {
    on: 'Gun Shotgun',
    types:
      'OnGunEquippedTrigger ShotHitTrigger GotKillTrigger StartedAimingTrigger ' +
      'StoppedAimingTrigger OnGunTossedTrigger',
  },
  { on: 'EnemyNPC', types: 'OnEnemyDied' },
  { on: 'EnemyNPC Destructible', types: 'OnTakeDamageTrigger' },
  { on: 'Vehicle', types: 'OnVehicleEntered OnVehicleExited' },
  { on: 'GLBNPC Agent', types: 'OnNpcSentTag' },
];

/** What people write for an effect or a trigger. */
export const TYPE_SLIPS = {
  effects: {
    OpenIframe: 'IframeEvent',
    ChangeMovementState: 'ChangeMovementProfile',
    SetNumberVariable: 'UpdateScoreEvent',
  },
  triggers: {
    ValueUpdatedEvent: 'ScoreTrigger',
    TimerStoppedEvent: 'OnTimerStopped',
    UserEnterTrigger: 'OnEnterEvent',
  },
};

/** What an Addressable can show. */
export const ADDRESSABLES: string =
  'DustParticles ParticlesExplosion1 ParticlesExplosion2 ParticlesExplosion3 ' +
  'ParticlesExplosion4 ParticlesExplosion5 Fire Fire1 Fire2 Fire3 FireBall1 ExplosionBomb1 ' +
  'ExplosionBomb2 ExplosionBomb3 ExplosionBomb4 ExplosionBomb5 ExplosionBomb6 ' +
  'ExplosionBomb7 ExplosionRing1 ExplosionRings2 ExplosionRings3 MagneticExplosion ' +
  'NuclearExplosion ShockExplosion SmokeExplosion1 SmokeExplosion2 WavesExplosion ' +
  'LightningBall1 LightningExplosion1 LightningExplosion2 LightningExplosion3 ' +
  'LightningParticlesTree LightningShock1 LightningStrike1 LightningWave3 LightningWaves2 ' +
  'AtomBall1 AtomBall2 LineWaves1 Portal';
