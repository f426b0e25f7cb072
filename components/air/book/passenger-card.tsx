'use client'

import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { passengerTypes } from '../../../contract/booking/person.ts'
import type { PassengerRules, PassengerForm } from '../../../lib/air/passenger-form.ts'
import { airlineNameAdvice } from '../../../lib/air/passenger-name.ts'
import type { SavedTraveller } from '../../../lib/traveller/saved-traveller.ts'
import type { MrzPassport } from './mrz.ts'
import { offeredFor } from './saved-fill.ts'
import { Card } from '../../ui/card.tsx'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field/date-field.tsx'
import { CountryField } from '../../place/country-field.tsx'
import { FieldPlace, focusField } from '../../ui/field-place.tsx'
import { loadedApart } from '../../ui/loaded-apart.tsx'
import { showToast } from '../../ui/toast.ts'
import { useWarm } from '../../ui/use-warm.ts'
import { BroughtDetailsText } from '../../traveller/brought-details.tsx'
import { NameFields } from '../../traveller/name-fields.tsx'
import { SavedSuggestions } from '../../traveller/saved-suggestions.tsx'
import { usePassportFill } from './use-passport-fill.ts'
import { useSavedFill } from './use-saved-fill.ts'
import { PassportFields } from './passport-fields.tsx'
import { SexField, TitleField } from './title-and-sex.tsx'

const MrzPaste = loadedApart(() => import('./mrz-paste.tsx').then((module) => module.MrzPaste))

/** The fields of one traveller: only those that the fare asks for. */
export function PassengerCard(props: { index: number; rules: PassengerRules; locked: boolean }) {
  const { index, rules, locked } = props
  const { getValues } = useFormContext<PassengerForm>()
  const [pasting, setPasting] = useState(false)
  useWarm(MrzPaste.warm)
  const [sexByHand, setSexByHand] = useState(false)
  const passport = usePassportFill(index, rules)
  const saved = useSavedFill(index, rules)
  const type = getValues(`passengers.${index}.type`)

  const togglePaste = () =>
    void MrzPaste.warm().then(
      () => setPasting((open) => !open),
      () => showToast({ title: "Couldn't load this field. Try again.", tone: 'bad' }),
    )
  const paste = (lines: MrzPassport, notes: readonly string[]) => {
    setPasting(false)
    setSexByHand(lines.gender !== null)
    passport.fill(lines, notes)
  }
  const choose = (traveller: SavedTraveller) => {
    passport.forget()
    setSexByHand(traveller.gender !== '')
    saved.choose(traveller)
  }
  const undo = () => {
    saved.undo()
    setSexByHand(false)
    focusField(`passengers.${index}.lastName`)
  }
  return (
    <Card
      title={`Traveller ${index + 1}`}
      aside={passengerTypes.find((one) => one.code === type)?.name ?? 'adult'}
      actions={
        <>
          <Button
            size="small"
            variant="plain"
            aria-expanded={pasting}
            disabled={locked}
            onClick={togglePaste}
          >
            Paste passport lines
          </Button>
          <Button
            size="small"
            variant="plain"
            pending={saved.saveState === 'saving'}
            disabled={locked}
            onClick={() => void saved.save()}
          >
            {saved.isFilled ? 'Update saved traveller' : 'Save traveller'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 p-4">
        {pasting && (
          <MrzPaste
            today={rules.today}
            reader={{ isAdult: type === 1, on: rules.lastDepartureDate }}
            onPassport={paste}
          />
        )}
        <NameRow {...props} sexByHand={sexByHand} onSexKept={() => setSexByHand(true)} onChoose={choose} />
        <SavedNews saved={saved} pasted={passport.pasted} onUndo={undo} />
        <div className="grid grid-cols-[minmax(0,1fr)_150px_150px] gap-3 max-narrow:grid-cols-1">
          <NationalityField index={index} needed={rules.passportMandatory === true} locked={locked} />
          <BirthField index={index} rules={rules} locked={locked} />
          <SexField index={index} locked={locked} onByHand={() => setSexByHand(true)} />
        </div>
        <PassportFields index={index} rules={rules} locked={locked} />
      </div>
    </Card>
  )
}

/** Title and name, with the saved travellers of the office that fit what is typed. */
function NameRow(props: {
  index: number
  rules: PassengerRules
  locked: boolean
  /** The agent, a passport or a saved traveller said the sex: another title does not change it. */
  sexByHand: boolean
  onSexKept: () => void
  onChoose: (traveller: SavedTraveller) => void
}) {
  const { index, rules, locked } = props
  const { getValues } = useFormContext<PassengerForm>()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <SavedSuggestions
      typed={locked ? null : typed}
      offered={(travellers) => offeredFor(getValues(), index, rules)(travellers)}
      onChoose={props.onChoose}
    >
      {(suggesting) => (
        <div className="grid grid-cols-[110px_minmax(0,1fr)_minmax(0,1fr)] gap-3 max-narrow:grid-cols-1">
          <TitleField
            index={index}
            child={getValues(`passengers.${index}.type`) !== 1}
            locked={locked}
            sexByHand={props.sexByHand}
            onSexKept={props.onSexKept}
          />
          <NameFields
            base={`passengers.${index}.`}
            locked={locked}
            offering={{ suggesting, onTyped: setTyped }}
            adviceOf={airlineNameAdvice}
          />
        </div>
      )}
    </SavedSuggestions>
  )
}

/** The result of pasted lines or of a saved traveller: filled in, or saved. */
function SavedNews(props: {
  saved: ReturnType<typeof useSavedFill>
  /** A sentence about the fields that the pasted passport lines filled; null where none were pasted. */
  pasted: string | null
  onUndo: () => void
}) {
  const { isFilled, brought, saveState } = props.saved
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 text-12 text-ink2 empty:hidden">
      {props.pasted !== null && <span>{props.pasted}</span>}
      {isFilled && (
        <>
          <span>Filled from the saved traveller.</span>
          {brought && <BroughtDetailsText brought={brought} />}
          <Button size="small" onClick={props.onUndo}>
            Undo
          </Button>
        </>
      )}
      {saveState === 'saved' && <span>Traveller saved for the office.</span>}
      {typeof saveState === 'object' && saveState !== null && (
        <span className="text-bad">{saveState.message}</span>
      )}
    </div>
  )
}

function NationalityField({ index, needed, locked }: { index: number; needed: boolean; locked: boolean }) {
  const { field, fieldState } = useController<PassengerForm, `passengers.${number}.nationality`>({
    name: `passengers.${index}.nationality`,
  })
  return (
    <FieldPlace name={field.name}>
      <CountryField
        label={needed ? 'Nationality' : 'Nationality, optional'}
        disabled={locked}
        value={field.value}
        onValueChange={field.onChange}
        error={fieldState.error?.message}
      />
    </FieldPlace>
  )
}

function BirthField({ index, rules, locked }: { index: number; rules: PassengerRules; locked: boolean }) {
  const { field, fieldState } = useController<PassengerForm, `passengers.${number}.birthDate`>({
    name: `passengers.${index}.birthDate`,
  })
  return (
    <FieldPlace name={field.name}>
      <DateField
        label="Date of birth"
        toward="past"
        today={rules.today}
        max={rules.today}
        disabled={locked}
        value={field.value}
        onValueChange={field.onChange}
        error={fieldState.error?.message}
      />
    </FieldPlace>
  )
}
