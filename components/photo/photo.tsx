'use client'

import { useState } from 'react'
import { photoAddresses } from '../../lib/photo-address.ts'
import { cx } from '../ui/cx.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

/** A supplier's photo with the size of its class; an icon where there is none or it fails to load. */
export function Photo(props: {
  /** The address from the gateway; null where none was supplied. */
  image: string | null | undefined
  /** The width to load in pixels; with `sizes`, only for browsers that cannot choose. */
  width: PhotoWidth
  /** Its width on the screen, as in `sizes` of an image: the browser loads as much as its screen shows. */
  sizes?: string
  /** Shown in place of a photo. */
  icon: IconName
  /** A description of the picture; empty where the text next to it says that already. */
  alt: string
  /** Loads at once, not when it comes into view. */
  eager?: boolean
  /** The large photo of a screen: loads before what else the screen needs. */
  first?: boolean
  className?: string
}) {
  const [failed, setFailed] = useState<string | null>(null)
  const { image, alt } = props
  const addresses = image ? photoAddresses(image, props.width) : null
  if (addresses === null || failed === addresses.src) {
    return (
      <span
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${alt}, no photo` })}
        className={cx('grid place-items-center bg-sunk text-ink3', props.className)}
      >
        <Icon name={props.icon} className="size-6" />
      </span>
    )
  }
  const { src, srcSet } = addresses
  return (
    <img
      // An image that failed before hydration fires no event here.
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0 && img.currentSrc !== '') setFailed(src)
      }}
      // `sizes` before the addresses: Safari else chooses without it.
      {...(props.sizes !== undefined && { sizes: props.sizes, srcSet })}
      src={src}
      alt={alt}
      width={props.width}
      height={(props.width * 3) / 4}
      loading={props.eager ? 'eager' : 'lazy'}
      {...(props.first && { fetchPriority: 'high' })}
      decoding="async"
      onError={() => setFailed(src)}
      className={cx('bg-sunk object-cover', props.className)}
    />
  )
}

/** Requested widths in CSS pixels: thumbnail, card or tile, full picture. */
type PhotoWidth = 160 | 320 | 640 | 1280
