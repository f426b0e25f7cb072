import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { HotelMap } from '../../../components/hotel/map/hotel-map.tsx'
import { maplibre } from '../../../components/map/maplibre.ts'
import { answerRoute } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'

// The map of the hotels: a picture with the same pins, until somebody uses it.

const hotels = [
  { id: '1', name: 'Hotel Avenida', lat: 38.72, lng: -9.15, price: '$366' },
  { id: '2', name: 'Hotel do Rio', lat: 38.7, lng: -9.12, price: '$120' },
]
const opened = vi.fn()
const hovered = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800)
  answerRoute('/api/map/area?box=-11.5,37,-7,40.5', () => ({
    kind: 'own',
    area: {
      land: [],
      borders: [],
      towns: [{ name: 'Lisboa', lat: 38.71, lng: -9.13, population: 517_000 }],
    },
  }))
})

async function openMap(live = false) {
  const { user } = renderDesk(<HotelMap hotels={hotels} live={live} onHover={hovered} onOpen={opened} />)
  const map = screen.getByRole('region', { name: 'Map of the listed hotels' })
  await within(map).findByRole('button', { name: 'Hotel Avenida, $366' })
  return { user, map, pin: (name: RegExp) => within(map).getByRole('button', { name }) }
}

test('a map is a picture whose pins work, and no map is made', async () => {
  const { user, map, pin } = await openMap()
  expect(within(map).getByText('Lisboa')).toBeDefined()
  act(() => pin(/Avenida/).focus())
  expect(hovered).toHaveBeenLastCalledWith('1')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(pin(/do Rio/))
  fireEvent.click(pin(/do Rio/))
  expect(opened).toHaveBeenCalledWith('2')
  expect(maplibre.Map).not.toHaveBeenCalled()
})

test('the map itself comes by its button; where it cannot be made, the picture stays', async () => {
  const { user, map } = await openMap()
  await user.click(within(map).getByRole('button', { name: 'Move and zoom' }))
  await waitFor(() => expect(maplibre.Map).toHaveBeenCalledOnce())
  await waitFor(() => expect(within(map).queryByRole('button', { name: 'Move and zoom' })).toBeNull())
  expect(within(map).getByText('Lisboa')).toBeDefined()
})
