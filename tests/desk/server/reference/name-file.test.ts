import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NameFiles } from '../../../../lib/place/name-files.ts'
import { portListener } from '../../../../gateway/http/port.ts'
import { nameFile, nameFiles } from '../../../../server/reference/name-file.ts'
import type { Grant } from '../../../../server/session/grant.ts'
import type { Desk } from '../../../../server/desk.ts'
import { openWorld, type World } from '../world.ts'

/** Names of places and airlines as a browser gets them (Session gateway, Static files and images). */
let world: World
let desk: Desk
let grant: Grant<'signed_in'>
let site: Server
let requests: string[] = []
let isDown = false
beforeAll(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  site = createServer(
    portListener(async (request) => {
      const { pathname } = new URL(request.url)
      requests.push(pathname)
      return isDown ? new Response('', { status: 503 }) : world.gateway.send(pathname)
    }),
  )
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  const siteUrl = `http://127.0.0.1:${port}`
  desk = {
    ...world.desk,
    settings: { ...world.desk.settings, siteUrls: { sandbox: siteUrl, production: siteUrl } },
  }
})
afterAll(async () => {
  await new Promise((resolve) => site.close(resolve))
  await world.close()
})

const get = (name: Parameters<typeof nameFile>[3], headers: Record<string, string> = {}, of: Desk = desk) =>
  nameFile(of, grant, new Request('http://desk/', { headers }), name)

describe('the files of names', () => {
  test('are less than 115 kB compressed, 135 kB more for other letters, and 50 kB for cities without flights', async () => {
    const files = await Promise.all(
      nameFiles.map(async (name) => [name, await (await get(name)).arrayBuffer()] as const),
    )
    const bytes = Object.fromEntries(files.map(([name, file]) => [name, gzipSync(file).byteLength]))
    expect((bytes['places.json'] ?? 0) + (bytes['airlines.json'] ?? 0)).toBeLessThan(115_000)
    expect(bytes['place-scripts.json']).toBeLessThan(135_000)
    expect(bytes['unserved-cities.json']).toBeLessThan(50_000)
  })

  test('are not sent again to a browser that has them', async () => {
    const etag = (await get('places.json')).headers.get('etag') ?? ''
    const again = await get('places.json', { 'if-none-match': `"older", ${etag}` })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
    expect((await get('places.json', { 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  test('name cities and airports with flights, and no others', async () => {
    const cities = (await (await get('places.json')).json()) as NameFiles['places.json']
    const [, name, country, others, airports, zone] = cities.find(([code]) => code === 'LON') ?? []
    expect([name, country, others?.includes('Londres')]).toEqual(['London', 'GB', true])
    expect(zone).toBe('Europe/London')
    expect(cities.every(([, , , , , timeZone]) => timeZone?.includes('/'))).toBe(true)
    expect(airports?.find(([code]) => code === 'LHR')?.slice(0, 3)).toEqual([
      'LHR',
      'London Heathrow Airport',
      'GB',
    ])
    expect(airports?.map(([code]) => code)).not.toContain('QQS') // St Pancras, a railway station
    const airlines = (await (await get('airlines.json')).json()) as [string, string][]
    expect(new Map(airlines).get('SQ')).toBe('Singapore Airlines')
  })
})

test('known cities without flights come with the nearest busy airports', async () => {
  const cities = (await (await get('unserved-cities.json')).json()) as NameFiles['unserved-cities.json']
  const named = (name: string) => cities.find(([each]) => each === name)
  const [, country, names, nearest] = named('Kyiv') ?? []
  expect([country, names?.includes('Kiev'), names?.includes('KBP')]).toEqual(['UA', true, true])
  expect(nearest?.map(([code]) => code)).toEqual(['RMO', 'MSQ', 'IAS'])
  expect(named('Oxford')?.[3][0]).toEqual(['LTN', 62])
  // Pudong is a second airport of a city with flights, and most airfields are in no language but English.
  expect([named('Shanghai'), named('Arrabury')]).toEqual([undefined, undefined])
})

describe('the booking service', () => {
  test('is asked when a file is first needed, once for all who wait', async () => {
    const fresh = { ...desk }
    requests = []
    await Promise.all([get('places.json', {}, fresh), get('places.json', {}, fresh)])
    await get('places.json', {}, fresh)
    expect(requests.toSorted()).toEqual(['/data/reference/airports.json', '/data/reference/cities.json'])
  })

  test('may be away while there is a file: the old one stays in use', async () => {
    const fresh = { ...desk }
    const before = await (await get('airlines.json', {}, fresh)).text()
    isDown = true
    world.pass(2 * 3600)
    expect(await (await get('airlines.json', {}, fresh)).text()).toBe(before)
    const later = { ...desk }
    expect((await get('airlines.json', {}, later)).status).toBe(502)
    isDown = false
    expect((await get('airlines.json', {}, later)).status).toBe(200)
  })
})
