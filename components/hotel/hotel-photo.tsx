'use client'

import { useState } from 'react'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'

/** A supplier's photo in the box that its class gives; a quiet drawing where there is none or it does not come. */
export function HotelPhoto(props: {
  /** As the gateway names it; null where none was supplied. */
  image: string | null | undefined
  width: PhotoWidth
  /** What it shows; empty where the words beside it say so already. */
  alt: string
  /** Looked at first: not left until it comes into view. */
  eager?: boolean
  className?: string
}) {
  const [failed, setFailed] = useState<string | null>(null)
  const { image, alt } = props
  const src = image ? photoSrc(image, props.width) : null
  if (src === null || failed === src) {
    return (
      <span
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${alt}, no photo` })}
        className={cx('grid place-items-center bg-sunk text-ink3', props.className)}
      >
        <Icon name="hotels" className="size-6" />
      </span>
    )
  }
  return (
    <img
      // One that failed before the page was awake said so to nobody.
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0 && img.currentSrc !== '') setFailed(src)
      }}
      src={src}
      alt={alt}
      width={props.width}
      height={(props.width * 3) / 4}
      loading={props.eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(src)}
      className={cx('bg-sunk object-cover', props.className)}
    />
  )
}

/** CSS pixels that photos are asked for in: a thumb, a card or tile, the whole picture. */
type PhotoWidth = 160 | 320 | 640 | 1280

/**
 * The desk's own address of a supplier's photo: pages load pictures from the desk alone. The booking service's host is left
 * out, since the desk knows where its site is. Null for an address that cannot be read.
 */
function photoSrc(image: string, width: PhotoWidth): string | null {
  if (!URL.canParse(image)) return null
  return `/api/photo?${new URLSearchParams({ path: new URL(image).pathname, w: String(width) })}`
}
