/** `14 min`, `3 h`, `46 h`, `4 d`: how long ago something was. */
export function since(at: string | null, officeNow: number): string {
  if (at === null) return 'some time'
  return minutes(Math.max(0, Math.floor((officeNow - Date.parse(at)) / 60_000)))
}

/** `just now`, `14 s ago`, `14 min ago`: the age of the data on a screen. */
export function ageText(at: string, officeNow: number): string {
  const seconds = Math.max(0, Math.round((officeNow - Date.parse(at)) / 1000))
  if (seconds < 5) return 'just now'
  return seconds < 60 ? `${seconds} s ago` : `${Math.floor(seconds / 60)} min ago`
}

/** `14 min`, `8 h 27`, `46 h`, `4 d`. */
export function minutes(count: number): string {
  if (count < 60) return `${count} min`
  const hours = Math.floor(count / 60)
  if (hours >= 72) return `${Math.floor(hours / 24)} d`
  return hours >= 10 || count % 60 === 0 ? `${hours} h` : `${hours} h ${String(count % 60).padStart(2, '0')}`
}
