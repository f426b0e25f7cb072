/** `7 h 05` of supplied minutes; `45 min` under an hour. */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}
