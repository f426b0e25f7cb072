import { describe, expect, it } from 'vitest'
import { matchPieces, placesOfText } from '../../text/match-pieces.ts'

const marked = (label: string, query: string) =>
  matchPieces(label, query)
    .map((piece) => (piece.match ? `[${piece.text}]` : piece.text))
    .join('')

describe('matchPieces', () => {
  it.each([
    ['London', 'lon', '[Lon]don'],
    ['München', 'munc', '[Münc]hen'],
    ['Sao Paulo', 'são', '[Sao] Paulo'],
    ['New York', 'yo', 'New [Yo]rk'],
    ['Barcelona', 'lon', 'Barcelona'],
    ['London', '', 'London'],
    ['東京', '東', '[東]京'],
    ['دبي', 'دب', '[دب]ي'],
    ['London', 'londonx', 'London'],
    ["Xi'an", 'xian', "[Xi'an]"],
    ['Kyoto food tour', 'food kyoto', '[Kyoto] [food] tour'],
    ['Straße', 'strasse', '[Straße]'],
    ['大阪城', '城', '大阪[城]'],
    ['Stratford-upon-Avon', 'stratford upon', '[Stratford-upon]-Avon'],
  ])('%s, typed %s', (label, query, expected) => {
    expect(marked(label, query)).toBe(expected)
  })
})

describe('placesOfText', () => {
  it.each([
    ['Refund of taxes. No REFUND of fees.', 'refund', ['Refund', 'REFUND']],
    ['Non-refundable, non refundable', 'non refundable', ['Non-refundable', 'non refundable']],
    ['Pénalité : pénalité', 'penalite', ['Pénalité', 'pénalité']],
    ['ananas', 'ana', ['ana']],
    ['退票费，改期费', '费', ['费', '费']],
    ['👍 24 hours', '24 h', ['24 h']],
    ['no refund', '%', []],
  ])('of %s, typed %s', (label, typed, expected) => {
    expect(placesOfText(label, typed).map(([start, end]) => label.slice(start, end))).toEqual(expected)
  })
})
