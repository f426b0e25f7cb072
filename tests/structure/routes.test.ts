import { expect, test } from 'vitest'
import type { GuardedRoute } from '../../server/session/desk-route.ts'
import { filesBelow, textOf } from './sources.ts'

type RouteModule = Partial<Record<'GET' | 'POST', GuardedRoute>>

/** Every module of route handlers. One that exports anything unguarded does not compile here. */
const modules = {
  'app/api/activities/route.ts': () => import('../../app/api/activities/route.ts'),
  'app/api/activities/terms/route.ts': () => import('../../app/api/activities/terms/route.ts'),
  'app/api/bookings/cancel-previews/route.ts': () =>
    import('../../app/api/bookings/cancel-previews/route.ts'),
  'app/api/bookings/colleagues/route.ts': () => import('../../app/api/bookings/colleagues/route.ts'),
  'app/api/bookings/csv/route.ts': () => import('../../app/api/bookings/csv/route.ts'),
  'app/api/bookings/find/route.ts': () => import('../../app/api/bookings/find/route.ts'),
  'app/api/bookings/itineraries/route.ts': () => import('../../app/api/bookings/itineraries/route.ts'),
  'app/api/bookings/list/route.ts': () => import('../../app/api/bookings/list/route.ts'),
  'app/api/bookings/read/[kind]/route.ts': () => import('../../app/api/bookings/read/[kind]/route.ts'),
  'app/api/calendar/[reference]/route.ts': () => import('../../app/api/calendar/[reference]/route.ts'),
  'app/api/clients/find/route.ts': () => import('../../app/api/clients/find/route.ts'),
  'app/api/draft/route.ts': () => import('../../app/api/draft/route.ts'),
  'app/api/flights/rules/route.ts': () => import('../../app/api/flights/rules/route.ts'),
  'app/api/itinerary/[reference]/route.ts': () => import('../../app/api/itinerary/[reference]/route.ts'),
  'app/api/logo/[code]/route.ts': () => import('../../app/api/logo/[code]/route.ts'),
  'app/api/map/area/route.ts': () => import('../../app/api/map/area/route.ts'),
  'app/api/offers/check/[kind]/route.ts': () => import('../../app/api/offers/check/[kind]/route.ts'),
  'app/api/macros/route.ts': () => import('../../app/api/macros/route.ts'),
  'app/api/office/accounts/route.ts': () => import('../../app/api/office/accounts/route.ts'),
  'app/api/office/changes/route.ts': () => import('../../app/api/office/changes/route.ts'),
  'app/api/office/invoices/[number]/route.ts': () =>
    import('../../app/api/office/invoices/[number]/route.ts'),
  'app/api/office/invoices/route.ts': () => import('../../app/api/office/invoices/route.ts'),
  'app/api/office/spend/route.ts': () => import('../../app/api/office/spend/route.ts'),
  'app/api/photo/route.ts': () => import('../../app/api/photo/route.ts'),
  'app/api/quotes/[id]/route.ts': () => import('../../app/api/quotes/[id]/route.ts'),
  'app/api/read/[operation]/route.ts': () => import('../../app/api/read/[operation]/route.ts'),
  'app/api/reference/[file]/route.ts': () => import('../../app/api/reference/[file]/route.ts'),
  'app/api/studio/wire-log/route.ts': () => import('../../app/api/studio/wire-log/route.ts'),
  'app/api/travellers/find/route.ts': () => import('../../app/api/travellers/find/route.ts'),
  'app/api/trips/[id]/calendar/route.ts': () => import('../../app/api/trips/[id]/calendar/route.ts'),
  'app/api/trips/[id]/itinerary/route.ts': () => import('../../app/api/trips/[id]/itinerary/route.ts'),
  'app/api/trips/find/route.ts': () => import('../../app/api/trips/find/route.ts'),
  'app/api/voucher/[reference]/route.ts': () => import('../../app/api/voucher/[reference]/route.ts'),
  'app/api/wallet/balance/route.ts': () => import('../../app/api/wallet/balance/route.ts'),
  'app/api/wallet/statement/route.ts': () => import('../../app/api/wallet/statement/route.ts'),
} satisfies Record<string, () => Promise<RouteModule>>

/** Routes without a permission, each with the reason. */
const open = {
  'app/api/auth/[...nextauth]/route.ts': 'signs in and out',
  'app/api/csp-report/route.ts': 'browsers report without a session; a directive is logged and nothing told',
  'app/healthz/route.ts': 'tells an operator whether the database takes writes, and nothing else',
  'app/q/[token]/agree/route.ts': 'a client answers an offer: the secret of its link is the authority',
  'app/q/[token]/change/route.ts': 'the same',
  'app/q/[token]/logo/route.ts': 'the logo of the office, for who has the link of an offer',
  'app/q/[token]/pdf/route.ts': 'an offer on paper, for who has its link',
  'app/q/none/route.ts': 'says that there is no open offer',
}

const unguarded = { GET: () => Promise.resolve(new Response()) }
// @ts-expect-error: a route that was not made by `deskRoute` or `gatedRoute`
const refused: RouteModule = unguarded

test('every route is checked by its type, or says why it is open', () => {
  expect(refused).toBe(unguarded)
  const own = textOf('tests/structure/routes.test.ts')
  const listed = /'(app\/\S+)':\s+\(\) =>\s+import\('\.\.\/\.\.\/\1'\)/g
  const checked = [...own.matchAll(listed)].map(([, file]) => file)
  expect(checked).toEqual(Object.keys(modules))
  const routes = filesBelow(['app'], ['route.ts', 'route.tsx'])
  expect(routes).toEqual([...Object.keys(modules), ...Object.keys(open)].sort())
})
