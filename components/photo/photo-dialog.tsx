'use client'

import { useRef, type KeyboardEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { LiveRegion } from '../ui/live-region.tsx'
import { Photo } from './photo.tsx'

type PhotoDialogProps = {
  open: boolean
  images: readonly string[]
  title: string
  icon: IconName
  /** Index of the photo, from 0; null while the dialog is closed. */
  shown: number | null
  onShow: (index: number) => void
  onClose: () => void
}

/** Photos one by one in a dialog: arrows, Home and End move through them, Escape closes. */
export function PhotoDialog(props: PhotoDialogProps) {
  const { images, shown } = props
  const next = useRef<HTMLButtonElement>(null)
  const last = images.length - 1
  const at = Math.min(shown ?? 0, last)
  const show = (index: number) => props.onShow((index + images.length) % images.length)

  function walk(event: KeyboardEvent) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    show(to)
  }

  const button = { size: 'icon', disabled: images.length < 2 } as const
  return (
    <Dialog
      title={props.title}
      open={props.open}
      onOpenChange={(open) => !open && props.onClose()}
      initialFocus={next}
      size="wide"
    >
      <div onKeyDown={walk} className="flex flex-col gap-3">
        <Photo
          image={images[at]}
          icon={props.icon}
          width={1280}
          sizes="(max-width: 1099px) 100vw, 1280px"
          alt={`Photo ${at + 1} of ${images.length}`}
          eager
          className="aspect-[4/3] max-h-[62vh] w-full rounded-control"
        />
        <div className="flex items-center justify-center gap-4">
          <Button
            {...button}
            aria-label="Previous photo"
            icon={<Icon name="chevronLeft" />}
            onClick={() => show(at - 1)}
          />
          <span className="figures text-ink2">{`${at + 1} of ${images.length}`}</span>
          <Button
            {...button}
            ref={next}
            aria-label="Next photo"
            icon={<Icon name="chevronRight" />}
            onClick={() => show(at + 1)}
          />
        </div>
        <LiveRegion message={shown === null ? '' : `Photo ${at + 1} of ${images.length}`} />
      </div>
    </Dialog>
  )
}
