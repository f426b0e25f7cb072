import { expect, test } from 'vitest'
import { requestMeanings } from '../../../components/palette/request-meanings.ts'
import type { FoundPlace } from '../../../components/place/place.ts'

// A line names a place; several may have its name.

const place = (code: string, name: string, where: string): FoundPlace => ({
  place: { code, kind: 'city', name, city: name, cityCode: code, country: '', otherNames: [] },
  exact: true,
  where,
})
const found: Readonly<Record<string, readonly FoundPlace[]>> = {
  paris: [place('PAR', 'Paris', 'France'), place('PRX', 'Paris', 'Texas, United States')],
  birmingham: [
    place('BHX', 'Birmingham', 'United Kingdom'),
    place('BHM', 'Birmingham', 'Alabama, United States'),
  ],
  rome: [place('ROM', 'Rome', 'Italy')],
}
const find = (text: string) =>
  found[text.toLowerCase()] ??
  Object.values(found)
    .flat()
    .filter((each) => each.place.code === text)

const meanings = (typed: string) =>
  requestMeanings(typed, '2026-11-20', find).map(({ request, namesakes }) => [
    request.kind === 'air' ? request.legs.map(({ from, to }) => `${from}-${to}`).join() : request.kind,
    ...namesakes,
  ])

test('a name of several places gives one meaning for each, the likeliest first', () => {
  expect(meanings('paris rome 14 jan')).toEqual([
    ['PAR-ROM', 'Paris, France'],
    ['PRX-ROM', 'Paris, Texas, United States'],
  ])
})

test('two such names give a meaning for each other place of either', () => {
  expect(meanings('birmingham to paris 14 jan')).toEqual([
    ['BHX-PAR', 'Birmingham, United Kingdom', 'Paris, France'],
    ['BHM-PAR', 'Birmingham, Alabama, United States'],
    ['BHX-PRX', 'Paris, Texas, United States'],
  ])
})

test('a name of one place says nothing of others', () => {
  expect(meanings('AN14JANROMPAR')).toEqual([['ROM-PAR']])
  expect(meanings('rome')).toEqual([])
})
