import { Decimal, type Json, type JsonRecord, writeJson } from './json-text.js';

/**
 * Room settings: their extra data is JSON in a string, and the event data in it is JSON in a string again.
 */
export function settingsRecord(roomPrompt: string, ascii: boolean): JsonRecord {
  const inner = (value: Json): string => writeJson(value, { spacing: 'spaced', ascii });
  const eventData = inner({ itemNames: ['Fähre', 'bell "north"'], itemEvents: ['ring', 'läuten'] });
  return {
    roomBase: 'BlankScene',
    isNight: false,
    chatDisabled: false,
    roomPrompt,
    roomSettingsExtraData: inner({
      playerCollisions: true,
      showQuestLog: true,
      movementValues: {
        walkSpeed: new Decimal(2),
        runSpeed: 4.5,
        jumpHeight: new Decimal(4),
        gravity: -9.81,
      },
      numericParameters: [{ N: 'coins', VT: 0, M: false, P: true }],
      fog: { DayFogMax: new Decimal(0), DayFogColor: '' },
      EventData: eventData,
      movementStates: [],
      voiceChatRange: new Decimal(14),
    }),
    tasksRefresh: false,
  };
}
