const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A format of dates, made once for each use of it: making one takes far longer than using it, so no screen
 * makes one while it is drawn.
 */
export function dateFormat(
  language: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const existing = formats.get(key)
  if (existing) return existing
  const made = new Intl.DateTimeFormat(language, options)
  formats.set(key, made)
  return made
}
