'use client'

import { useState } from 'react'
import { MOST_TOLERANCE, type PriceTolerance } from '../../lib/booking/price-tolerance.ts'
import { centsFromDecimal } from '../../lib/money.ts'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { CompactSelect } from '../ui/compact-select.tsx'
import { TextField } from '../ui/text-field.tsx'

const UNITS = [
  { value: 'none', label: 'Always ask' },
  { value: 'amount', label: 'Up to an amount' },
  { value: 'percent', label: 'Up to a percentage' },
] as const

type Unit = (typeof UNITS)[number]['value']

/**
 * By how much a net price may rise and be taken without asking.
 * @param props.onSave gets the limit of a form without problems; null for none
 */
export function ToleranceForm(props: {
  tolerance: PriceTolerance | null
  pending: boolean
  outcome: string | null
  onSave: (tolerance: PriceTolerance | null) => void
}) {
  const { tolerance } = props
  const [unit, setUnit] = useState<Unit>(tolerance?.unit ?? 'none')
  const [typed, setTyped] = useState(() => typedOf(tolerance))
  const [problem, setProblem] = useState<string>()

  function submit() {
    const read = toleranceOf(unit, typed)
    setProblem(read === undefined ? problemOf(unit) : undefined)
    if (read !== undefined) props.onSave(read)
  }

  return (
    <AnsweredForm noValidate onSubmit={submit} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden="true" className="font-medium">
          Net price rises
        </span>
        <CompactSelect
          label="Net price rises"
          options={UNITS}
          value={unit}
          onValueChange={(value) => {
            setUnit(value)
            setProblem(undefined)
          }}
        />
      </div>
      {unit !== 'none' && (
        <TextField
          label={unit === 'amount' ? 'Most, per booking' : 'Most, of the net price'}
          inputMode="decimal"
          suffix={unit === 'amount' ? 'USD' : '%'}
          value={typed}
          error={problem}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <div className="flex items-center justify-end gap-3">
        <p role="status" className="text-ink2">
          {props.outcome}
        </p>
        <Button type="submit" variant="primary" pending={props.pending}>
          Save tolerance
        </Button>
      </div>
    </AnsweredForm>
  )
}

function typedOf(tolerance: PriceTolerance | null): string {
  if (tolerance === null) return ''
  return String((tolerance.unit === 'amount' ? tolerance.cents : tolerance.hundredths) / 100)
}

/** Undefined for something else than an amount or percentage above 0. */
function toleranceOf(unit: Unit, typed: string): PriceTolerance | null | undefined {
  if (unit === 'none') return null
  const hundredths = centsFromDecimal(typed.trim().replace(/^\$|%$/g, ''))
  const most = unit === 'amount' ? MOST_TOLERANCE.cents : MOST_TOLERANCE.hundredths
  if (hundredths === undefined || hundredths < 1 || hundredths > most) return undefined
  return unit === 'amount' ? { unit, cents: hundredths } : { unit, hundredths }
}

function problemOf(unit: Unit): string {
  return unit === 'amount'
    ? `An amount up to ${MOST_TOLERANCE.cents / 100} USD, such as 20`
    : `A percentage up to ${MOST_TOLERANCE.hundredths / 100}, such as 2`
}
