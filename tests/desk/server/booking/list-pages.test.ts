import { expect, test } from 'vitest'
import { LIST_SORTS, PLAIN_LIST } from '../../../../lib/booking/list-query.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { holdFlight, openWorld } from '../world.ts'

test('pages of the list have every booking once, also those of one moment; a wrong cursor is none of them', async () => {
  const world = await openWorld()
  try {
    const grant = await world.grant(await world.signIn(await world.gateway.mint()), 'air_book')
    await holdFlight(world, grant)
    const db = await world.desk.store.db()
    const row = await db.selectFrom('booking').selectAll().executeTakeFirstOrThrow()
    const json = {
      summary: 'null',
      settlement: 'null',
      agreed: 'null',
      state: 'ticketed',
      deadline_at: null,
      changed: null,
      seen_terms: null,
    }
    const copies = Array.from({ length: 119 }, (_, number) => ({
      ...row,
      ...json,
      reference: `PX${String(number).padStart(7, '0')}`,
      // Five of one moment, and then the next five.
      created_at: new Date(row.created_at.getTime() - Math.floor(number / 5) * 1000),
    }))
    await db.insertInto('booking').values(copies).execute()
    const page = async (cursor: string | null) => {
      const list = await bookingsOf(world.desk, grant, { ...PLAIN_LIST, after: cursor }, () => {})
      if (list.kind !== 'read') throw new Error(list.kind)
      return { references: list.lines.map(({ reference }) => reference), next: list.nextCursor }
    }
    const first = await page(null)
    const second = await page(first.next)
    const third = await page(second.next)
    expect([first, second, third].map(({ references }) => references.length)).toEqual([50, 50, 20])
    expect(third.next).toBeNull()
    const all = [first, second, third].flatMap(({ references }) => references)
    expect(new Set(all).size).toBe(120)
    const times = new Map([row, ...copies].map(({ reference, created_at: at }) => [reference, at.getTime()]))
    expect(all.map((reference) => times.get(reference) ?? 0)).toEqual(
      [...times.values()].sort((one, other) => other - one),
    )
    for (const sort of LIST_SORTS) {
      const seen: string[] = []
      for (let next: string | null | undefined; next !== null;) {
        const query = { ...PLAIN_LIST, sort, after: next ?? null }
        const list = await bookingsOf(world.desk, grant, query, () => {})
        if (list.kind !== 'read') throw new Error(list.kind)
        seen.push(...list.lines.map(({ reference }) => reference))
        next = list.nextCursor
      }
      expect(seen, sort).toHaveLength(120)
      expect(new Set(seen).size, sort).toBe(120)
    }
    const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    for (const wrong of ['', 'x', '%00', cursorOf([]), cursorOf([1, 'yesterday', 'PX1']), cursorOf({})]) {
      await expect(page(wrong)).rejects.toThrow('not-found')
    }
  } finally {
    await world.close()
  }
})
