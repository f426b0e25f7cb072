import { Icon } from './icon.tsx'

/**
 * The sort orders of a list, or another choice that `label` names. An order that the list does not offer
 * shows as it is named in the address.
 */
export function SortSelect(props: {
  sorts: readonly { id: string; name: string }[]
  sort: string
  label?: string
  onSort: (sort: string) => void
}) {
  const known = props.sorts.some(({ id }) => id === props.sort)
  return (
    <label className="relative shrink-0">
      <span className="sr-only">{props.label ?? 'Sort'}</span>
      <select
        value={props.sort}
        onChange={(event) => props.onSort(event.target.value)}
        className="h-8 max-w-[200px] appearance-none truncate rounded-control border border-line2 bg-panel pr-7 pl-2.5 text-ink pointer-coarse:h-10"
      >
        {!known && <option value={props.sort}>{props.sort}</option>}
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
