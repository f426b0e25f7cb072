'use client'

import { useMemo, useState, type SubmitEvent } from 'react'
import { faultKinds, type FaultKind, type FaultyOperation } from '../../lib/studio/studio-view.ts'
import { setFault } from '../../server/studio/actions.ts'
import { Button } from '../ui/button.tsx'
import { Combobox, type ComboboxOption } from '../ui/combobox/combobox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
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
  const { act } = props
  const [operation, setOperation] = useState<ComboboxOption | null>(null)
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState<FaultKind>('latency')
  const [ms, setMs] = useState('3000')
  const [status, setStatus] = useState('500')
  const [times, setTimes] = useState('1')
  const [isTried, setTried] = useState(false)
  const options = useMemo(() => optionsFor(props.operations, query), [props.operations, query])
  const errors = {
    operation: operation === null ? 'Choose an operation' : undefined,
    ms: kind === 'latency' ? outside(ms, 0, 600_000) : undefined,
    status: kind === 'error' ? outside(status, 400, 599) : undefined,
    times: times.trim() === '' ? undefined : outside(times, 1, 1000),
  }
  const isWrong = Object.values(errors).some((error) => error !== undefined)
  const shown = (error: string | undefined) => (isTried ? error : undefined)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (isWrong || operation === null) return
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
    setOperation(null)
    props.onOpenChange(false)
  }
  return (
    <Dialog
      title="Add a fault"
      description="It affects everyone who uses this booking service, other offices too."
      open={props.open}
      onOpenChange={props.onOpenChange}
    >
      <form method="post" onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        <Combobox
          label="Operation"
          value={operation}
          onValueChange={setOperation}
          onQueryChange={setQuery}
          options={options}
          optionsFor={query}
          placeholder="Path or name"
          emptyText="No operations match."
          error={shown(errors.operation)}
        />
        <Select label="What happens" options={KINDS} value={kind} onValueChange={setKind} />
        {kind === 'latency' && (
          <TextField
            label="Delay"
            inputMode="numeric"
            value={ms}
            suffix="ms"
            error={shown(errors.ms)}
            onChange={(event) => setMs(event.target.value)}
          />
        )}
        {kind === 'error' && (
          <TextField
            label="HTTP status"
            inputMode="numeric"
            value={status}
            error={shown(errors.status)}
            onChange={(event) => setStatus(event.target.value)}
          />
        )}
        <TextField
          label="How many calls"
          hint="If empty: until cleared"
          inputMode="numeric"
          value={times}
          error={shown(errors.times)}
          onChange={(event) => setTimes(event.target.value)}
        />
        {act.failed?.name === 'add fault' && (
          <p role="alert" className="text-bad">
            {act.failed.message}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={() => props.onOpenChange(false)}>Not now</Button>
          <Button type="submit" variant="primary" pending={act.pending === 'add fault'}>
            Add
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function optionsFor(operations: readonly FaultyOperation[], query: string): ComboboxOption[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return operations
    .filter(({ id, path }) => words.every((word) => `${id} ${path}`.toLowerCase().includes(word)))
    .slice(0, MOST_OPTIONS)
    .map(({ id, path, method }) => ({ id, label: path, note: `${method} ${id}` }))
}

function outside(text: string, least: number, most: number): string | undefined {
  const isIn = /^\d{1,7}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most
  return isIn ? undefined : `A whole number from ${least} to ${most}`
}
