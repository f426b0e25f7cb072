const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, min: 60, h: 3600, d: 86_400, w: 604_800 }

/** The control plane takes no longer step: ten years. */
export const MOST_SECONDS = 315_360_000

/** Reads `90 s`, `45 min`, `2h 30m`, `3 d` or a number of minutes. Null for anything else. */
export function secondsOf(typed: string): number | null {
  const text = typed.trim().toLowerCase()
  if (/^\d{1,9}$/.test(text)) return within(Number(text) * 60)
  const parts = [...text.matchAll(/(\d{1,9})\s*(min|[smhdw])[a-z]*\s*/g)]
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text) return null
  return within(parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS[unit ?? ''] ?? 0), 0))
}

function within(seconds: number): number | null {
  return seconds > 0 && seconds <= MOST_SECONDS ? seconds : null
}

/** `6 h 50 min`, `2 d 3 h`, `45 s`: the two largest parts of a length of time. */
export function lengthText(seconds: number): string {
  const whole = Math.round(Math.abs(seconds))
  const parts = [
    [Math.floor(whole / 86_400), 'd'],
    [Math.floor(whole / 3600) % 24, 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ] as const
  const first = parts.findIndex(([count]) => count > 0)
  if (first < 0) return '0 s'
  const shown = parts.slice(first, first + 2).filter(([count]) => count > 0)
  return shown.map(([count, unit]) => `${count} ${unit}`).join(' ')
}
