import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { PlaceField } from '../../../components/place/place-field.tsx'
import type { CityRow } from '../../../lib/place/name-files.ts'
import { answerNames } from '../answers.ts'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'

// The place of a flight: a region with its airports, and a city without flights with those near it.

const rows: CityRow[] = [
  ['TCI', 'Tenerife', 'ES', ['Canary Islands'], [airport('TFS', 'South'), airport('TFN', 'North')], '', 16],
  ['LPA', 'Las Palmas', 'ES', ['Canary Islands'], [airport('LPA', 'Gran Canaria')], '', 8],
  ['MLA', 'Valletta', 'MT', ['Malta'], [airport('MLA', 'Malta')], '', 8],
  ['GZM', 'Victoria', 'MT', [], [airport('GZM', 'Xewkija')], '', 0],
  ['RMO', 'Chişinău', 'MD', [], [airport('RMO', 'Chişinău')], '', 4],
  ['KVL', 'Kivalina', 'US', [], [airport('KVL', 'Kivalina')], '', 0],
]

function airport(code: string, name: string): CityRow[4][number] {
  return [code, `${name} Airport`, 'ES']
}

beforeEach(() => {
  answerNames('places.json', rows)
  answerNames('place-scripts.json', [])
  answerNames('unserved-cities.json', [['Kyiv', 'UA', ['Kiev', 'Київ', 'IEV', 'KBP'], [['RMO', 408]]]])
})

function openField() {
  function Field() {
    const [code, setCode] = useState('')
    return (
      <>
        <PlaceField label="From" value={code} onValueChange={setCode} placeOf={() => undefined} />
        <output aria-label="code">{code}</output>
      </>
    )
  }
  const { user } = renderDesk(<Field />)
  return { user, field: screen.getByLabelText<HTMLInputElement>('From') }
}

const chosen = () => screen.getByLabelText('code').textContent
const options = (group: HTMLElement) =>
  within(group)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('a region is a head line with the number of its airports, which can be chosen', async () => {
  const { user, field } = openField()
  await user.type(field, 'Canary Islands')
  const group = await screen.findByRole('group', { name: 'Canary Islands, Spain · 3 airports' })
  expect(options(group)).toEqual([
    'Tenerife SpainTCI',
    'South Airport Tenerife, SpainTFS',
    'North Airport Tenerife, SpainTFN',
    'Las Palmas SpainLPA',
  ])
  await user.tab()
  expect(chosen()).toBe('')
  expect(describedBy(field)).toBe('Choose a place: several match “Canary Islands”.')
})

test('a country with one busy airport is taken by Tab as that airport', async () => {
  const { user, field } = openField()
  await user.type(field, 'malta')
  await screen.findByRole('group', { name: 'Malta · 2 airports' })
  await user.tab()
  expect(chosen()).toBe('MLA')
})

test.each(['Kyiv', 'kiev', 'Київ', 'KBP'])(
  '%s has no flights, which is said with the nearest airports',
  async (typed) => {
    const { user, field } = openField()
    await user.type(field, typed)
    const group = await screen.findByRole('group', {
      name: 'No scheduled flights to Kyiv, Ukraine · nearest airports',
    })
    expect(options(group)).toEqual(['Chişinău Moldova408 kmRMO'])
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.tab()
    expect(chosen()).toBe('')
    expect(describedBy(field)).toBe('Kyiv has no scheduled flights. Choose an airport nearby.')
  },
)

test('a guess is offered where the cities without flights cannot be read', async () => {
  answerNames('unserved-cities.json', [])
  const { user, field } = openField()
  await user.type(field, 'kival')
  expect((await screen.findByRole('option')).textContent).toContain('Kivalina')
})
