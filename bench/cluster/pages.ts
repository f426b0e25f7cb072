import { setTimeout as pause } from 'node:timers/promises'

/** People who read the desk's pages, signed in. */
export type Readers = {
  /** How many answers came, by page. */
  served: ReadonlyMap<string, number>
  /** Every answer that was not 200, with how often it came. */
  failures: ReadonlyMap<string, number>
  stop(): Promise<void>
}

const PAGES = ['/today', '/bookings', '/wallet', '/flights', '/api/read/wallet.balance'] as const
const READERS = 4

/** Sets people to read. @param cookie of a signed-in session */
export function openReaders(deskUrl: string, cookie: string): Readers {
  const served = new Map<string, number>()
  const failures = new Map<string, number>()
  let stopped = false
  const count = (map: Map<string, number>, what: string) => map.set(what, (map.get(what) ?? 0) + 1)
  const read = async (page: string) => {
    const isRead = page.startsWith('/api/')
    try {
      const answer = await fetch(deskUrl + page, {
        method: isRead ? 'POST' : 'GET',
        headers: {
          cookie,
          origin: deskUrl,
          'x-desk': '1',
          ...(isRead && { 'content-type': 'application/json' }),
        },
        ...(isRead && { body: '{}' }),
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
      })
      const text = await answer.text()
      // A page that could not read says so in its own words, with 200.
      const isWhole = isRead || text.includes('</html>')
      if (answer.status === 200 && isWhole) count(served, page)
      else count(failures, `${page}: ${answer.status}${isWhole ? '' : ', cut'}`)
    } catch (error) {
      const { message, cause } = error as Error
      count(failures, `${page}: ${message} ${(cause as NodeJS.ErrnoException | undefined)?.code ?? ''}`)
    }
  }
  const reader = async (first: number) => {
    for (let turn = first; !stopped; turn += 1) {
      await read(PAGES[turn % PAGES.length] ?? '/today')
      await pause(100)
    }
  }
  const running = Promise.all(Array.from({ length: READERS }, (_, index) => reader(index)))
  return {
    served,
    failures,
    stop: async () => {
      stopped = true
      await running
    },
  }
}
