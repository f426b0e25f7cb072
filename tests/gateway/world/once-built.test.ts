import { expect, it } from 'vitest'
import { OnceBuilt } from '../../../gateway/world/once-built.ts'

function counted(fails = 0) {
  const done: string[] = []
  let failures = fails
  const thing = new OnceBuilt(function* () {
    for (const piece of ['a', 'b', 'c']) {
      if (piece === 'b' && failures-- > 0) throw new Error('no b today')
      done.push(piece)
      yield
    }
    return done.join('')
  })
  return { thing, done }
}

it('is made once, whole at the first call', () => {
  const { thing, done } = counted()
  expect(done).toEqual([])
  expect(thing.get()).toBe('abc')
  expect(thing.get()).toBe('abc')
  expect(done).toEqual(['a', 'b', 'c'])
})

it('is made piece by piece, and whoever needs it meanwhile waits for the rest alone', () => {
  const { thing, done } = counted()
  expect(thing.goOn()).toBe(false)
  expect(thing.goOn()).toBe(false)
  expect(done).toEqual(['a', 'b'])
  expect(thing.get()).toBe('abc')
  expect(done).toEqual(['a', 'b', 'c'])
  expect(thing.goOn()).toBe(true)
})

it('a failure is thrown to whoever asked, and the next begins anew', () => {
  const { thing, done } = counted(1)
  expect(() => thing.get()).toThrow('no b today')
  done.length = 0
  expect(thing.get()).toBe('abc')
})
