import { type FlowModel, isSharedOnce, runsAtLogin } from './model.js';

/** Sentences of the documents with two meanings. A play shows one; what is certain holds under all. */
export interface Reading {
  /** A quest in Not Active enters that state when a page loads, although nothing has changed it. */
  readonly loadEnters: boolean;
  /** OnPlayerLoggedIn triggers run when a page loads. Otherwise they may run at any time, or never. */
  readonly loginFires: boolean;
  /** No code moves a multiplayer quest with RepeatableLimit 1 out of Completed. */
  readonly onceStays: boolean;
}

/** The reading that plays show. */
export const PLAYED_READING: Reading = { loadEnters: true, loginFires: true, onceStays: true };

/** The readings under which a room may play in other ways than under {@link PLAYED_READING}. */
export function otherReadings(model: FlowModel): readonly Reading[] {
  const isOpen: Readonly<Record<keyof Reading, boolean>> = {
    loadEnters: model.reactions.some(({ state, chain }) => state === 0 && chain !== undefined),
    loginFires: model.events.some(runsAtLogin),
    onceStays: model.quests.some(isSharedOnce),
  };
  let readings: Reading[] = [PLAYED_READING];
  for (const part of ['loadEnters', 'loginFires', 'onceStays'] as const)
    if (isOpen[part]) readings = readings.flatMap((reading) => [reading, { ...reading, [part]: false }]);
  return readings.slice(1);
}
