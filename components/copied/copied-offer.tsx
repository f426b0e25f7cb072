'use client'

import { useEffect, useState } from 'react'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { TellProblem } from '../../lib/booking/tell-problem.ts'
import { loadedApart } from '../ui/loaded-apart.tsx'
import { showToast } from '../ui/toast.ts'
import { useCopiedTravellers } from './copied-travellers.ts'
import type { Filled } from './offered-people.tsx'
import type { PersonCard } from './place-people.ts'

const OfferedPeople = loadedApart(() => import('./offered-people.tsx').then((module) => module.OfferedPeople))

/**
 * Offers the travellers of a copied text in a booking form: who goes on which card, and one key that fills
 * the cards on which nobody is. Who has no card stays for another form. Draws nothing where no text was
 * copied.
 * @param props.cardsOf the cards of the form as it is now, in their order
 * @param props.check the rules of the form: the first field that breaks one gets the focus
 */
export function CopiedOffer<Form extends object>(props: {
  kind: BookingKind
  locked: boolean
  /** The form asks for one person alone: nobody else is kept for another form of the kind. */
  asksOne?: boolean
  cardsOf: (form: Form) => readonly PersonCard[]
  check: (form: Form, tell: TellProblem) => void
}) {
  const { kind } = props
  const people = useCopiedTravellers(kind)
  const [filled, setFilled] = useState<Filled | null>(null)
  const isShown = !props.locked && (people.length > 0 || filled !== null)
  useEffect(() => {
    if (!isShown) return
    OfferedPeople.warm().catch(() =>
      showToast({ title: "Couldn't load the pasted travellers. Reload the page.", tone: 'bad' }),
    )
  }, [isShown])
  if (!isShown) return null
  return (
    <OfferedPeople
      kind={kind}
      asksOne={props.asksOne === true}
      cardsOf={(form) => props.cardsOf(form as Form)}
      check={(form, tell) => props.check(form as Form, tell)}
      people={people}
      filled={filled}
      onFilled={setFilled}
    />
  )
}
