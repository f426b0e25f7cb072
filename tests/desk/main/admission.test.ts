import { beforeEach, describe, expect, test } from 'vitest'
import { admission, type Admission } from '../../../desk/admission.ts'
import type { Rank } from '../../../desk/rank.ts'

let millis: number
let work: Admission
beforeEach(() => {
  millis = 0
  work = admission(() => millis)
})

/** Begins this many requests. */
function open(count: number) {
  for (let one = 0; one < count; one += 1) work.began()
}

/** The process was at work without a pause for a quarter of a second, and gave this many answers. */
function busy(answers: number) {
  for (let one = 0; one < answers; one += 1) {
    work.began()
    work.over()
  }
  work.measure({ utilization: 0.99, activeMillis: 250 })
}

const turnedAway = (...ranks: Rank[]) => ranks.filter((rank) => !work.admits(rank))
const all: readonly Rank[] = ['write', 'money', 'work', 'list', 'new', 'ahead']

describe('a busy desk', () => {
  test('answers everybody while nobody has to wait', () => {
    busy(10)
    open(7)
    expect(turnedAway(...all)).toEqual([])
    expect(work.isBehind()).toBe(false)
  })

  test('turns away by rank, the least important first, and never a write', () => {
    busy(0)
    // 40 ms each, as long as nothing else was measured: 0.32, 1.28, 1.44, 1.84, 2.44 and 400 seconds.
    const away = [8, 32, 36, 46, 61, 10_000].map((count) => {
      const before = work.open()
      open(count - before)
      return turnedAway(...all)
    })
    expect(away).toEqual([
      ['ahead'],
      ['new', 'ahead'],
      ['list', 'new', 'ahead'],
      ['work', 'list', 'new', 'ahead'],
      ['money', 'work', 'list', 'new', 'ahead'],
      ['money', 'work', 'list', 'new', 'ahead'],
    ])
  })

  test('learns how long its answers take', () => {
    // 250 answers a second: 60 at once wait for less than the least of all limits.
    for (let time = 0; time < 20; time += 1) busy(62)
    open(60)
    expect(turnedAway(...all)).toEqual([])
    for (let time = 0; time < 20; time += 1) busy(5)
    expect(turnedAway('work')).toEqual(['work'])
  })

  test('answers again as soon as those before are over', () => {
    busy(0)
    open(70)
    expect(turnedAway('money')).toEqual(['money'])
    for (let one = 0; one < 63; one += 1) work.over()
    expect(turnedAway(...all)).toEqual([])
  })
})

describe('a desk with time to spare', () => {
  test('turns nobody away who waits for others, such as a slow booking service', () => {
    open(1000)
    work.measure({ utilization: 0.3, activeMillis: 75 })
    expect(turnedAway(...all)).toEqual([])
  })

  test('takes no more of a burst than it can answer in time', () => {
    work.measure({ utilization: 0, activeMillis: 0 })
    let admitted = 0
    while (work.admits('work')) {
      work.began()
      admitted += 1
    }
    expect(admitted).toBe(46)
    work.measure({ utilization: 0.5, activeMillis: 125 })
    expect(work.admits('work')).toBe(true)
  })
})

test('a few requests at once are always answered, however long the first answers of a process took', () => {
  work.began()
  work.over()
  work.measure({ utilization: 1, activeMillis: 30_000 })
  open(27)
  expect(turnedAway('money', 'work', 'list', 'new')).toEqual([])
  // A quarter of a second each is the most that is believed of the others.
  open(1)
  expect(turnedAway('money', 'work', 'list', 'new')).toEqual(['money', 'work', 'list', 'new'])
})

test('a desk is behind for a second after it turned away somebody who asked', () => {
  busy(0)
  open(16)
  expect(turnedAway('ahead')).toEqual(['ahead'])
  expect(work.isBehind()).toBe(false)
  open(16)
  expect(turnedAway('new')).toEqual(['new'])
  expect(work.isBehind()).toBe(true)
  millis = 1001
  expect(work.isBehind()).toBe(false)
})
