import { chromium, type Page } from '@playwright/test'
import type { AirSupply } from '../../gateway/supply/air/port.ts'
import { findBrowser } from '../../scripts/ensure/browser.mjs'
import { openDesk, type DeskSubject } from '../desk-subject.ts'
import { openSubject } from '../subject.ts'

/** The built desk, in a browser where an agent is signed in. */
export type BrowserSubject = {
  /** Origin of the desk. */
  url: string
  newPage(): Promise<Page>
  read: DeskSubject['read']
  /** Cookie header of the agent. */
  cookie: string
}

/** Runs `measure` with gateway, desk and browser, and stops them all whether it succeeds or not. */
export async function withBrowser<Result>(
  air: AirSupply,
  measure: (subject: BrowserSubject) => Promise<Result>,
): Promise<Result> {
  const ends: (() => Promise<unknown>)[] = []
  try {
    const subject = await openSubject(air)
    ends.unshift(() => subject.close())
    const desk = await openDesk(subject)
    ends.unshift(() => desk.close())
    const executablePath = await findBrowser()
    if (!executablePath) throw new Error('There is no browser to measure with.')
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
    })
    ends.unshift(() => browser.close())
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies(sessionCookies(desk.cookie, desk.url))
    return await measure({
      url: desk.url,
      read: desk.read,
      cookie: desk.cookie,
      newPage: () => context.newPage(),
    })
  } finally {
    for (const end of ends) await end()
  }
}

/*
 * Only the session cookie; the other cookies from signing in are not needed. Its name requires a Secure
 * cookie, which the browser accepts only for an https address and then also sends to localhost without https.
 */
function sessionCookies(header: string, url: string) {
  return header.split('; ').flatMap((pair) => {
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (!name.endsWith('travel-desk.session')) return []
    return [{ name, value: pair.slice(at + 1), url: url.replace('http:', 'https:'), secure: true }]
  })
}
