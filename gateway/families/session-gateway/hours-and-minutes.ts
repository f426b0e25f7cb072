/** Minutes as `HH:MM` (JourneyDuration). */
export function hoursAndMinutes(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
