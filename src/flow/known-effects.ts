/** What roomlint goes by where the documents are silent: nothing else, or what the platform's public material says as well. */
export const KNOWLEDGE = ['documents', 'catalog'] as const;
export type FlowKnowledge = (typeof KNOWLEDGE)[number];

/**
 * Effects that change no quest, whatever their texts say, according to the platform's public material. Effects inside one of them
 * are read by themselves.
 */
const CHANGE_NO_QUEST: ReadonlySet<string> = new Set([
  ...['AddVelocityToPlayer', 'AgentSayMessage', 'AnimateEvt', 'AttackPlayer', 'CancelTimerEffect'],
  ...['ActivateTriggerZoneEffect', 'ChangeAudiusEffect', 'ChangeAvatarEffector', 'ChangeAvatarMood'],
  ...['ChangeBloom', 'ChangeCamState', 'ChangeCamStateToPrev', 'ChangeCameraZoom', 'ChangeEnemyHealth'],
  ...['ChangeFog', 'ChangeMovementProfile', 'ChangeNPCName', 'ChangePlayerHealth', 'ChangeTextEvent'],
  ...['ChangeRoundyWearableEffector', 'ChangeTimeOfDay', 'ChangeVoiceGroup', 'ClearLeaderboard'],
  ...['DamageOverTime', 'DeactivateTriggerZoneEffect', 'DisplayAvatarScreen', 'DisplayValueEvent'],
  ...['DuplicateEnemy', 'DuplicateItem', 'EditInfoBox', 'EnterVehicle', 'EquipGunEffect', 'ExitVehicle'],
  ...['HideAllPlayersEvent', 'HideOutline', 'HideSellSwap', 'HideValueEvent', 'LockAvatarChange'],
  ...['LockCamera', 'LockMovement', 'MoveItemToPlayer', 'MutePlayer', 'NotificationPillEvent'],
  ...['NpcAnimation', 'NpcCopyPlayerPath', 'NpcCopyPlayerPathStop', 'OpenLeaderboardEffect'],
  ...['PlayAnimationInALoop', 'PlayAnimationOnce', 'PlaySoundInALoop', 'PlaySoundOnce', 'PlayVideo'],
  ...['PlayerEmote', 'PortalsAnimation', 'PortalsAnimationStop', 'PostScoreToLeaderboard'],
  ...['RefreshUserInventory', 'ResetEnemy', 'ResetGunEffect', 'RespawnDestructible', 'ReviveEnemy'],
  ...['RotateSkybox', 'SetCameraFilter', 'ShootRay', 'ShowOutline', 'StartAutoRun', 'StartSpeaking'],
  ...['StartTimerEffect', 'StopAnimationEvt', 'StopAutoRun', 'StopSound', 'StopSpeaking'],
  ...['StopTimerEffect', 'StopVideo', 'TakeDamage', 'TeleportEvent', 'ToggleFreeCam', 'ToggleLockCursor'],
  ...['TossGunEffect', 'TurnBackToDefaultRotation', 'TurnSound', 'TurnToPlayer', 'UnlockAvatarChange'],
  ...['UnlockCamera', 'UnlockMovement', 'UpdateScoreEvent', 'UpdateScoreEventString', 'VehicleBoost'],
  'WalkNpcToSpot',
]);

/** Sets every quest to Not Active, and no quest to another state. */
const RESETS_ALL = 'ResetAllTasks';

/** What an effect does to quests by its `$type`; undefined for those of which nothing is known. */
export function knownEffect(type: string | undefined): 'nothing' | 'resets all' | undefined {
  if (type === undefined) return undefined;
  if (CHANGE_NO_QUEST.has(type)) return 'nothing';
  return type === RESETS_ALL ? 'resets all' : undefined;
}
