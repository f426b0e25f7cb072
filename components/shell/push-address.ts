/** Adds an address to the history, unless it is the current one: a second click then adds nothing. */
export function pushAddress(href: string): void {
  if (new URL(href, window.location.href).href !== window.location.href)
    window.history.pushState(null, '', href)
}
