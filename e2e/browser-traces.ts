import type { BrowserContext, Page } from '@playwright/test'

/** A piece of data that the browser received or sent, and where. */
export type Trace = { where: string; text: string }

/**
 * Records the traffic of a browser: answers with headers, addresses, request bodies, the console, and on
 * `collect` its storage.
 */
export function followBrowser(context: BrowserContext, page: Page) {
  const traces: Trace[] = []
  const reading: Promise<void>[] = []
  const constant = new Set<string>()
  const add = (where: string, text: string) => traces.push({ where, text })
  page.on('console', (message) => add('console', `${message.text()} ${message.location().url}`))
  page.on('pageerror', (error) => add('page error', error.stack ?? error.message))
  page.on('framenavigated', (frame) => add('address bar', frame.url()))
  page.on('request', (request) => {
    add('request address', request.url())
    add(`request headers of ${request.url()}`, JSON.stringify(request.headers()))
  })
  page.on('response', (response) => {
    const where = `answer of ${response.url()}`
    add(`${where}, headers`, JSON.stringify(response.headers()))
    // The names of scripts and styles follow from their content, so one that was read is not read again.
    if (constant.has(response.url())) return
    const isConstant = new URL(response.url()).pathname.startsWith('/_next/static/')
    const keep = (text: string) => {
      if (isConstant) constant.add(response.url())
      add(where, text)
    }
    // The body of a redirect, or of an answer whose page was left, cannot be read.
    reading.push(response.text().then(keep, () => void add(where, '')))
  })
  return {
    /** All traces so far, with the current cookies, storage and document. */
    async collect(): Promise<Trace[]> {
      await Promise.all(reading)
      const stored = await page.evaluate(() =>
        JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          document.cookie,
          document.documentElement.outerHTML,
        ]),
      )
      add('storage and document', stored)
      add('cookies', JSON.stringify(await context.cookies()))
      return traces
    },
  }
}

/** Where any of the needles occurs, ignoring case: places and needles, without the text around a secret. */
export function hits(traces: readonly Trace[], needles: readonly string[]): string[] {
  const wanted = needles.map((needle) => needle.toLowerCase())
  return traces.flatMap(({ where, text }) => {
    const folded = text.toLowerCase()
    return wanted.filter((needle) => folded.includes(needle)).map((needle) => `${needle} in ${where}`)
  })
}
