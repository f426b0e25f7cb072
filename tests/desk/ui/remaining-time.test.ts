import { describe, expect, it } from 'vitest'
import { remainingTime, spokenRemaining } from '../../../components/ui/remaining-time.ts'

const at = (seconds: number) => remainingTime(seconds * 1000, 0)

describe('remainingTime', () => {
  it.each([
    [461, '07:41', 'calm'],
    [180, '03:00', 'calm'],
    [179, '02:59', 'soon'],
    [60, '01:00', 'soon'],
    [59, '00:59', 'now'],
    [0, '00:00', 'over'],
    [-5, '00:00', 'over'],
    [3900, '1:05:00', 'calm'],
    [259200, '3 d', 'calm'],
  ])('%i s reads %s and is %s', (seconds, text, urgency) => {
    expect(at(seconds)).toMatchObject({ text, urgency })
  })

  it('is over only when the last part of a second has passed', () => {
    expect(remainingTime(1000, 999).seconds).toBe(1)
    expect(remainingTime(1000, 1000).seconds).toBe(0)
  })
})

describe('spokenRemaining', () => {
  it('speaks exactly four times on the way from six minutes to zero', () => {
    const said: string[] = []
    for (let before = 360; before > 0; before -= 1) {
      const sentence = spokenRemaining(before, before - 1)
      if (sentence) said.push(sentence)
    }
    expect(said).toEqual(['5 minutes left', '2 minutes left', '1 minute left', 'Time is up'])
  })

  it('says the most pressing only, when time has jumped', () => {
    expect(spokenRemaining(400, 30)).toBe('1 minute left')
    expect(spokenRemaining(400, 0)).toBe('Time is up')
    expect(spokenRemaining(0, 0)).toBeUndefined()
  })
})
