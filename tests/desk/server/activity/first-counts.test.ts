import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PLAIN_ACTIVITIES, type ActivityView } from '../../../../lib/activity/activity-view.ts'
import type { CatalogueAnswer } from '../../../../lib/activity/catalogue-answer.ts'
import { cataloguePage } from '../../../../server/activity/catalogue-page.ts'
import { wholeCatalogue } from '../../../../server/activity/catalogues.ts'
import { log } from '../../../../server/log.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import { openWorld, type World } from '../world.ts'

/** The whole catalogue of the simulated suppliers, before and after it is read. */

const LIST = '/Activity/v2/products'
const WHOLE = '/Activity/v2/products/all'

let world: World
/** Another process of the same desk. */
let other: World
beforeAll(async () => {
  world = await openWorld()
  other = await openWorld({}, world)
})
afterAll(async () => {
  await other.close()
  await world.close()
})

async function newOffice(at: World = world): Promise<Grant<'activity_products'>> {
  return at.grant(await at.signIn(await at.gateway.mint()), 'activity_products')
}

async function page(
  grant: Grant<'activity_products'>,
  view: Partial<ActivityView>,
  atFirst = true,
  at: World = world,
): Promise<CatalogueAnswer> {
  const outcome = await cataloguePage(at.desk, grant, { ...PLAIN_ACTIVITIES, ...view }, { atFirst })
  if (outcome.kind !== 'ok') throw new Error(JSON.stringify(outcome))
  return outcome.data
}

const views: readonly Partial<ActivityView>[] = [{}, { language: 'KO' }, { sort: 'price', page: 3 }]

test('rows, total and counts are equal before and after the catalogue is read, for each office and language', async () => {
  const [one, two] = [await newOffice(), await newOffice()]
  const early: [Grant<'activity_products'>, Partial<ActivityView>, CatalogueAnswer][] = []
  for (const grant of [one, two]) {
    for (const view of views) early.push([grant, view, await page(grant, view)])
  }
  const { facets } = await page(one, {}, false)
  const catalogue = await wholeCatalogue(world.desk, two)
  expect(catalogue.products.length).toBeGreaterThan(10_000)
  for (const [grant, view, before] of early) {
    const { rows, total, facets: counted } = await page(grant, view)
    expect(counted).toEqual(facets)
    expect(before).toMatchObject({ total, facets: { places: facets.places } })
    expect(before.rows).toEqual(rows)
  }
})

test('another process uses the stored catalogue, and calls the booking service for nothing', async () => {
  const grant = await newOffice(other)
  const answer = await page(grant, {}, true, other)
  expect(answer.facets).toEqual((await page(await newOffice(), {})).facets)
  expect([other.calls(LIST), other.calls(WHOLE)]).toEqual([0, 0])
})

test('an old catalogue is read again by one process, and by rows alone where no product has changed', async () => {
  const before = world.calls(WHOLE)
  world.pass(16 * 60)
  const grant = await newOffice()
  expect((await page(grant, {})).facets.categories).toBeDefined()
  await wholeCatalogueIsFresh(world)
  expect(world.calls(WHOLE)).toBe(before)
  expect((await page(await newOffice(other), {}, true, other)).facets.categories).toBeDefined()
  await wholeCatalogueIsFresh(other)
  expect(other.calls(LIST)).toBe(0)
})

async function wholeCatalogueIsFresh(at: World): Promise<void> {
  await vi.waitFor(async () => {
    const db = await at.desk.store.db()
    const { read_at: readAt } = await db
      .selectFrom('activity_catalogue')
      .select('read_at')
      .executeTakeFirstOrThrow()
    expect(at.time.millis - readAt.getTime()).toBeLessThan(60_000)
  }, 10_000)
}

test('a stored catalogue that cannot be read is read anew, and the log says so', async () => {
  const db = await world.desk.store.db()
  await db.updateTable('activity_catalogue').set({ catalogue: '{"products":[{"uuid":1}]}' }).execute()
  const third = await openWorld({}, world)
  const warn = vi.spyOn(log, 'warn')
  const grant = await newOffice(third)
  expect((await page(grant, {}, true, third)).facets.categories).toBeUndefined()
  expect(warn).toHaveBeenCalledWith('stored catalogue of activities not readable', { reason: 'malformed' })
  warn.mockRestore()
  await third.close()
})
