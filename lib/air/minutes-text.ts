/** A duration as agents read it: `14 h 35`, `55 min`. */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return hours === 0 ? `${rest} min` : `${hours} h ${String(rest).padStart(2, '0')}`
}

/** Minutes since midnight as a time of day: `06:00`; `24:00` for the end of the day. */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** The time of a local date-time: `08:40`. */
export function timeText(localDateTime: string): string {
  return localDateTime.slice(11, 16)
}
