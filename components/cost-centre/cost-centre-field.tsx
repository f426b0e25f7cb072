'use client'

import { useController } from 'react-hook-form'
import { FieldPlace } from '../ui/field-place.tsx'
import { CostCentreSelect } from './cost-centre-select.tsx'
import { useCostCentres } from './cost-centres.tsx'

/**
 * The cost centre in a booking form of any kind. An office without a list is not asked; a draft may have one
 * that was removed from it since.
 */
export function CostCentreField({ locked }: { locked: boolean }) {
  const { field } = useController<{ costCentre?: string }, 'costCentre'>({ name: 'costCentre' })
  const isOffered = useCostCentres().length > 0
  if (!isOffered && !field.value) return null
  return (
    <FieldPlace name="costCentre">
      <CostCentreSelect
        value={field.value || null}
        onChoose={(costCentre) => field.onChange(costCentre ?? '')}
        hint="Month end counts by it. The supplier doesn't see it."
        disabled={locked}
      />
    </FieldPlace>
  )
}
