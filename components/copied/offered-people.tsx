'use client'

import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { TellProblem } from '../../lib/booking/tell-problem.ts'
import { plural } from '../../lib/plural.ts'
import { usePerson } from '../shell/admins.tsx'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { focusField, focusFirstField } from '../ui/field-place.tsx'
import type { CopiedPerson } from './copied-people.ts'
import {
  forgetCopiedTravellers,
  giveBackCopiedTravellers,
  takeCopiedTravellers,
} from './copied-travellers.ts'
import { personText } from './person-text.ts'
import { placePeople, type PersonCard, type PlacedPeople } from './place-people.ts'

const KEYS = 'Alt+KeyV'

/** Values of a form by the path of their field. */
type Values = Readonly<Record<string, string | null>>

/** What filling the cards has changed, so that it can be undone. */
export type Filled = { count: number; people: readonly CopiedPerson[]; before: Values; put: Values }

/** Who goes on which card, with the buttons that fill the cards, undo that, or forget the people. */
export function OfferedPeople(props: {
  kind: BookingKind
  asksOne: boolean
  cardsOf: (form: object) => readonly PersonCard[]
  check: (form: object, tell: TellProblem) => void
  people: readonly CopiedPerson[]
  filled: Filled | null
  onFilled: (filled: Filled | null) => void
}) {
  const { kind, people, asksOne, filled, onFilled } = props
  const owner = usePerson()
  const place = useRef<HTMLElement>(null)
  const { getValues, setValue } = useFormContext()
  const { placed, left } = placePeople(people, props.cardsOf(useWatch()))

  function write(values: Values) {
    for (const [path, value] of Object.entries(values)) {
      setValue(path, value, { shouldDirty: true, shouldValidate: value !== '' && value !== null })
    }
  }
  function fill() {
    const put = Object.assign({}, ...placed.map(({ card, person }) => card.valuesOf(person))) as Values
    const before = Object.fromEntries(
      Object.keys(put).map((path) => [path, getValues(path) as string | null]),
    )
    write(put)
    const taken = asksOne ? people : placed.map(({ person }) => person)
    onFilled({ count: placed.length, people: taken, before, put })
    takeCopiedTravellers(owner, kind, taken)
    focusFirstProblem(props.check, getValues())
  }
  function undo() {
    if (filled === null) return
    // A field that was changed since stays as it is.
    const unchanged = Object.entries(filled.before).filter(([path]) => getValues(path) === filled.put[path])
    write(Object.fromEntries(unchanged))
    giveBackCopiedTravellers(owner, kind, filled.people)
    onFilled(null)
    focusFirstField(place.current?.closest('form') ?? null)
  }
  function dismiss() {
    forgetCopiedTravellers()
    onFilled(null)
    focusFirstField(place.current?.closest('form') ?? null)
  }
  if (filled === null && placed.length === 0 && left.length === 0) return null
  return (
    <section
      ref={place}
      aria-label="From the pasted text"
      className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-control border bg-panel px-4 py-2.5"
    >
      <div className="min-w-0 flex-[1_1_320px]">
        <h2 className="text-12 font-medium text-ink2">From the pasted text</h2>
        <WhoGoesWhere placed={placed} />
        <p role="status" className="empty:hidden">
          {filled && `${plural(filled.count, 'traveller')} filled in. Check them against the passports.`}
        </p>
        {left.length > 0 && !asksOne && <LeftPeople people={left} />}
      </div>
      <div className="flex items-center gap-2">
        {filled && (
          <Button size="small" onClick={undo}>
            Undo
          </Button>
        )}
        {people.length > 0 && (
          <Button size="small" variant="plain" onClick={dismiss}>
            Forget them
          </Button>
        )}
        {placed.length > 0 && <FillButton count={placed.length} onFill={fill} />}
      </div>
    </section>
  )
}

/** The button that fills the cards, and its key. */
function FillButton({ count, onFill }: { count: number; onFill: () => void }) {
  const label = `Fill in ${plural(count, 'traveller')}`
  useCommands([
    {
      id: 'fill-copied',
      label: `${label} from the pasted text`,
      group: 'This form',
      keys: KEYS,
      run: onFill,
    },
  ])
  return (
    <Button size="small" keys={KEYS} onClick={onFill}>
      {label}
    </Button>
  )
}

function WhoGoesWhere({ placed }: { placed: PlacedPeople['placed'] }) {
  return (
    <ul className="empty:hidden">
      {placed.map(({ card, person }) => (
        <li key={card.label} className="flex flex-wrap gap-x-2">
          <span className="w-24 shrink-0 text-ink2">{card.label}</span>
          <span translate="no" className="figures min-w-0 wrap-anywhere">
            {personText(person)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Who is on no card of this form: the search has fewer of their age. */
function LeftPeople({ people }: { people: readonly CopiedPerson[] }) {
  return (
    <p className="text-ink2">
      <span>{'No card for '}</span>
      <span translate="no">{people.map(personText).join(', ')}</span>
      <span>. Kept for another form of this tab until you sign out.</span>
    </p>
  )
}

/** The buttons disappear, and must not take the keyboard focus with them. */
function focusFirstProblem(check: (form: object, tell: TellProblem) => void, form: object): void {
  const fields: string[] = []
  check(form, (path) => fields.push(path.join('.')))
  const [first] = fields
  if (first !== undefined) focusField(first)
}
