const CLAIMED_KEY = 'travel-desk.deadline-notices'
const LOCK = CLAIMED_KEY
const KEPT = 50
/** A tab that is looked at speaks before one that is not. */
const HIDDEN_MILLISECONDS = 1500

/**
 * True in the one tab of this browser that makes an announcement; once per key, also after a reload. Without
 * Web Locks (an address that is not secure) two tabs may both claim in the same instant.
 */
export async function claimNotice(key: string): Promise<boolean> {
  if (document.visibilityState === 'hidden') {
    await new Promise((resolve) => setTimeout(resolve, HIDDEN_MILLISECONDS))
  }
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request(LOCK, () => claim(key)) : claim(key)
}

function claim(key: string): boolean {
  const claimed = readClaimed()
  if (claimed.includes(key)) return false
  try {
    window.localStorage.setItem(CLAIMED_KEY, JSON.stringify([key, ...claimed].slice(0, KEPT)))
  } catch {
    // A full or forbidden storage: better announced twice than never.
  }
  return true
}

function readClaimed(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(CLAIMED_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return [] // Something else was stored under this key.
  }
}
