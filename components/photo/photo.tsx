'use client'

import { useState } from 'react'
import { cx } from '../ui/cx.ts'
import { Icon, type IconName } from '../ui/icon.tsx'

/** A supplier's photo with the size of its class; an icon where there is none or it fails to load. */
export function Photo(props: {
  /** The address from the gateway; null where none was supplied. */
  image: string | null | undefined
  width: PhotoWidth
  /** Shown in place of a photo. */
  icon: IconName
  /** What it shows; empty where the text next to it says that already. */
  alt: string
  /** Loads at once, not when it comes into view. */
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
        <Icon name={props.icon} className="size-6" />
      </span>
    )
  }
  return (
    <img
      // An image that failed before hydration fires no event here.
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

/** Requested widths in CSS pixels: thumbnail, card or tile, full picture. */
type PhotoWidth = 160 | 320 | 640 | 1280

/**
 * The desk's own address of a supplier's photo: pages load pictures only from the desk. The booking service's
 * host is left out, since the desk's server knows it. Null for an address that cannot be parsed.
 */
function photoSrc(image: string, width: PhotoWidth): string | null {
  if (!URL.canParse(image)) return null
  return `/api/photo?${new URLSearchParams({ path: new URL(image).pathname, w: String(width) })}`
}
