/** Calendar days as whole numbers since 1970-01-01, and minutes of a day: cheaper than Date objects. */

/** Day number of `YYYY-MM-DD`. */
export function dayOf(date: string): number {
  return Math.round(
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / 86_400_000,
  )
}

const dates = new Map<number, string>()

/** `YYYY-MM-DD` of a day number. */
export function dateOf(day: number): string {
  let date = dates.get(day)
  if (date === undefined) {
    date = new Date(day * 86_400_000).toISOString().slice(0, 10)
    if (dates.size > 5000) dates.clear()
    dates.set(day, date)
  }
  return date
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

const clockTimes: string[] = []
for (let minute = 0; minute < 1440; minute++) {
  const hours = String(Math.floor(minute / 60)).padStart(2, '0')
  clockTimes.push(`T${hours}:${String(minute % 60).padStart(2, '0')}:00`)
}

/** `YYYY-MM-DDTHH:MM:SS` of local minutes since 1970. */
export function localTime(minutes: number): string {
  const day = Math.floor(minutes / 1440)
  return dateOf(day) + clockTimes[minutes - day * 1440]
}
