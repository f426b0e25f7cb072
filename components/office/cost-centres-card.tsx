'use client'

import { useRef, useState, type ClipboardEvent } from 'react'
import { costCentreProblems, MOST_COST_CENTRES } from '../../lib/office/cost-centres.ts'
import { typedText } from '../../lib/typed-text.ts'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { TextField } from '../ui/text-field.tsx'
import { outcomeText, useSaveSettings } from './use-save-settings.ts'

/** The office's own list of cost centres, one field each. Bookings keep one that is removed from it. */
export function CostCentresCard({ costCentres }: { costCentres: readonly string[] }) {
  const { outcome, pending, save } = useSaveSettings()
  const list = useTypedList(costCentres)
  const place = useRef<HTMLOListElement>(null)
  const focus = (at: number) =>
    requestAnimationFrame(() => place.current?.querySelectorAll('input')[at]?.focus())

  function submit() {
    const wrong = list.firstWrong()
    if (wrong !== null) return focus(wrong)
    const names = list.names.map((name) => typedText(name))
    const isSame = JSON.stringify(names) === JSON.stringify(costCentres)
    void save(isSame ? {} : { cost_centres: names.length === 0 ? null : names })
  }

  return (
    <Card title="Cost centres" aside={<span className="text-12">offered on every booking</span>}>
      <AnsweredForm noValidate onSubmit={submit} className="flex max-w-[560px] flex-col gap-3 px-4 py-4">
        <p className="text-ink2">
          Agents choose one when they book, or later; month end and its files count by it. A booking keeps a
          cost centre that you remove here.
        </p>
        {list.names.length > 0 && (
          <ol ref={place} className="flex flex-col gap-2">
            {list.names.map((name, at) => (
              // The fields have no identity but their place: their texts are held here.
              <li key={at} className="flex items-start gap-2">
                <TextField
                  label={`Cost centre ${at + 1}`}
                  hideLabel
                  className="flex-1"
                  value={name}
                  error={list.problems.get(at)}
                  onChange={({ target }) => list.type(at, target.value)}
                  onPaste={(event) => list.paste(at, event)}
                />
                <Button
                  variant="plain"
                  icon={<Icon name="close" />}
                  aria-label={`Remove ${typedText(name) || `cost centre ${at + 1}`}`}
                  onClick={() => {
                    list.remove(at)
                    focus(Math.max(0, at - 1))
                  }}
                />
              </li>
            ))}
          </ol>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            icon={<Icon name="plus" />}
            disabled={list.names.length >= MOST_COST_CENTRES}
            onClick={() => {
              list.add()
              focus(list.names.length)
            }}
          >
            Add a cost centre
          </Button>
          <p role="status" className="ml-auto text-ink2">
            {outcomeText(outcome)}
          </p>
          <Button type="submit" variant="primary" pending={pending}>
            Save cost centres
          </Button>
        </div>
      </AnsweredForm>
    </Card>
  )
}

/** The list as typed, with its problems since it was last to be saved. */
function useTypedList(saved: readonly string[]) {
  const [names, setNames] = useState<readonly string[]>(saved)
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>(new Map())
  const change = (next: readonly string[]) => {
    setNames(next.slice(0, MOST_COST_CENTRES))
    setProblems(new Map())
  }
  return {
    names,
    problems,
    type: (at: number, text: string) => change(names.with(at, text)),
    remove: (at: number) => change(names.toSpliced(at, 1)),
    add: () => change([...names, '']),
    /** A column of a spreadsheet becomes one field for each of its lines. */
    paste: (at: number, event: ClipboardEvent) => {
      const lines = event.clipboardData.getData('text').split(/\r?\n/).map(typedText).filter(Boolean)
      if (lines.length < 2) return
      event.preventDefault()
      change(names.toSpliced(at, names[at] === '' ? 1 : 0, ...lines))
    },
    /** Says what is wrong; the first wrong field, or null if the list can be saved. */
    firstWrong: () => {
      const wrong = costCentreProblems(names)
      setProblems(wrong)
      return [...wrong.keys()][0] ?? null
    },
  }
}
