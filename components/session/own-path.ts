const DUMMY = 'https://desk.invalid'
/**
 * C0 controls and DEL: the address parser drops some of them, so what is checked would not be what is
 * followed.
 */
const CONTROL = /[\u0000-\u001f\u007f]/

/**
 * The page of the desk that a sign-in leads back to, path and query. Anything else that is asked for leads to
 * `/`: a link to the sign-in must not lead out of the desk afterwards, nor to a route that is no page.
 */
export function ownPath(from: unknown): string {
  if (typeof from !== 'string' || !from.startsWith('/') || CONTROL.test(from)) return '/'
  const address = URL.canParse(from, DUMMY) ? new URL(from, DUMMY) : null
  if (!address || address.origin !== DUMMY) return '/'
  const { pathname, search } = address
  // A path that starts with two slashes, as `/.//host` resolves to, would name another host when followed.
  const isPage = !pathname.startsWith('//') && !/^\/(api|sign-in)(\/|$)/.test(pathname)
  return isPage ? `${pathname}${search}` : '/'
}
