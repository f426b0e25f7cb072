import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PHOTOS_PATH } from '../../../../contract/reference/photo-sizes.ts'
import { officeConfig } from '../../../../server/config/office-config.ts'
import { photoAnswer } from '../../../../server/config/photo.ts'
import type { Desk } from '../../../../server/desk.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { openPort, type OpenPort } from '../../../setup/port.ts'
import { openWorld, type World } from '../world.ts'

/** Photos of the booking service's site: nothing else of that site is reached in this way. */

let world: World
let grant: AnyGrant
let site: OpenPort
let asked: string[] = []
beforeAll(async () => {
  world = await openWorld()
  grant = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  site = await openPort((request) => {
    const { pathname, search } = new URL(request.url)
    asked.push(pathname + search)
    return Promise.resolve(new Response('picture', { headers: { 'content-type': 'image/png' } }))
  })
})
afterAll(async () => {
  await site.close()
  await world.close()
})
beforeEach(() => {
  asked = []
})

/** A desk whose process has read nothing yet. */
function freshDesk(): Desk {
  const siteUrl = `http://${site.host}`
  return {
    ...world.desk,
    settings: { ...world.desk.settings, siteUrls: { sandbox: siteUrl, production: siteUrl } },
  }
}

async function statusOf(desk: Desk, path: string): Promise<number> {
  const address = `http://desk/api/photo?${new URLSearchParams({ path, w: '320' })}`
  const answer = await photoAnswer(desk, grant, new Request(address))
  await answer.body?.cancel()
  return answer.status
}

test('a photo below the base is passed on', async () => {
  expect(await statusOf(freshDesk(), `${PHOTOS_PATH}/hotels/12/3`)).toBe(200)
  expect(asked).toEqual([`${PHOTOS_PATH}/hotels/12/3?w=320`])
})

test.each([
  '/healthz',
  '/metrics',
  '/_sandbox/clock',
  '/v3/flights/orders',
  PHOTOS_PATH,
  `${PHOTOS_PATH}x/1`,
  `${PHOTOS_PATH}/../healthz`,
  `/${PHOTOS_PATH}/1`,
])('%s is not, and the site is not asked', async (path) => {
  expect(await statusOf(freshDesk(), path)).toBe(404)
  expect(asked).toEqual([])
})

test('the base is the one that the service tells', async () => {
  const desk = freshDesk()
  world.rewrite('/Activity/v2/config', (body) => {
    const { data } = body as { data: object }
    return { ...body, data: { ...data, photosUrl: 'https://booking.example/media/pictures/' } }
  })
  await officeConfig(desk, grant)
  expect(await statusOf(desk, '/media/pictures/12')).toBe(200)
  expect(await statusOf(desk, '/media/other')).toBe(404)
  expect(await statusOf(desk, `${PHOTOS_PATH}/hotels/12/3`)).toBe(404)
  expect(asked).toEqual(['/media/pictures/12?w=320'])
})

test('while the service does not tell, photos are where ours are', async () => {
  world.trouble('/Activity/v2/config', 'server-error', 'server-error', 'server-error')
  expect(await statusOf(freshDesk(), `${PHOTOS_PATH}/hotels/12/3`)).toBe(200)
  world.trouble('/Activity/v2/config', 'server-error', 'server-error', 'server-error')
  expect(await statusOf(freshDesk(), '/healthz')).toBe(404)
  world.clearTroubles()
})
