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
