'use client'

import { useCallback, useRef, type ReactNode } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { ActivityOption, Variant } from '../../../lib/activity/variant.ts'
import { noAnswer } from '../../../lib/activity/answer-rules.ts'
import { partyOfForm, type ActivityForm } from '../../../lib/activity/booking-form.ts'
import { ticketCount } from '../../../lib/activity/quote.ts'
import { bookedTicketTypes } from '../../../contract/activity/codes.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { useCommands } from '../../shell/commands.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { OptionField } from './option-field.tsx'
import { TextSpan } from '../../ui/text-span.tsx'

/** Columns of the table by number of options; more options are a block for each traveller. */
const COLUMNS = [
  '',
  'grid-cols-[140px_minmax(0,1fr)]',
  'grid-cols-[140px_repeat(2,minmax(0,1fr))]',
  'grid-cols-[140px_repeat(3,minmax(0,1fr))]',
  'grid-cols-[140px_repeat(4,minmax(0,1fr))]',
] as const

const KEYS = 'Alt+ArrowDown'

/**
 * The options of each traveller: a table, or a block for each traveller where there are many options or the
 * screen is narrow. An answer can be applied to all travellers below.
 */
export function TravellerOptions(props: {
  variant: Pick<Variant, 'options' | 'ticketTypes'>
  today: CalendarDate
  locked: boolean
}) {
  const { locked, variant } = props
  const { perPax } = variant.options
  const travellers = useWatch<ActivityForm, 'travellers'>({ name: 'travellers' })
  const { card, apply, onKeyDownCapture } = useApply(perPax, locked)
  const inTable = perPax.length < COLUMNS.length
  const isApplicable = travellers.length > 1 && !locked
  const applyToAll = isApplicable ? (option: ActivityOption) => apply(option, 0) : null
  const columns = COLUMNS[perPax.length] ?? 'grid-cols-3'
  return (
    <Card title="Options for each traveller" aside={`${countsText(travellers)} · no names needed`}>
      <div ref={card} onKeyDownCapture={onKeyDownCapture}>
        {inTable && <Headings options={perPax} columns={columns} onApply={applyToAll} />}
        <div>
          {travellers.map(({ type }, index) => (
            <TravellerRow
              key={index}
              index={index}
              type={type}
              isWide={inTable}
              columns={columns}
              variant={variant}
            >
              {perPax.map((option) => (
                <div
                  key={option.uuid}
                  data-option={option.uuid}
                  className={cx(
                    'min-w-0',
                    inTable &&
                      '[&_[id$=-label]]:sr-only max-narrow:[&_[id$=-label]]:not-sr-only [&_legend]:sr-only max-narrow:[&_legend]:not-sr-only',
                  )}
                >
                  <OptionField
                    name={`travellers.${index}.answers.${option.uuid}`}
                    option={option}
                    locked={locked}
                    today={props.today}
                    quiet={inTable}
                  />
                  {index === 0 && applyToAll && (
                    <div className={cx('mt-0.5', inTable && 'narrow:hidden')}>
                      <ApplyButton option={option} onApply={() => applyToAll(option)} />
                    </div>
                  )}
                </div>
              ))}
            </TravellerRow>
          ))}
        </div>
        <Foot options={inTable ? perPax : []} showsKeys={isApplicable} />
      </div>
    </Card>
  )
}

function countsText(travellers: ActivityForm['travellers']): string {
  const party = partyOfForm({ travellers })
  const counted = bookedTicketTypes.filter((type) => party[type] > 0)
  return counted.map((type) => ticketCount(party[type], type)).join(', ')
}

/** The names of the options above their columns, and the buttons that apply the first answer to all. */
function Headings(props: {
  options: readonly ActivityOption[]
  /** Class of the columns. */
  columns: string
  /** Null where there is nobody else, or nothing can be changed. */
  onApply: ((option: ActivityOption) => void) | null
}) {
  const { onApply } = props
  return (
    <div
      className={cx(props.columns, 'grid items-center gap-x-3 border-b bg-sunk px-4 py-1 max-narrow:hidden')}
    >
      <span />
      {props.options.map((option) => (
        <span key={option.uuid} className="flex min-w-0 items-center justify-between gap-1">
          <span aria-hidden="true" className="truncate text-12 font-medium text-ink2">
            {option.required ? option.name : `${option.name}, optional`}
          </span>
          {onApply && <ApplyButton option={option} onApply={() => onApply(option)} />}
        </span>
      ))}
    </div>
  )
}

function TravellerRow(props: {
  index: number
  type: ActivityForm['travellers'][number]['type']
  isWide: boolean
  /** Class of the columns. */
  columns: string
  variant: Pick<Variant, 'ticketTypes'>
  children: ReactNode
}) {
  const { index, type, isWide } = props
  const { errors } = useFormState<ActivityForm>()
  const isWrong = errors.travellers?.[index] !== undefined
  const label = props.variant.ticketTypes.find((ticket) => ticket.type === type)?.label ?? type
  return (
    <div
      role="group"
      aria-label={`Traveller ${index + 1}, ${label}`}
      className={cx(
        'grid gap-x-3 gap-y-3 border-b px-4 py-2.5 last:border-b-0 max-narrow:grid-cols-1',
        props.columns,
        isWide && 'items-start',
        isWrong && 'bg-bad-soft',
      )}
    >
      <div className={isWide ? 'pt-1.5' : 'col-span-full'}>
        <b>{`Traveller ${index + 1}`}</b>
        <span> </span>
        <span className="text-ink2">{label.toLowerCase()}</span>
      </div>
      <TextSpan>{props.children}</TextSpan>
    </div>
  )
}

function ApplyButton({ option, onApply }: { option: ActivityOption; onApply: () => void }) {
  return (
    <Button size="small" variant="plain" aria-label={`Apply to all: ${option.name}`} onClick={onApply}>
      Apply to all
    </Button>
  )
}

/** The host's descriptions of the options, shown once for all travellers. */
function Foot({ options, showsKeys }: { options: readonly ActivityOption[]; showsKeys: boolean }) {
  const said = options.filter(({ description }) => description !== '')
  if (said.length === 0 && !showsKeys) return null
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t px-4 py-2 text-12 text-ink2">
      <ul>
        {said.map(({ uuid, name, description }) => (
          <li key={uuid}>{`${name}: ${description}`}</li>
        ))}
      </ul>
      {showsKeys && (
        <span className="flex items-center gap-1.5 pointer-coarse:hidden max-narrow:hidden">
          <Kbd keys={KEYS} />
          <span>{' apply the field to all below'}</span>
        </span>
      )}
    </div>
  )
}

/** Copies the answer of a traveller to all below: by button of the first one, by keys of the focused one. */
function useApply(options: readonly ActivityOption[], locked: boolean) {
  const { getValues, setValue } = useFormContext<ActivityForm>()
  const card = useRef<HTMLDivElement>(null)

  const apply = useCallback(
    (option: ActivityOption, from: number) => {
      const { travellers } = getValues()
      const answer = travellers[from]?.answers[option.uuid] ?? noAnswer(option)
      for (let index = from + 1; index < travellers.length; index += 1) {
        setValue(`travellers.${index}.answers.${option.uuid}`, answer, {
          shouldDirty: true,
          shouldTouch: true,
          shouldValidate: true,
        })
      }
    },
    [getValues, setValue],
  )

  const applyFrom = useCallback(
    (element: Element | null): boolean => {
      const place = element?.closest<HTMLElement>('[data-option]')
      const name = element?.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? ''
      const option = options.find(({ uuid }) => uuid === place?.dataset['option'])
      const [, index] = /^travellers\.(\d+)\./.exec(name) ?? []
      if (!option || index === undefined || !card.current?.contains(element)) return false
      apply(option, Number(index))
      return true
    },
    [options, apply],
  )

  // A select and a date open at these keys, so they are taken before the control gets them.
  function onKeyDownCapture(event: React.KeyboardEvent) {
    if (!event.altKey || event.key !== 'ArrowDown' || locked) return
    event.preventDefault()
    event.stopPropagation()
    // Text that is still being typed becomes the answer when its field loses the focus.
    const field = document.activeElement
    if (field instanceof HTMLInputElement) {
      field.blur()
      field.focus()
    }
    requestAnimationFrame(() => applyFrom(field))
  }

  useCommands([
    {
      id: 'book-apply',
      label: 'Apply the field to all travellers below',
      group: 'This activity',
      keys: KEYS,
      when: () => !locked && options.length > 0,
      run: () => void applyFrom(document.activeElement),
    },
  ])

  return { card, apply, onKeyDownCapture }
}
