import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLAIN_ACTIVITIES } from '../../../../lib/activity/activity-view.ts'
import { cataloguePage } from '../../../../server/activity/catalogue-page.ts'
import { activityTerms } from '../../../../server/activity/terms.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.close())

const NOBODY_KNOWS = '00000000-0000-4000-8000-000000000000'

test('the terms of several activities come together; one that is not known leaves the others', async () => {
  const grant = await world.grant(await world.signIn(await world.gateway.mint()), 'activity_products')
  const page = await cataloguePage(world.desk, grant, PLAIN_ACTIVITIES, { atFirst: true })
  if (page.kind !== 'ok') throw new Error(JSON.stringify(page))
  const [one = '', two = ''] = page.data.rows.map(({ uuid }) => uuid)
  const outcome = await activityTerms(world.desk, grant, [one, NOBODY_KNOWS, two, one])
  if (outcome.kind !== 'ok') throw new Error(JSON.stringify(outcome))
  expect(Object.keys(outcome.data)).toEqual([one, two])
  for (const { variants } of Object.values(outcome.data)) expect(variants).toBeGreaterThan(0)
})

test('where none of them is known, the reason is told', async () => {
  const grant = await world.grant(await world.signIn(await world.gateway.mint()), 'activity_products')
  const outcome = await activityTerms(world.desk, grant, [NOBODY_KNOWS])
  expect(outcome.kind).not.toBe('ok')
})
