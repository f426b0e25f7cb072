import { describe, expect, it } from 'vitest'
import { photoAddresses, sitePhotoPath } from '../../../lib/photo-address.ts'

const HOTEL = 'https://booking.example/photos/hotels/12/3'
const ACTIVITY = 'https://booking.example/photos/activities/aa/1'
const widthsIn = (srcSet = '') => [...srcSet.matchAll(/w=(\d+) (\d+)w/g)].map(([, w, width]) => [w, width])

describe('addresses of a photo', () => {
  it('name every width of a hotel photo that the service offers, and the path without the host', () => {
    const { src, srcSet } = photoAddresses(HOTEL, 320) ?? {}
    expect(src).toBe('/api/photo?path=%2Fphotos%2Fhotels%2F12%2F3&w=320')
    expect(widthsIn(srcSet)).toEqual(['160', '320', '640', '960', '1280'].map((width) => [width, width]))
  })

  it('name the sizes of an activity photo, up to the widest that is shown', () => {
    const { src, srcSet } = photoAddresses(ACTIVITY, 320) ?? {}
    expect(src).toBe('/api/photo?path=%2Fphotos%2Factivities%2Faa%2F1&w=680')
    expect(widthsIn(srcSet)).toEqual(['75', '175', '680', '1280'].map((width) => [width, width]))
  })

  it('are null for what is no address', () => {
    expect(photoAddresses('photos/1', 320)).toBeNull()
  })
})

describe('the path of a photo on the site', () => {
  it('asks for a width of a hotel, and for a named size of an activity', () => {
    expect(sitePhotoPath('/photos/hotels/12/3', 640)).toBe('/photos/hotels/12/3?w=640')
    expect(sitePhotoPath('/photos/activities/aa/1', 175)).toBe('/photos/activities/aa/1?size=175x112')
    expect(sitePhotoPath('/photos/activities/aa/1', 320)).toBe('/photos/activities/aa/1?size=680x325')
    expect(sitePhotoPath('/photos/activities/aa/1', 9999)).toBe('/photos/activities/aa/1?size=1280x720')
  })
})
