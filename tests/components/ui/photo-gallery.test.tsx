import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PhotoGallery } from '../../../components/photo/photo-gallery.tsx'

const images = [1, 2, 3].map((n) => `https://booking.example/photos/hotels/7/${n}`)
const gallery = (shown: readonly string[]) =>
  render(<PhotoGallery images={shown} name="Seven Stars" icon="hotels" className="" widePx={430} />)
const photo = (name: RegExp) => {
  const photo = within(screen.getByRole('button', { name })).getByRole('presentation')
  return (attribute: string) => photo.getAttribute(attribute)
}

test('the browser chooses the width of the large photo, and loads it before everything else', () => {
  gallery(images)
  const large = photo(/^Photo 1,/)
  expect(large('srcset')).toContain('&w=640 640w')
  expect(large('sizes')).toBe('(max-width: 639px) 100vw, (max-width: 1099px) 50vw, 430px')
  expect([large('loading'), large('fetchpriority')]).toEqual(['eager', 'high'])
})

test('small photos, which narrow windows hide, load only where they are shown', () => {
  gallery(images)
  const small = photo(/^Photo 2 of 3/)
  expect(small('sizes')).toMatch(/25vw, 215px$/)
  expect([small('loading'), small('fetchpriority')]).toEqual(['lazy', null])
})

test('without small photos the large one has the whole column', () => {
  gallery(images.slice(0, 1))
  expect(photo(/^Photo 1,/)('sizes')).toMatch(/100vw, 860px$/)
})
