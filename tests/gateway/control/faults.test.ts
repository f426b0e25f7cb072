import { afterAll, beforeAll, expect, test } from 'vitest'
import { controlRoutes } from '../../../gateway/control/routes.ts'
import { createFaults, type Faults } from '../../../gateway/control/faults.ts'
import { openWorld, type World } from '../booking/world.ts'

let world: World
let faults: Faults
let app: ReturnType<typeof controlRoutes>
beforeAll(async () => {
  world = await openWorld()
  faults = createFaults(world.services.db)
  app = controlRoutes(world.services, faults)
})
afterAll(() => world.close())

async function post(path: string, body: unknown) {
  const response = await app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

test('faults are set as a list, counted down, and cleared by an empty one', async () => {
  const { body } = await post('/faults', [
    { operation: 'AirBook', kind: 'lose-reply', times: 2 },
    { operation: 'air.revalidate', kind: 'error', status: 503 },
  ])
  expect(body['faults']).toMatchObject([
    { operation: 'air.book' },
    { operation: 'air.revalidate', status: 503 },
  ])
  expect((await faults.take('air.book'))?.kind).toBe('lose-reply')
  expect((await faults.take('air.book'))?.kind).toBe('lose-reply')
  expect(await faults.take('air.book')).toBeNull()
  expect((await faults.take('air.revalidate'))?.status).toBe(503)
  expect((await faults.take('air.revalidate'))?.status).toBe(503)
  await post('/faults', [])
  expect(await faults.take('air.revalidate')).toBeNull()
})

test('faults are added and removed one by one, and tell how often they have struck', async () => {
  await post('/faults', [{ operation: 'air.book', kind: 'lose-reply', times: 1 }])
  const { body } = await post('/faults/add', { operation: '/Air/AirCancel', kind: 'latency', ms: 5 })
  const [first, second] = body['faults'] as { id: string }[]
  expect(body['faults']).toMatchObject([
    { operation: 'air.book', kind: 'lose-reply', times: 1, struck: 0 },
    { operation: 'air.cancel', kind: 'latency', ms: 5, struck: 0 },
  ])
  await faults.take('air.cancel')
  await faults.take('air.cancel')
  const left = await post('/faults/remove', { id: first?.id })
  expect(left.body['faults']).toMatchObject([{ id: second?.id, struck: 2 }])
  expect((await post('/faults/remove', { id: 'nobody' })).body['faults']).toHaveLength(1)
  await post(
    '/faults',
    Array.from({ length: 100 }, () => ({ operation: 'air.book', kind: 'drop' })),
  )
  const full = await post('/faults/add', { operation: 'air.book', kind: 'drop' })
  expect([full.status, full.body['error']]).toEqual([400, 'at most 100 faults'])
  await post('/faults', [])
})

test('faults strike at every gateway of the database, together as often as they were set', async () => {
  const elsewhere = createFaults(world.services.db)
  expect(await elsewhere.take('air.book')).toBeNull()
  await post('/faults', [
    { operation: 'air.book', kind: 'drop', times: 3 },
    { operation: 'air.book', kind: 'lose-reply', times: 1 },
  ])
  const struck = await Promise.all(
    [faults, elsewhere, faults, elsewhere, faults, elsewhere].map((each) => each.take('air.book')),
  )
  expect(struck.filter((fault) => fault?.kind === 'drop')).toHaveLength(3)
  expect(struck.filter((fault) => fault?.kind === 'lose-reply')).toHaveLength(1)
  expect(struck.filter((fault) => fault === null)).toHaveLength(2)
  await post('/faults', [{ operation: 'air.book', kind: 'drop' }])
  expect(await elsewhere.take('air.book')).toMatchObject({ kind: 'drop' })
  await post('/faults', [])
  expect(await elsewhere.take('air.book')).toBeNull()
})
