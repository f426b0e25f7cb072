import 'server-only'

/** The header of a file that is saved. Signs that would need quoting in its name become `_` (RFC 6266). */
export function attachment(name: string): string {
  return disposition('attachment', name)
}

/** The same for a file that the browser shows. */
export function inline(name: string): string {
  return disposition('inline', name)
}

function disposition(how: string, name: string): string {
  return `${how}; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`
}

/**
 * The name of a file that an office takes away: `change-log-aurora-travel-2026-11-22.csv`.
 * @param when a day, or a period: `2026-11-01-2026-11-30`
 */
export function officeFileName(what: string, officeName: string, when: string, ending: string): string {
  const office = officeName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${[what, office.toLowerCase(), when].filter(Boolean).join('-')}.${ending}`
}
