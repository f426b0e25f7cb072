import { Select } from '../ui/select.tsx'
import { useCostCentres } from './cost-centres.tsx'

/** The value of no cost centre: no name is empty. */
const NONE = ''

/**
 * The choice among the office's cost centres, or of none.
 * @param props.value null for none; undefined where nothing is chosen yet
 */
export function CostCentreSelect(props: {
  value: string | null | undefined
  onChoose: (costCentre: string | null) => void
  hint?: string
  error?: string | undefined
  disabled?: boolean
}) {
  const { value } = props
  const listed = useCostCentres()
  const removed = value != null && !listed.includes(value) ? [{ value, label: `${value} (removed)` }] : []
  return (
    <Select
      label="Cost centre"
      placeholder="Choose a cost centre"
      options={[
        { value: NONE, label: 'No cost centre' },
        ...listed.map((name) => ({ value: name, label: name })),
        ...removed,
      ]}
      value={value === undefined ? null : (value ?? NONE)}
      onValueChange={(name) => props.onChoose(name === NONE ? null : name)}
      {...(props.hint !== undefined && { hint: props.hint })}
      error={props.error}
      disabled={props.disabled ?? false}
    />
  )
}
