import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../../../database/transaction.ts'
import { MOST_MACROS } from '../../../../lib/macro/macro.ts'
import {
  changeMacroKey,
  deleteMacro,
  dropMacrosNaming,
  keepMacro,
  macrosOf,
  renameMacro,
} from '../../../../server/macro/macros.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { everythingStored } from '../store/everything-stored.ts'
import { openWorld, type World } from '../world.ts'

/** Lines of the palette that an office keeps under short names. */

let world: World
let maker: AnyGrant
let colleague: AnyGrant
let admin: AnyGrant
let stranger: AnyGrant

beforeAll(async () => {
  world = await openWorld()
  const signedIn = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
  maker = { ...signedIn, role: 'agent' }
  colleague = { ...maker, userName: 'ben', displayName: 'Ben' }
  admin = { ...colleague, userName: 'ada', role: 'admin' }
  stranger = await world.grant(await world.signIn(await world.gateway.mint()), 'signed_in')
})
afterAll(() => world.close())
beforeEach(async () => {
  await (await world.desk.store.db()).deleteFrom('macro').execute()
})

const keep = (name: string, steps: readonly string[] = ['AN +14 LON SIN'], by = maker) =>
  keepMacro(world.desk, by, { name, steps })
const names = async (by = maker) => (await macrosOf(world.desk, by)).map(({ name }) => name)

describe('a macro', () => {
  test('is shared with the office, and with no other', async () => {
    expect(await keep('sin', ['AN +14 LON SIN', 'SS1'])).toEqual({ kind: 'done' })
    expect(await macrosOf(world.desk, colleague)).toEqual([
      {
        name: 'sin',
        steps: ['AN +14 LON SIN', 'SS1'],
        key: 1,
        madeBy: maker.displayName,
        madeAt: world.desk.clock.now().toISOString(),
        mayChange: false,
      },
    ])
    expect(await macrosOf(world.desk, stranger)).toEqual([])
  })

  test('is stored sealed, because a step may name a traveller', async () => {
    await keep('mine', ['RT OKAFORSON'])
    expect(await everythingStored(world.desk)).not.toContain('OKAFORSON')
  })

  test('has the first free key, up to nine, which stays its own', async () => {
    for (let n = 0; n < 10; n += 1) await keep(`step${n}`)
    await deleteMacro(world.desk, maker, 'step3')
    await keep('later')
    const keys = new Map((await macrosOf(world.desk, maker)).map(({ name, key }) => [name, key]))
    expect([keys.get('step2'), keys.get('later'), keys.get('step9')]).toEqual([3, 4, null])
  })

  test('gets another key by its maker and by admins, unless another one has it', async () => {
    await keep('sin')
    await keep('bkk')
    const keys = async () => (await macrosOf(world.desk, maker)).map(({ name, key }) => [name, key])
    expect(await changeMacroKey(world.desk, maker, 'sin', 2)).toEqual({
      kind: 'refused',
      message: 'The key g 2 runs bkk. Choose another one.',
    })
    expect(await changeMacroKey(world.desk, colleague, 'sin', 5)).toMatchObject({ kind: 'refused' })
    expect(await changeMacroKey(world.desk, stranger, 'sin', 5)).toMatchObject({ kind: 'refused' })
    expect(await changeMacroKey(world.desk, maker, 'sin', 5)).toEqual({ kind: 'done' })
    expect(await changeMacroKey(world.desk, admin, 'bkk', null)).toEqual({ kind: 'done' })
    expect(await keys()).toEqual([
      ['bkk', null],
      ['sin', 5],
    ])
  })

  test.each(['replaced', 'renamed', 'deleted'])('is %s by its maker and by admins only', async (act) => {
    const change = (by: AnyGrant) =>
      act === 'replaced'
        ? keep('sin', ['SS1'], by)
        : act === 'renamed'
          ? renameMacro(world.desk, by, 'sin', 'bkk')
          : deleteMacro(world.desk, by, 'sin')
    await keep('sin')
    expect(await change(colleague)).toMatchObject({ kind: 'refused' })
    expect(await change(stranger)).toMatchObject({ kind: act === 'replaced' ? 'done' : 'refused' })
    expect(await names()).toEqual(['sin'])
    expect(await change(admin)).toEqual({ kind: 'done' })
    expect(await names()).toEqual(act === 'replaced' ? ['sin'] : act === 'renamed' ? ['bkk'] : [])
  })

  test('takes no name that another one has', async () => {
    await keep('sin')
    await keep('bkk')
    expect(await renameMacro(world.desk, maker, 'sin', 'bkk')).toEqual({
      kind: 'refused',
      message: 'There is a macro bkk already.',
    })
    expect(await names()).toEqual(['bkk', 'sin'])
  })

  test('is one of fifty at most', async () => {
    for (let n = 0; n < MOST_MACROS; n += 1) await keep(`step${n}`)
    expect(await keep('onemore')).toMatchObject({ kind: 'refused' })
    expect(await keep('step3', ['SS2'])).toEqual({ kind: 'done' })
  })

  test('goes with a traveller who is erased, if a step names them', async () => {
    await keep('mine', ['AN +14 LON SIN', 'RT OKAFOR'])
    await keep('other', ['AN +14 LON SIN'])
    await inTransaction(await world.desk.store.db(), (trx) =>
      dropMacrosNaming(world.desk, trx, maker.officeId, 'Chioma Okafor'),
    )
    expect(await names()).toEqual(['other'])
  })
})

test('each change of a macro is in the audit with its maker, and without its name and steps', async () => {
  const db = await world.desk.store.db()
  const entries = () =>
    db
      .selectFrom('audit')
      .select(['verb', 'who', 'before_state', 'after_state', 'reference'])
      .where('office_id', '=', maker.officeId)
      .where('verb', 'like', 'macro.%')
      .orderBy('seq')
      .execute()
  const earlier = (await entries()).length
  await keep('okaforson', ['RT OKAFORSON'])
  await keep('okaforson', ['RT OKAFORSON', 'SS1'])
  await changeMacroKey(world.desk, admin, 'okaforson', 4)
  await renameMacro(world.desk, maker, 'okaforson', 'sin')
  await deleteMacro(world.desk, colleague, 'sin')
  await deleteMacro(world.desk, admin, 'sin')
  const made = (await entries()).slice(earlier)
  expect(made.map(({ reference: _, ...entry }) => Object.values(entry))).toEqual([
    ['macro.save', maker.userName, null, '1 step'],
    ['macro.save', maker.userName, '1 step', '2 steps'],
    ['macro.change-key', 'ada', 'g 1', 'g 4'],
    ['macro.rename', maker.userName, null, null],
    ['macro.delete', 'ada', null, null],
  ])
  expect(new Set(made.map(({ reference }) => reference)).size).toBe(1)
  expect(JSON.stringify(made)).not.toMatch(/okaforson/i)
})
