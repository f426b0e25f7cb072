'use client'

import { useQuery } from '@tanstack/react-query'
import type { Route } from 'next'
import { Link } from '../../ui/link.tsx'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { activitiesHref, readSearchOfProduct } from '../../../lib/activity/activity-params.ts'
import { ReadFailure } from '../../../lib/read.ts'
import { readFailureText } from '../../booking/read-failure-text.ts'
import { useLeaveScreen } from '../../keys/ignored-keys.tsx'
import { useCommands } from '../../shell/commands.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ActivityQueryBar } from '../query/activity-query-bar.tsx'
import { ProductPage } from './product-page.tsx'
import { productOptions, restrictionsOptions, variantsOptions } from '../../../lib/activity/activity-reads.ts'
import { ProductSkeleton } from './product-skeleton.tsx'
import { useProductUrl, type ProductUrl } from './use-product-url.ts'

/**
 * One activity: its description, the nationalities it is sold to, its variants, and the dates and tickets to
 * reserve.
 */
export function ProductScreen(props: {
  productUuid: string
  /** Office time at rendering, ISO 8601 UTC. */
  serverNow: string
  /** Why this person cannot reserve; undefined where they can. */
  blockedReason: string | undefined
}) {
  const { productUuid, serverNow } = props
  const url = useProductUrl(serverNow)
  const product = useQuery(productOptions(productUuid))
  const restrictions = useQuery(restrictionsOptions(productUuid))
  const variants = useQuery(variantsOptions(productUuid))
  const reads = [product, restrictions, variants]
  const failed = reads.find(({ isError, data }) => isError && data === undefined)
  const view = readSearchOfProduct(url.params)
  const backHref = activitiesHref(view, url.trip) as Route
  return (
    <div className="mx-auto flex min-h-full max-w-[1244px] flex-col gap-2.5 px-4 pt-4 max-narrow:px-3">
      <Query url={url} view={view} serverNow={serverNow} backHref={backHref} />
      {failed ? (
        <Failure
          error={failed.error}
          backHref={backHref}
          onRetry={() => reads.forEach((read) => read.isError && void read.refetch())}
        />
      ) : !product.data || !restrictions.data || !variants.data ? (
        <ProductSkeleton />
      ) : variants.data.length === 0 ? (
        <EmptyState
          title={`${product.data.title} is not on sale`}
          action={<ButtonLink href={backHref}>Other activities</ButtonLink>}
        >
          No variants on sale now.
        </EmptyState>
      ) : (
        <ProductPage
          product={product.data}
          restrictions={restrictions.data}
          variants={variants.data}
          url={url}
          serverNow={serverNow}
          blockedReason={props.blockedReason}
        />
      )}
    </div>
  )
}

/** The query of the search that led here, and the way back to its list. `/` goes to its words. */
function Query(props: {
  url: ProductUrl
  view: ReturnType<typeof readSearchOfProduct>
  serverNow: string
  backHref: Route
}) {
  const { url, view, serverNow, backHref } = props
  const bar = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const leave = useLeaveScreen()
  useCommands([
    {
      id: 'activity-word',
      label: 'Search activities',
      group: 'Activities',
      keys: '/',
      run: () => bar.current?.querySelector<HTMLElement>('[data-word]')?.focus(),
    },
  ])
  return (
    <div ref={bar} className="flex flex-col gap-2">
      <ActivityQueryBar
        view={view}
        trip={url.trip}
        serverNow={serverNow}
        onTrip={(trip) => {
          // Other travellers keep the selected date, as the steppers below do; other days do not.
          const sameDays = trip.from === url.trip.from && trip.to === url.trip.to
          url.change({ trip, ...(!sameDays && { choice: { date: null, slot: null } }) })
        }}
        onSearch={(search) => leave(() => router.push(activitiesHref(search.view, search.trip)))}
        className="max-narrow:hidden"
      />
      <Link
        href={backHref}
        className="inline-flex w-fit items-center gap-1 rounded-pill text-ink2 hover:text-ink"
      >
        <Icon name="chevronLeft" className="size-3.5" />
        <span>All activities of this search</span>
      </Link>
    </div>
  )
}

function Failure(props: { error: unknown; backHref: Route; onRetry: () => void }) {
  const isUnknown = props.error instanceof ReadFailure && props.error.status === 404
  return (
    <ErrorState
      title={isUnknown ? 'Activity not found' : "Couldn't load this activity"}
      safe={
        isUnknown
          ? 'Nothing was booked.'
          : `${readFailureText(props.error) ?? 'No response'}. Nothing was booked.`
      }
      action={
        <>
          {!isUnknown && (
            <Button variant="primary" onClick={props.onRetry}>
              Try again
            </Button>
          )}
          <ButtonLink href={props.backHref}>Other activities</ButtonLink>
        </>
      }
    />
  )
}
