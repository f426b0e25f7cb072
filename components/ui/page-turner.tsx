import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** Which rows of a list these are, and buttons to the previous and next page. `what` names them: `hotels`. */
export function PageTurner(props: {
  what: string
  page: number
  pageSize: number
  total: number
  onTurn: (page: number) => void
}) {
  const { page, pageSize, total } = props
  const totalPages = Math.ceil(total / pageSize)
  if (totalPages <= 1) return null
  const last = Math.min(total, page * pageSize)
  return (
    <nav
      aria-label={`Pages of ${props.what}`}
      className="figures flex items-center justify-between gap-3 py-1"
    >
      <Button icon={<Icon name="chevronLeft" />} disabled={page <= 1} onClick={() => props.onTurn(page - 1)}>
        Previous
      </Button>
      <span className="text-ink2">
        {`${((page - 1) * pageSize + 1).toLocaleString('en-US')} to ${last.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} · page ${page} of ${totalPages}`}
      </span>
      <Button disabled={page >= totalPages} onClick={() => props.onTurn(page + 1)}>
        <span>Next</span>
        <Icon name="chevronRight" />
      </Button>
    </nav>
  )
}
