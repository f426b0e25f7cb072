import ts from 'typescript'
import { expect, test } from 'vitest'
import type { GuardedAction } from '../../server/session/desk-action.ts'
import { filesBelow, parsed, textOf } from './sources.ts'

type ActionModule = Record<string, GuardedAction>

/** Every module of actions. One that exports anything unguarded does not compile here. */
const modules = {
  'server/accounts/actions.ts': () => import('../../server/accounts/actions.ts'),
  'server/air/actions.ts': () => import('../../server/air/actions.ts'),
  'server/booking/actions.ts': () => import('../../server/booking/actions.ts'),
  'server/client/actions.ts': () => import('../../server/client/actions.ts'),
  'server/draft/actions.ts': () => import('../../server/draft/actions.ts'),
  'server/invoice/actions.ts': () => import('../../server/invoice/actions.ts'),
  'server/macro/actions.ts': () => import('../../server/macro/actions.ts'),
  'server/office/actions.ts': () => import('../../server/office/actions.ts'),
  'server/quote/actions.ts': () => import('../../server/quote/actions.ts'),
  'server/session/actions.ts': () => import('../../server/session/actions.ts'),
  'server/shell/actions.ts': () => import('../../server/shell/actions.ts'),
  'server/studio/actions.ts': () => import('../../server/studio/actions.ts'),
  'server/today/actions.ts': () => import('../../server/today/actions.ts'),
  'server/traveller/actions.ts': () => import('../../server/traveller/actions.ts'),
  'server/trip/actions.ts': () => import('../../server/trip/actions.ts'),
  'server/trip/copy-actions.ts': () => import('../../server/trip/copy-actions.ts'),
  'server/trip/hold-actions.ts': () => import('../../server/trip/hold-actions.ts'),
  'server/wallet/actions.ts': () => import('../../server/wallet/actions.ts'),
} satisfies Record<string, () => Promise<ActionModule>>

const unguarded = { book: (reference: string) => Promise.resolve(reference) }
// @ts-expect-error: an action that was not made by `deskAction` or `openAction`
const refused: ActionModule = unguarded

const sources = filesBelow(['app', 'components', 'lib', 'server'])

function isUseServer([first]: readonly ts.Statement[]): boolean {
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use server'
  )
}

test('every module of actions is checked by its type', () => {
  expect(refused).toBe(unguarded)
  const own = textOf('tests/structure/actions.test.ts')
  const checked = [...own.matchAll(/'(server\/\S+)': \(\) => import\('\.\.\/\.\.\/\1'\)/g)].map(
    ([, file]) => file,
  )
  expect(checked).toEqual(Object.keys(modules))
  expect(sources.filter((file) => isUseServer(parsed(file).statements))).toEqual(checked)
})

test('no function declares itself an action inside another module', () => {
  const inline = sources.filter((file) => {
    let isFound = false
    const visit = (node: ts.Node) => {
      if (ts.isBlock(node) && isUseServer(node.statements)) isFound = true
      ts.forEachChild(node, visit)
    }
    visit(parsed(file))
    return isFound
  })
  expect(inline).toEqual([])
})
