import { useState } from 'react'
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { MarkupRule } from '../../../lib/booking/markup.ts'
import { ruleOfTyped, typedMarkup, type TypedMarkup } from '../../../lib/booking/typed-markup.ts'
import { useDefaultMarkup } from '../../ui/shown-prices.tsx'

/** The markup that a new form opens with: the agent's default, otherwise the office's. It stays the same. */
export function useOpeningMarkup(kind: BookingKind): TypedMarkup {
  const rule = useDefaultMarkup(kind)
  const [typed] = useState(() => typedMarkup(rule))
  return typed
}

/** The markup in a form; null while none is typed. Text that is no amount yet counts as 0. */
export function useTypedRule<Form extends FieldValues & { markup?: TypedMarkup | undefined }>(
  control: Control<Form>,
): MarkupRule | null {
  return ruleOfTyped(useWatch({ control, name: 'markup' as Path<Form> }))
}
