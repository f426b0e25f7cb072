'use client'

import { useState, type ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import type { IconName } from '../ui/icon.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { Photo } from './photo.tsx'
import { plural } from '../../lib/plural.ts'
import { TextSpan } from '../ui/text-span.tsx'

const PhotoDialog = lateWindow(() => import('./photo-dialog.tsx').then((module) => module.PhotoDialog))

/** Number of small pictures next to the large one. */
const THUMBS = 4

type GalleryProps = {
  images: readonly string[]
  name: string
  icon: IconName
  /** The height in wide windows. */
  className: string
  /** Pixels that the large photo needs in wide windows to cover its place. */
  widePx: number
}

/** Photos: one large, four small, all of them in a dialog. Without photos, a plain icon instead. */
export function PhotoGallery(props: GalleryProps) {
  if (props.images.length > 0) return <Photos {...props} />
  return (
    <Photo
      image={null}
      width={640}
      icon={props.icon}
      alt={props.name}
      className="h-full min-h-[120px] w-full rounded-card max-wide:hidden"
    />
  )
}

function Photos({ images, name, icon, className, widePx }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null)
  const thumbs = images.slice(1, 1 + THUMBS)
  const more = images.length - 1 - thumbs.length
  return (
    <>
      <div
        className={cx(
          'grid gap-1.5 overflow-hidden rounded-card max-narrow:h-[140px]',
          className,
          thumbs.length > 0
            ? 'grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] grid-rows-2 max-narrow:grid-cols-[minmax(0,1fr)] max-narrow:grid-rows-1'
            : 'grid-cols-1',
        )}
      >
        <PhotoButton
          image={images[0]}
          icon={icon}
          label={`Photo 1, ${name}, ${plural(images.length, 'photo')}`}
          sizes={sizesOf(widePx, thumbs.length > 0 ? 1 : 2)}
          large
          onOpen={() => setShown(0)}
          className={cx('row-span-2 max-narrow:row-span-1', thumbs.length < 3 && 'col-span-1')}
        >
          <Count text={plural(images.length, 'photo')} className="narrow:hidden" />
        </PhotoButton>
        {thumbs.map((image, index) => {
          const moreHere = index === thumbs.length - 1 ? more : 0
          return (
            <PhotoButton
              key={image}
              image={image}
              icon={icon}
              sizes={sizesOf(widePx, 0.5)}
              label={thumbLabel(index + 2, images.length, moreHere)}
              onOpen={() => setShown(index + 1)}
              className="max-narrow:hidden"
            >
              {moreHere > 0 && <Count text={`${moreHere} more`} />}
            </PhotoButton>
          )
        })}
      </div>
      <PhotoDialog
        open={shown !== null}
        images={images}
        title={name}
        icon={icon}
        shown={shown}
        onShow={setShown}
        onClose={() => setShown(null)}
      />
    </>
  )
}

/** A number of photos in the corner of one. */
function Count({ text, className }: { text: string; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'figures absolute right-2 bottom-2 rounded-pill bg-panel px-2 py-0.5 text-12 font-medium text-ink',
        className,
      )}
    >
      {text}
    </span>
  )
}

/**
 * The width of a photo as the grid gives it: half of the column for the large one, which has all of it in
 * narrow windows.
 * @param halves how many halves of the column it has
 */
function sizesOf(widePx: number, halves: number): string {
  return `(max-width: 639px) 100vw, (max-width: 1099px) ${halves * 50}vw, ${halves * widePx}px`
}

/** The button's visible text is part of its name, so that users of voice control can say it. */
function thumbLabel(number: number, count: number, more: number): string {
  return `Photo ${number} of ${count}${more > 0 ? `, ${more} more` : ''}`
}

function PhotoButton(props: {
  image: string | undefined
  icon: IconName
  label: string
  sizes: string
  large?: boolean
  onOpen: () => void
  className?: string | undefined
  children?: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      onClick={props.onOpen}
      className={cx('relative min-h-0 min-w-0 focus-visible:-outline-offset-4', props.className)}
    >
      <Photo
        image={props.image}
        icon={props.icon}
        width={props.large ? 1280 : 320}
        sizes={props.sizes}
        alt=""
        // The small ones are not shown in narrow windows, and are not loaded there.
        eager={props.large === true}
        first={props.large === true}
        className="size-full"
      />
      <TextSpan>{props.children}</TextSpan>
    </button>
  )
}
