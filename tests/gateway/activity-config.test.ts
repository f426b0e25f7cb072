import { afterAll, beforeAll, expect, it } from 'vitest'
import { productionUuid, seedDemoAccounts } from '../../gateway/domain/session/seed-accounts.ts'
import { hotelIdOf } from '../../gateway/world/hotel/catalogue/hotel-id.ts'
import { passwordOf, PRODUCTION, SANDBOX, type TestGateway } from '../setup/gateway.ts'
import { openGateway } from '../setup/simulated-gateway.ts'

/** The answer of activity config besides the wallet (Activity v2, config; gaps 160, 165, 223, 224). */
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

it('publishes the kinds of answers that an option takes, and a list of locations for old clients', async () => {
  const SessionId = await gateway.signIn(await gateway.mint())
  const answer = await gateway.call('activity.config', { SessionId })
  const config = answer.body['data'] as Record<string, unknown>
  const [kinds, ...more] = config['optionInputTypes'] as Record<string, string>[]
  expect(more).toEqual([])
  expect(Object.keys(kinds ?? {})).toEqual(Array.from({ length: 14 }, (_, index) => String(index + 1)))
  expect(kinds).toMatchObject({ '1': 'list', '3': 'number', '6': 'date', '14': 'string: flight no' })
})

it('lists places as a tree that old clients walk, and categories with children (gap 247)', async () => {
  const SessionId = await gateway.signIn(await gateway.mint())
  const { locations, categories, countries } = await gateway.mustCall('activity.config', { SessionId })
  const cities = locations.data.flatMap((continent) =>
    continent.countries.data.flatMap((country) =>
      country.states.data.flatMap((state) =>
        state.cities.data.map((city) => [continent.name, country.name, city.name].join(', ')),
      ),
    ),
  )
  expect(cities).toEqual(
    expect.arrayContaining([
      'Asia, South Korea, Seoul',
      'Europe, Portugal, Lisbon',
      'Europe, Iceland, Sandbox City',
    ]),
  )
  expect(new Set(cities).size).toBe(cities.length)
  expect(countries.data.length).toBe(locations.data.flatMap(({ countries: own }) => own.data).length)
  for (const { uuid, children } of categories.data) {
    const below = categories.data.filter(({ parentUuid }) => parentUuid === uuid)
    expect(children).toEqual(below.map(({ name, uuid: own }) => ({ name, uuid: own })))
  }
  expect(categories.data.some(({ children }) => children.length > 0)).toBe(true)
})

it('lists the category of the scenario products in the sandbox alone', async () => {
  const { services } = gateway
  await seedDemoAccounts(services)
  const maya = { OfficeId: 'AUR-1001', UserName: 'maya' }
  const Password = passwordOf(productionUuid(services.settings.secret, maya.OfficeId, maya.UserName))
  const production = await gateway.call('session.create', { ...maya, Password }, PRODUCTION)
  const sessions = [
    [SANDBOX, await gateway.signIn(await gateway.mint())],
    [PRODUCTION, production.body['SessionId']],
  ] as const
  const [inSandbox, inProduction] = await Promise.all(
    sessions.map(async ([base, SessionId]) => {
      const { body } = await gateway.call('activity.config', { SessionId }, base)
      const { categories } = body['data'] as { categories: { data: { name: string }[] } }
      return categories.data.map(({ name }) => name)
    }),
  )
  expect(inProduction).toContain('Walking tours')
  expect(inSandbox).toEqual([...inProduction!, 'Sandbox Experiences'])
})

it('tells the time as an object with its zone (gap 223)', async () => {
  const office = await gateway.mint()
  const SessionId = await gateway.signIn(office)
  const { body } = await gateway.call('activity.config', { SessionId })
  // The clock of the tests stands at 09:00 UTC; Singapore is eight hours ahead.
  expect((body['data'] as { now: unknown }).now).toEqual({
    date: '2026-11-20 17:00:00.000000',
    timezone_type: 3,
    timezone: 'Asia/Singapore',
  })
})

it('names the base below which photos are served, on the site that was called (gap 224)', async () => {
  const SessionId = await gateway.signIn(await gateway.mint())
  const { photosUrl } = await gateway.mustCall('activity.config', { SessionId })
  expect(photosUrl.startsWith(`${SANDBOX}/`)).toBe(true)
  const photo = `${photosUrl}/hotels/${hotelIdOf(-2_267_057, 0)}/1`
  const served = await gateway.send(photo.slice(SANDBOX.length))
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  const elsewhere = await gateway.send(photo.slice(SANDBOX.length), { base: PRODUCTION })
  expect(elsewhere.status).toBe(200)
})

it('serves photos with assumed operations switched off: they are files (gap 224)', async () => {
  const strict = await openGateway({ assumed: false })
  try {
    const SessionId = await strict.signIn(await strict.mint())
    const { photosUrl } = await strict.mustCall('activity.config', { SessionId })
    const path = new URL(photosUrl).pathname
    expect((await strict.send(`${path}/hotels/${hotelIdOf(-2_267_057, 0)}/1`)).status).toBe(200)
    expect((await strict.call('wallet.balance', { SessionId })).status).toBe(404)
  } finally {
    await strict.close()
  }
})
