import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeConfig, readAtOfficeTime, serverNowOf } from '../../../../server/config/office-config.ts'
import { openWorld, type World } from '../world.ts'

/** Office time while it is being read, and while the booking service is away. */

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('what is read beside the clock is read once more only where the clock was moved since', async () => {
  const office = await world.gateway.mint()
  const grant = await world.grant(await world.signIn(office), 'signed_in')
  const timesOfReads = async () => {
    const times: string[] = []
    const { serverNow } = await readAtOfficeTime(world.desk, grant, async (officeNow) => {
      times.push(officeNow)
      return Promise.resolve()
    })
    return { times, serverNow }
  }
  await timesOfReads()
  expect((await timesOfReads()).times).toHaveLength(1)
  await world.gateway.advance(20 * 60, office.officeId)
  const moved = await timesOfReads()
  expect(moved.times).toHaveLength(2)
  expect(moved.times[1]).toBe(moved.serverNow)
  expect((await timesOfReads()).times).toHaveLength(1)
})

test('office time goes on from the last reading, for the office whose clock was advanced alone', async () => {
  const [office, other] = [await world.gateway.mint(), await world.gateway.mint()]
  const [grant, stranger] = [
    await world.grant(await world.signIn(office), 'signed_in'),
    await world.grant(await world.signIn(other), 'signed_in'),
  ]
  await world.gateway.advance(20 * 60, office.officeId)
  const read = await officeConfig(world.desk, grant)
  await officeConfig(world.desk, stranger)
  if (read.kind !== 'read') throw new Error(read.kind)
  const away = async (by: typeof grant) => {
    world.trouble('/Activity/v2/config', 'server-error', 'server-error', 'server-error')
    const config = await officeConfig(world.desk, by)
    expect(config.kind).toBe('unavailable')
    return Date.parse(serverNowOf(world.desk, config))
  }
  world.pass(30)
  const now = await away(grant)
  expect(now - Date.parse(read.serverNow)).toBe(30_000)
  expect(now - (await away(stranger))).toBeGreaterThan(19 * 60_000)
})
