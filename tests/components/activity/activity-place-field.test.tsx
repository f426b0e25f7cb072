import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ActivityPlaceField } from '../../../components/activity/query/activity-place-field.tsx'
import type { ResponseOf } from '../../../contract/registry.ts'
import { answerNames, answerRead } from '../answers.ts'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'

// The place of activities: its catalogue has English names, and agents write others.

function openField() {
  answerNames('places.json', [
    ['TYO', 'Tokyo', 'JP', ['Tokio'], []],
    ['LON', 'London', 'GB', ['Londres'], []],
  ])
  answerNames('place-scripts.json', [['TYO', '東京']])
  const city = (name: string, count: number) => ({ city: name, cityUuid: name, count })
  const data = [
    { country: 'Japan', countryUuid: 'Japan', total: 30, cities: [city('Tokyo', 20), city('Kyoto', 10)] },
    { country: 'United Kingdom', countryUuid: 'UK', total: 5, cities: [city('London', 5)] },
    { country: 'South Korea', countryUuid: 'KR', total: 5, cities: [] },
    { country: 'North Korea', countryUuid: 'KP', total: 1, cities: [] },
  ]
  answerRead('activity.products-by-location', () => ({ data }) as ResponseOf<'activity.products-by-location'>)
  const onChange = vi.fn<(places: readonly string[]) => void>()
  const { user } = renderDesk(<ActivityPlaceField value={[]} onChange={onChange} onPicked={vi.fn()} />)
  return { user, onChange, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Where' }) }
}

test.each([
  ['kyoto', 'Kyoto'],
  ['東京', 'Tokyo'],
  ['Tokio', 'Tokyo'],
  ['londres', 'London'],
  ['UK', 'UK'],
  ['Great Britain', 'UK'],
  ['일본', 'Japan'],
])('Tab takes %s', async (typed, uuid) => {
  const { user, onChange, field } = openField()
  await screen.findByPlaceholderText('Anywhere')
  await user.click(field)
  await screen.findAllByRole('option')
  await user.type(field, typed)
  await screen.findAllByRole('option')
  await user.tab()
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith([uuid]))
})

test.each([
  ['kyo', "Choose a place: “kyo” isn't an exact name."],
  ['Atlantis', 'No matching place.'],
])('Tab does not take %s', async (typed, problem) => {
  const { user, onChange, field } = openField()
  await user.click(field)
  await screen.findAllByRole('option')
  await user.type(field, typed)
  await user.tab()
  await vi.waitFor(() => expect(describedBy(field)).toBe(problem))
  expect(onChange).not.toHaveBeenCalled()
})
