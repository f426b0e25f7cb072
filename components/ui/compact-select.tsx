import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
} & (
  | { none?: undefined; value: string; onValueChange: (value: Value) => void }
  /** `none` names the choice of no value: a filter that is off. */
  | { none: string; value: string | null; onValueChange: (value: Value | null) => void }
)

/**
 * A choice in one line without a visible label: an order, a period, a filter. It is the browser's own list,
 * which is there before the page's script. A value that is not among the options, as an address can have it,
 * shows as it is. A filter that is on has a border in the accent colour.
 */
export function CompactSelect<Value extends string>(props: Props<Value>) {
  const { label, options, value, none } = props
  const isKnown = value === null || options.some((option) => option.value === value)
  return (
    <label className="relative shrink-0">
      <span className="sr-only">{label}</span>
      <select
        value={value ?? ''}
        onChange={({ target }) => {
          if (props.none !== undefined && target.value === '') props.onValueChange(null)
          else props.onValueChange(target.value as Value)
        }}
        className={cx(
          'h-8 max-w-[200px] appearance-none truncate rounded-control border bg-panel pr-7 pl-2.5 pointer-coarse:h-10',
          none === undefined && 'border-line2 text-ink',
          none !== undefined && value === null && 'border-line2 text-ink2',
          none !== undefined && value !== null && 'border-accent font-medium text-ink',
        )}
      >
        {none !== undefined && <option value="">{none}</option>}
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
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
