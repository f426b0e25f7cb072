const DUMMY = 'https://desk.invalid'
/**
 * C0 controls and DEL. URL parsers drop some of them, so the path that is followed would not be the checked
 * one.
 */
const CONTROL = /[\u0000-\u001f\u007f]/

/**
 * The page to open after a sign-in, path and query. Anything but a page of the desk becomes `/`: a link to
 * the sign-in must not lead to another site afterwards, nor to a route that is not a page.
 */
export function ownPath(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/') || CONTROL.test(from)) return '/'
  const address = URL.canParse(from, DUMMY) ? new URL(from, DUMMY) : null
  if (!address || address.origin !== DUMMY) return '/'
  const { pathname, search } = address
  // A path that starts with two slashes, as `/.//host` resolves to, would be read as another host.
  const isPage = !pathname.startsWith('//') && !/^\/(api|sign-in)(\/|$)/.test(pathname)
  return isPage ? `${pathname}${search}` : '/'
}
