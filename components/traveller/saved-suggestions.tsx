'use client'

import { useId, useState, type KeyboardEvent, type ReactElement } from 'react'
import { formatDate } from '../../lib/dates.ts'
import { savedNumberIn, type SavedTraveller } from '../../lib/traveller/saved-traveller.ts'
import { namesSurnameFirst } from '../booking/people-label.ts'
import { optionClass } from '../ui/option-class.ts'
import { useSavedTravellers, type Offered } from './use-saved-travellers.ts'
import { PersonName } from '../ui/person-name.tsx'

/** The props that make a name field the combobox of the list below it. */
export type SuggestingField = {
  /** A field without suggestions stays a plain text field. */
  role: 'combobox' | undefined
  'aria-expanded': true | undefined
  'aria-controls': string
  'aria-autocomplete': 'list'
  'aria-activedescendant': string | undefined
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

type SuggestionProps = {
  typed: string | null
  offered: Offered
  onChoose: (traveller: SavedTraveller) => void
}

/**
 * Offers the saved travellers of the office while a name is typed: arrow down enters the list, Enter chooses,
 * Escape closes it. Tab and a plain Enter leave the typed text as it is. The list is part of the form's flow,
 * because the card clips what overflows it.
 *
 * @param typed the text of the name field that is being typed into; null while none is
 * @param offered leaves out who does not fit the card or is in the form already
 * @param children the name fields; they get the props that make them a combobox
 */
export function SavedSuggestions(
  props: SuggestionProps & { children: (field: SuggestingField) => ReactElement },
) {
  const id = useId()
  const { travellers, open, index, choose, onKeyDown } = useSuggestions(props)
  return (
    <>
      {props.children({
        role: open ? 'combobox' : undefined,
        'aria-expanded': open || undefined,
        'aria-controls': id,
        'aria-autocomplete': 'list',
        'aria-activedescendant': index < 0 ? undefined : `${id}-${index}`,
        onKeyDown,
      })}
      <span className="sr-only" role="status">
        {open && `${travellers.length} saved, arrow down to choose`}
      </span>
      <ul
        id={id}
        role="listbox"
        aria-label="Saved travellers"
        hidden={!open}
        className="rounded-control border bg-sunk p-1"
      >
        {travellers.map((traveller, at) => (
          <li
            key={traveller.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === index}
            data-highlighted={at === index ? '' : undefined}
            className={optionClass}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(traveller)}
          >
            <PersonName text={namesSurnameFirst(traveller)} className="min-w-0 flex-1 truncate" />
            <span className="figures text-12 text-ink2">{factsOf(traveller)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The travellers that fit the typed text, whether their list is open, and the one that the keys are at. */
function useSuggestions({ typed, offered, onChoose }: SuggestionProps) {
  const travellers = useSavedTravellers(typed, offered)
  const [closedAt, setClosedAt] = useState<string | null>(null)
  const [chosen, setChosen] = useState<{ typed: string; index: number } | null>(null)
  const open = typed !== null && travellers.length > 0 && closedAt !== typed
  const index = open && chosen?.typed === typed ? Math.min(chosen.index, travellers.length - 1) : -1

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (!open || event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const traveller = travellers[index]
    if (step !== 0) setChosen({ typed, index: Math.max(-1, Math.min(index + step, travellers.length - 1)) })
    else if (event.key === 'Enter' && traveller && !event.ctrlKey) choose(traveller)
    else if (event.key === 'Escape') setClosedAt(typed)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function choose(traveller: SavedTraveller) {
    setClosedAt(typed)
    onChoose(traveller)
  }

  return { travellers, open, index, choose, onKeyDown }
}

/** `12 Jun 1988 · passport •••••T47`: the facts that distinguish two people of one name. */
function factsOf({ birthDate, passportNumber }: SavedTraveller): string {
  const passport = savedNumberIn(passportNumber)
  return [birthDate && formatDate(birthDate), passport && `passport ${passport.masked}`]
    .filter(Boolean)
    .join(' · ')
}
