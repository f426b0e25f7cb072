import type { ReactNode } from 'react'
import type { TodayPart } from '../../lib/today/today-view.ts'
import { Card } from '../ui/card.tsx'

/**
 * A card of a part of the page, or the sentence that this part failed while the others are there.
 * @param children renders the facts that were read
 */
export function PartCard<Facts>(props: {
  title: string
  aside?: ReactNode
  part: TodayPart<Facts>
  children: (facts: Facts) => ReactNode
  className?: string
}) {
  const { title, part } = props
  return (
    <Card title={title} aside={props.aside} {...(props.className && { className: props.className })}>
      {part.kind === 'read' ? props.children(part) : <PartFailed />}
    </Card>
  )
}

/** Said where a part could not be read. */
export function PartFailed() {
  return (
    <p role="alert" className="px-4 py-3 text-ink2">
      Couldn&apos;t load this part. Nothing was changed; it reloads at the next refresh.
    </p>
  )
}
