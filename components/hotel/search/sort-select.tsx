import { Icon } from '../../ui/icon.tsx'

/** The sort orders that the answer offers, and no others. */
export function SortSelect(props: {
  sorts: readonly { id: string; name: string }[]
  /** The requested order; null for the supplier's default. */
  sort: string | null
  onSort: (sort: string | null) => void
}) {
  const known = props.sort === null || props.sorts.some(({ id }) => id === props.sort)
  return (
    <label className="relative shrink-0">
      <span className="sr-only">Sort</span>
      <select
        value={props.sort ?? ''}
        onChange={(event) => props.onSort(event.target.value === '' ? null : event.target.value)}
        className="h-8 max-w-[200px] appearance-none truncate rounded-control border border-line2 bg-panel pr-7 pl-2.5 text-ink pointer-coarse:h-10"
      >
        <option value="">Recommended</option>
        {!known && <option value={props.sort ?? ''}>{props.sort}</option>}
        {props.sorts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon
        name="chevronDown"
        className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2 text-ink3"
      />
    </label>
  )
}
