'use client'

import { useId, useState } from 'react'
import { EMPTY_MARKUP, markupProblems, ruleOfTyped, typedMarkup } from '../../lib/booking/typed-markup.ts'
import type { TripOption } from '../../lib/trip/trip.ts'
import { MarkupAmounts, type RuleChoice } from '../markup/rules-form.tsx'
import { UNITS } from '../markup/unit-words.ts'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { CompactSelect } from '../ui/compact-select.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { TripActs } from './use-trip-acts.ts'

/** Asks for the markup of an option; null while none is asked about. Mounted anew for each option. */
export function OptionMarkupDialog(props: { option: TripOption; acts: TripActs; onClose: () => void }) {
  const { option, acts, onClose } = props
  const form = useId()
  const [choice, setChoice] = useState<RuleChoice>(option.markup?.unit ?? 'none')
  const [typed, setTyped] = useState(() => typedMarkup(option.markup))
  const [problems, setProblems] = useState<ReturnType<typeof markupProblems>>({})

  async function save() {
    const chosen = choice === 'none' || choice === 'unset' ? EMPTY_MARKUP : { ...typed, unit: choice }
    const wrong = markupProblems(chosen)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return
    if (await acts.markUp(option, ruleOfTyped(chosen))) onClose()
  }

  return (
    <Dialog
      title="Markup"
      description={option.facts.title}
      open
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" type="submit" form={form} pending={acts.busy === option.id}>
            Save
          </Button>
        </>
      }
    >
      <AnsweredForm id={form} noValidate onSubmit={() => void save()} className="flex flex-col gap-3">
        <CompactSelect<RuleChoice>
          label="Markup is"
          options={[...UNITS, { value: 'none', label: 'No markup' }]}
          value={choice}
          onValueChange={setChoice}
        />
        <MarkupAmounts
          choice={choice}
          typed={typed}
          problems={problems}
          onType={(field, text) => {
            setProblems({})
            setTyped({ ...typed, [field]: text })
          }}
        />
      </AnsweredForm>
    </Dialog>
  )
}
