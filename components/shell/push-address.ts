/**
 * Goes to an address as a new step of the history; a second press that asks for the address that is there
 * already takes none.
 */
export function pushAddress(href: string): void {
  if (new URL(href, window.location.href).href !== window.location.href)
    window.history.pushState(null, '', href)
}
