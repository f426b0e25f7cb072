import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestScope } from '../../../../program/request-scope.ts'
import { openWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  // Connections that exist are handed out at once.
  await mostAtOnce(10, 10)
})
afterAll(() => world.close())

/** Lets this many parts each hold a connection until `expected` have one. @returns the most at once. */
async function mostAtOnce(count: number, expected: number): Promise<number> {
  const db = await world.desk.store.db()
  const enough = Promise.withResolvers<void>()
  let now = 0
  let most = 0
  const one = () =>
    db.connection().execute(async (connection) => {
      now += 1
      most = Math.max(most, now)
      if (now >= expected) enough.resolve()
      await enough.promise
      // Time for others to take one.
      for (let time = 0; time < 5; time += 1) await sql`select 1`.execute(connection)
      now -= 1
    })
  await Promise.all(Array.from({ length: count }, one))
  return most
}

test('the parts of one page have three connections at once, and all of them are answered', async () => {
  expect(await requestScope.run(new Map(), () => mostAtOnce(20, 3))).toBe(3)
})

test('two pages have three each, and a job of the desk has as many as there are', async () => {
  const pages = [1, 2].map(() => requestScope.run(new Map(), () => mostAtOnce(8, 3)))
  expect(await Promise.all(pages)).toEqual([3, 3])
  expect(await mostAtOnce(20, 10)).toBe(10)
})

test('a statement that fails gives its connection back to the page', async () => {
  await requestScope.run(new Map(), async () => {
    const db = await world.desk.store.db()
    for (let time = 0; time < 5; time += 1) {
      await expect(sql`select 1/0`.execute(db)).rejects.toThrow('division by zero')
    }
    expect(await mostAtOnce(6, 3)).toBe(3)
  })
})
