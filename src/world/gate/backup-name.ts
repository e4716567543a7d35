const BACKUP_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(-\d+)?$/;

/** When a backup was made: `2026-11-22T07-14-10-123Z`, and `…-2` if that is taken. */
export function backupName(now: Date, isTaken: (name: string) => boolean): string {
  const time = now.toISOString().replaceAll(/[:.]/g, '-');
  let name = time;
  for (let number = 2; isTaken(name); number++) name = `${time}-${number}`;
  return name;
}

/** When a backup was made, by its name; undefined for what is not the name of a backup. */
export function whenOf(name: string): string | undefined {
  const [, day, hours, minutes, seconds, milliseconds] = BACKUP_NAME.exec(name) ?? [];
  return day === undefined ? undefined : `${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`;
}

/** The oldest first: by time, then by number. */
export function byAge(a: string, b: string): number {
  const [timeA, timeB] = [whenOf(a) ?? '', whenOf(b) ?? ''];
  if (timeA !== timeB) return timeA < timeB ? -1 : 1;
  return numberOf(a) - numberOf(b);
}

function numberOf(name: string): number {
  return Number(/Z-(\d+)$/.exec(name)?.[1] ?? 1);
}
