import { describe, expect, test } from 'vitest'
import { operations } from '../../../contract/registry.ts'
import { mayUse, permissionOf } from '../../../server/session/permission.ts'

const commits = operations.filter((op) => op.kind === 'commit').map((op) => permissionOf(op.id))
const reads = operations.filter((op) => op.kind === 'read' && op.permission).map((op) => permissionOf(op.id))

describe('who may use a permission', () => {
  test('a viewer commits nothing, even what the gateway lists for them', () => {
    expect(commits.length).toBeGreaterThan(3)
    for (const permission of commits) {
      expect([permission, mayUse('viewer', [permission], permission)]).toEqual([permission, false])
      expect([permission, mayUse('viewer', null, permission)]).toEqual([permission, false])
    }
  })

  test('a viewer reads what the gateway lists, and everything where it lists nothing', () => {
    for (const permission of reads) {
      expect(mayUse('viewer', [permission], permission)).toBe(true)
      expect(mayUse('viewer', null, permission)).toBe(true)
      expect(mayUse('viewer', [], permission)).toBe(false)
    }
  })

  test.each(['agent', 'admin'] as const)('what the gateway lists decides for an %s', (role) => {
    expect(mayUse(role, ['air_book'], 'air_book')).toBe(true)
    expect(mayUse(role, ['air_book_data'], 'air_book')).toBe(false)
    expect(mayUse(role, [], 'air_book')).toBe(false)
    expect(mayUse(role, null, 'air_book')).toBe(true)
  })

  test('only an admin has what is for admins, whatever the gateway lists', () => {
    const permission = 'people_erase'
    expect(mayUse('admin', [permission], permission)).toBe(true)
    expect(mayUse('admin', null, permission)).toBe(true)
    for (const role of ['agent', 'viewer'] as const) {
      expect([role, mayUse(role, [permission], permission)]).toEqual([role, false])
      expect([role, mayUse(role, null, permission)]).toEqual([role, false])
    }
  })

  test('being signed in is enough where an operation asks for no more', () => {
    expect(mayUse('viewer', [], 'signed_in')).toBe(true)
    expect(permissionOf('session.info')).toBe('signed_in')
  })
})
