import { expect, test } from '@playwright/test'
import { control } from './control.ts'
import { heldFlight } from './steps/held-booking.ts'
import { signIn } from './steps/sign-in.ts'

// What a page requests before anybody has touched it: itself, and nothing on suspicion.

/**
 * The screens, and the most requests of each. More than thirty delay the first screen on a line where each
 * one costs; the searches are at that limit with their script files.
 */
const MOST_REQUESTS = {
  // It reads itself again where one of its bookings was out of date.
  '/today': 34,
  '/flights': 33,
  '/flights/calendar': 33,
  '/hotels': 33,
  '/activities': 44,
  '/bookings': 30,
  '/bookings/review': 30,
  '/clients': 30,
  '/trips': 30,
  '/wallet': 30,
  '/office': 30,
  '/studio': 30,
}

test('a page that nobody has touched requests what it shows, and the first move of a pointer the rest', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, await control.mint())
  await heldFlight(page, 'LHR-AMS')
  // Today reads a booking that is new to it, and then itself again: that belongs to its first visit.
  await page.goto('/today')
  await page.waitForLoadState('networkidle')
  for (const [screen, most] of Object.entries(MOST_REQUESTS)) {
    const requests: { address: string; isPrefetch: boolean }[] = []
    page.removeAllListeners('request')
    page.on('request', (request) =>
      requests.push({ address: request.url(), isPrefetch: 'next-router-prefetch' in request.headers() }),
    )
    await page.goto(screen)
    await page.waitForLoadState('networkidle')
    expect(
      requests.filter(({ isPrefetch }) => isPrefetch),
      screen,
    ).toEqual([])
    expect.soft(requests.length, screen).toBeLessThanOrEqual(most)
    expect(
      requests.filter(({ address }) => address.includes('/api/macros')),
      screen,
    ).toEqual([])
  }
  const macros = page.waitForRequest(/\/api\/macros/)
  await page.mouse.move(1, 1)
  await macros
})
