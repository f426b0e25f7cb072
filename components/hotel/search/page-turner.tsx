import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Which hotels of the list these are, and the pages before and after. */
export function PageTurner(props: {
  page: number
  pageSize: number
  totalPages: number
  total: number
  onTurn: (page: number) => void
}) {
  const { page, pageSize, totalPages, total } = props
  if (totalPages <= 1) return null
  const last = Math.min(total, page * pageSize)
  return (
    <nav aria-label="Pages of hotels" className="figures flex items-center justify-between gap-3 py-1">
      <Button icon={<Icon name="chevronLeft" />} disabled={page <= 1} onClick={() => props.onTurn(page - 1)}>
        Previous
      </Button>
      <span className="text-ink2">
        {(page - 1) * pageSize + 1} to {last} of {total} · page {page} of {totalPages}
      </span>
      <Button disabled={page >= totalPages} onClick={() => props.onTurn(page + 1)}>
        Next
        <Icon name="chevronRight" />
      </Button>
    </nav>
  )
}
