import type { SalonEvent } from '@games/clue-core/salon';

/** Whether an event is not for everybody. */
export const isSecret = (event: SalonEvent): boolean => 'knownTo' in event;

/** A moment in the reader's own time zone. */
export function moment(at: number, lang: string): string {
  return new Date(at).toLocaleString(lang, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** A span of time by its two largest units; whatever is left of a minute counts as one. */
export function duration(ms: number, units: Readonly<Record<'day' | 'hour' | 'minute', string>>): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts: readonly (readonly [number, string])[] = [
    [days, units.day],
    [hours, units.hour],
    [rest, units.minute],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${unit}`)
    .join(' ');
}

/** A text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
