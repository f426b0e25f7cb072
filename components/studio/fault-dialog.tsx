'use client'

import { useMemo, useState, type SubmitEvent } from 'react'
import { faultKinds, type FaultKind, type FaultyOperation } from '../../lib/studio/studio-view.ts'
import { setFault } from '../../server/studio/actions.ts'
import { Button } from '../ui/button.tsx'
import { Combobox, type ComboboxOption } from '../ui/combobox/combobox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'
import { finder } from '../../text/text-forms.ts'
import { faultNames } from './fault-names.ts'
import type { StudioAct } from './use-studio-act.ts'

const KINDS = faultKinds.map((value) => ({
  value,
  label: faultNames[value].label,
  detail: faultNames[value].detail,
}))
const MOST_OPTIONS = 12

/** Asks which calls fail, how and how often. */
export function FaultDialog(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  operations: readonly FaultyOperation[]
  act: StudioAct
}) {
  const { act, operations, onOpenChange } = props
  const { fields, change, problems, submit } = useFaultForm(act, () => onOpenChange(false))
  const [query, setQuery] = useState('')
  const options = useMemo(() => optionsFor(operations, query), [operations, query])
  return (
    <Dialog
      title="Add a fault"
      description="It affects everyone who uses this booking service, other offices too."
      open={props.open}
      onOpenChange={onOpenChange}
    >
      <form method="post" onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        <Combobox
          label="Operation"
          value={fields.operation}
          onValueChange={(operation) => change({ operation })}
          onQueryChange={setQuery}
          options={options}
          optionsFor={query}
          placeholder="Path or name"
          noun="operation"
          emptyText="No operations match."
          error={problems.operation}
        />
        <Select
          label="What happens"
          options={KINDS}
          value={fields.kind}
          onValueChange={(kind) => change({ kind })}
        />
        <NumberOfKind fields={fields} problems={problems} onChange={change} />
        <NumberField
          label="How many calls"
          hint="If empty: until cleared"
          value={fields.times}
          error={problems.times}
          onText={(times) => change({ times })}
        />
        {act.failed?.name === 'add fault' && (
          <p role="alert" className="text-bad">
            {act.failed.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={() => onOpenChange(false)}>Not now</Button>
          <Button type="submit" variant="primary" pending={act.pending === 'add fault'}>
            Add
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The number that a kind of fault needs; nothing for the others. */
function NumberOfKind(props: {
  fields: FaultFields
  problems: Problems
  onChange: (changed: Partial<FaultFields>) => void
}) {
  const { fields, problems, onChange } = props
  if (fields.kind === 'latency') {
    return (
      <NumberField
        label="Delay"
        suffix="ms"
        value={fields.ms}
        error={problems.ms}
        onText={(ms) => onChange({ ms })}
      />
    )
  }
  if (fields.kind !== 'error') return null
  return (
    <NumberField
      label="HTTP status"
      value={fields.status}
      error={problems.status}
      onText={(status) => onChange({ status })}
    />
  )
}

function NumberField({ onText, ...field }: TextFieldProps & { onText: (text: string) => void }) {
  return <TextField {...field} inputMode="numeric" onChange={(event) => onText(event.target.value)} />
}

/** The form as filled in; numbers as they are typed. */
type FaultFields = {
  operation: ComboboxOption | null
  kind: FaultKind
  ms: string
  status: string
  times: string
}

type Problems = Partial<Record<keyof FaultFields, string | undefined>>

const NO_PROBLEMS: Problems = {}

const FIRST_FIELDS: FaultFields = { operation: null, kind: 'latency', ms: '3000', status: '500', times: '1' }

/** The fields, their problems once adding was tried, and what adds the fault. */
function useFaultForm(act: StudioAct, onAdded: () => void) {
  const [fields, setFields] = useState(FIRST_FIELDS)
  const [isTried, setTried] = useState(false)
  const problems = problemsOf(fields)
  const change = (changed: Partial<FaultFields>) => setFields((before) => ({ ...before, ...changed }))

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    const { operation, kind, ms, status, times } = fields
    if (operation === null || Object.values(problems).some((problem) => problem !== undefined)) return
    const outcome = await act.run('add fault', () =>
      setFault({
        operation: operation.id,
        kind,
        ...(kind === 'latency' ? { ms: Number(ms) } : {}),
        ...(kind === 'error' ? { status: Number(status) } : {}),
        ...(times.trim() === '' ? {} : { times: Number(times) }),
      }),
    )
    if (outcome?.kind !== 'done') return
    setTried(false)
    change({ operation: null })
    onAdded()
  }
  return { fields, change, problems: isTried ? problems : NO_PROBLEMS, submit }
}

function problemsOf({ operation, kind, ms, status, times }: FaultFields): Problems {
  return {
    operation: operation === null ? 'Choose an operation' : undefined,
    ms: kind === 'latency' ? outside(ms, 0, 600_000) : undefined,
    status: kind === 'error' ? outside(status, 400, 599) : undefined,
    times: times.trim() === '' ? undefined : outside(times, 1, 1000),
  }
}

function optionsFor(operations: readonly FaultyOperation[], query: string): ComboboxOption[] {
  const typed = query.trim().toLowerCase()
  const isFound = finder(query)
  return operations
    .filter(({ id, path }) => isFound(`${id} ${path}`))
    .slice(0, MOST_OPTIONS)
    .map(({ id, path, method }) => ({
      id,
      label: path,
      note: `${method} ${id}`,
      exact: [id, path].some((name) => name.toLowerCase() === typed),
    }))
}

function outside(text: string, least: number, most: number): string | undefined {
  const isIn = /^\d{1,7}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most
  return isIn ? undefined : `A whole number from ${least} to ${most}`
}
