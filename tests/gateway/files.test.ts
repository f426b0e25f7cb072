import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestGateway } from '../setup/gateway.ts'
import { openGateway } from '../setup/simulated-gateway.ts'

/** Static files and images over HTTP (Session gateway, Static files and images; gaps 20, 119, 120). */
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const get = (path: string, headers: Record<string, string> = {}) => gateway.send(path, { headers })

describe('a picture that there is none of', () => {
  it.each(['ZZZZ', 'ABCDE', 'B-', 'BA.png', '%00', 'x'.repeat(17), 'x'.repeat(2_000)])(
    'is 404 in both sets of logos: %.20s',
    async (code) => {
      for (const set of ['airline-logos', 'airline-logos-v2']) {
        expect((await get(`/logos/${set}/${code}`)).status).toBe(404)
      }
    },
  )

  it('is 404 for a hotel or a number that is none, however long', async () => {
    expect((await get(`/photos/hotels/${'9'.repeat(17)}/1`)).status).toBe(404)
    expect((await get(`/photos/hotels/1/${'1'.repeat(9)}`)).status).toBe(404)
  })
})

describe('a file that the caller has', () => {
  const path = '/data/reference/countries.json'

  it.each(['exact', 'weak', 'any', 'listed'])('is not sent again: %s tag', async (how) => {
    const etag = (await get(path)).headers.get('etag') ?? ''
    const sent = { exact: etag, weak: `W/${etag}`, any: '*', listed: `"other" , W/${etag}` }[how] ?? ''
    const again = await get(path, { 'if-none-match': sent })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
  })

  it.each(['"other"', 'W/"other"', ''])('is sent where the tag %s is another', async (tag) => {
    expect((await get(path, { 'if-none-match': tag })).status).toBe(200)
  })
})

describe('the coding of a file', () => {
  it.each([
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=0.5, deflate', 'gzip'],
    ['gzip, zstd', 'zstd'],
    ['zstd;q=0, gzip', 'gzip'],
    ['gzip; q=0', null],
    ['gzip;q=0.000, zstd;q=0', null],
    ['identity', null],
    ['*;q=0', null],
    ['', null],
  ])('asked with "%s" is %s', async (accepts, coding) => {
    const answer = await get('/data/reference/countries.json', { 'accept-encoding': accepts })
    expect(answer.headers.get('content-encoding')).toBe(coding)
  })
})
