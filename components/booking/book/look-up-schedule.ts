const DELAYS_SECONDS = [2, 5, 10, 20, 40]

/**
 * Milliseconds to wait before a booking of unknown outcome is looked for again: 2, 5, 10, 20, 40 s, then every minute.
 * @param lookUps how often it was looked for already
 */
export function lookUpDelayMs(lookUps: number): number {
  return (DELAYS_SECONDS[lookUps] ?? 60) * 1000
}
