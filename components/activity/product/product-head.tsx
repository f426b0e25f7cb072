'use client'

import { useState, type ReactNode } from 'react'
import type { Product } from '../../../lib/activity/product.ts'
import type { Variant } from '../../../lib/activity/variant.ts'
import { plural } from '../../../lib/plural.ts'
import { LocationLink } from '../../map/location-link.tsx'
import { spotOf } from '../../map/spot.ts'
import { PhotoGallery } from '../../photo/photo-gallery.tsx'
import { useCommands } from '../../shell/commands.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { productFacts, meetingPointOf, sectionsOf } from './product-view.ts'
import { TextSpan } from '../../ui/text-span.tsx'

/** Lines of a list that are shown at once; the sheet has all. */
const SHOWN = 3

/** The head of an activity's page: photos, title, score, and the first lines of its texts. */
export function ProductHead({ product, type }: { product: Product; type: Variant | null }) {
  const { highlights, included, excluded } = product.texts
  return (
    <section
      aria-label="Activity"
      className="grid grid-cols-[minmax(0,420px)_minmax(0,1fr)] gap-5 max-wide:grid-cols-1 max-narrow:gap-3"
    >
      <PhotoGallery
        images={product.images}
        name={product.title}
        icon="activities"
        className="h-[160px]"
        // 210 px wide, but its photos are wider for their height than that place.
        widePx={350}
      />
      <div className="flex min-w-0 flex-col gap-2 max-wide:order-first">
        <h1 className="text-22 leading-tight font-bold">{product.title}</h1>
        <p className="figures flex flex-wrap items-center gap-x-1.5 gap-y-1 text-ink2">
          <Score product={product} />
          {productFacts(product).map((fact) => (
            <span key={fact}>{`· ${fact}`}</span>
          ))}
        </p>
        <div className="grid grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,1fr)] gap-5 max-narrow:grid-cols-1 max-narrow:gap-3">
          <Column title="Highlights">
            <ul>
              {highlights.slice(0, SHOWN).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <TextsSheet product={product} type={type} count={highlights.length} />
          </Column>
          <Column title="Included">
            <ul>
              {included.slice(0, SHOWN).map((line) => (
                <Mark key={line} icon="check" className="text-ok">
                  {line}
                </Mark>
              ))}
              {excluded.slice(0, 1).map((line) => (
                <Mark key={line} icon="close" className="text-ink3">
                  <span className="sr-only">Not included: </span>
                  <span>{line}</span>
                </Mark>
              ))}
            </ul>
          </Column>
          <Column title={type?.hasMeetingPoint ? 'Meeting point' : 'Where'}>
            <address className="not-italic">{meetingPointOf(product, type) ?? 'Not supplied'}</address>
            {type?.meetingTime && <p className="text-ink2">{type.meetingTime}</p>}
            {spotOf(product.location) && <LocationLink />}
          </Column>
        </div>
      </div>
    </section>
  )
}

function Score({ product: { reviews } }: { product: Product }) {
  if (!reviews) return <span>No reviews yet</span>
  return (
    <>
      <span className="rounded-pill bg-accent px-1.5 py-0.5 font-bold text-accent-ink">
        <span>{reviews.score.toFixed(1)}</span>
        <span className="sr-only"> of 5</span>
      </span>
      <span>{plural(reviews.count, 'review')}</span>
    </>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-0.5">
      <h2 className="text-12 font-medium text-ink2">{title}</h2>
      <TextSpan>{children}</TextSpan>
    </div>
  )
}

function Mark(props: { icon: 'check' | 'close'; className: string; children: ReactNode }) {
  return (
    <li className={cx('flex items-start gap-2', props.icon === 'close' && 'text-ink2')}>
      <Icon name={props.icon} className={cx('mt-0.5 size-3.5', props.className)} />
      <span>{props.children}</span>
    </li>
  )
}

/** All texts in a sheet, opened by `i`. */
function TextsSheet(props: { product: Product; type: Variant | null; count: number }) {
  const { product, type, count } = props
  const [open, setOpen] = useState(false)
  useCommands([
    {
      id: 'activity-texts',
      label: 'All details',
      group: 'This activity',
      keys: 'i',
      run: () => setOpen(true),
    },
  ])
  return (
    <Sheet
      title={product.title}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-keyshortcuts="i"
          className="rounded-pill text-accent hover:underline pointer-coarse:min-h-6"
        >
          {`${count > SHOWN ? `All ${count}` : 'All details'}${product.texts.itinerary.length > 0 ? ', and the itinerary' : ''}`}
        </button>
      }
    >
      <div className="flex flex-col gap-4">
        {sectionsOf(product, type).map(({ title, lines }) => (
          <section key={title}>
            <h3 className="font-bold">{title}</h3>
            {lines.map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </section>
        ))}
      </div>
    </Sheet>
  )
}
