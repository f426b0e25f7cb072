'use client'

import { useState } from 'react'
import { NO_LETTERHEAD, type LetterheadTexts } from '../../lib/office/letterhead.ts'
import type { LogoView } from '../../lib/office/settings-view.ts'
import { AnsweredForm } from '../ui/answered-form.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { accentOf } from '../../lib/office/accent.ts'
import {
  letterheadForm,
  letterheadProblems,
  letterheadTexts,
  type LetterheadForm,
} from './letterhead-values.ts'
import { LogoField } from './logo-field.tsx'
import { PapersPreview } from './papers-preview.tsx'
import { outcomeText, useSaveSettings } from './use-save-settings.ts'

type Props = { officeName: string; letterhead: LetterheadTexts | null; logo: LogoView | null }

/** What stands on the office's papers, beside a preview that follows each letter. */
export function PapersCard({ officeName, letterhead, logo }: Props) {
  const [form, setForm] = useState(() => letterheadForm(letterhead ?? NO_LETTERHEAD))
  const [problems, setProblems] = useState<Partial<LetterheadForm>>({})
  const { outcome, pending, save } = useSaveSettings()

  const field = (name: keyof LetterheadForm) => ({
    value: form[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => {
      setForm({ ...form, [name]: event.target.value })
      setProblems({ ...problems, [name]: undefined })
    },
  })

  function submit() {
    const found = letterheadProblems(form)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const texts = letterheadTexts(form)
    const isEmpty = Object.values(texts).every((text) => text === null || text === '')
    void save({ letterhead: isEmpty ? null : texts })
  }

  return (
    <Card title="Papers" aside={<span className="text-12">itinerary, voucher, statement</span>}>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-6 px-4 py-4 max-wide:grid-cols-1">
        <div className="flex flex-col gap-4">
          <LogoField logo={logo} />
          <AnsweredForm
            noValidate
            onSubmit={submit}
            className="grid grid-cols-2 gap-4 max-narrow:grid-cols-1"
          >
            <TextField label="Legal name" {...field('legalName')} className="col-span-full" />
            <TextField label="Street and number" {...field('street')} />
            <TextField label="Postal code, city, country" {...field('city')} />
            <TextField label="Phones" {...field('phones')} />
            <TextField label="E-mail" type="email" {...field('email')} />
            <TextField label="Tax number" {...field('taxNumber')} />
            <AccentField {...field('accent')} />
            <TextArea
              label="Footer"
              hint="At the foot of every page, such as register and bank details."
              {...field('footer')}
              className="col-span-full"
            />
            <div className="col-span-full flex flex-row-reverse items-center gap-3">
              <Button type="submit" variant="primary" pending={pending}>
                Save papers
              </Button>
              <p role="status" className={outcome?.kind === 'refused' ? 'text-bad' : 'text-ink2'}>
                {outcomeText(outcome)}
              </p>
            </div>
          </AnsweredForm>
        </div>
        <PapersPreview officeName={officeName} texts={letterheadTexts(form)} logo={logo} />
      </div>
    </Card>
  )
}

/** A colour, typed or picked. */
function AccentField(props: {
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
}) {
  return (
    <div className="flex items-start gap-2">
      <TextField
        label="Accent colour"
        placeholder="#1a56db"
        code
        value={props.value}
        error={props.error}
        onChange={props.onChange}
        className="flex-1"
      />
      <input
        type="color"
        aria-label="Pick the accent colour"
        value={accentOf(props.value) ?? '#1b222c'}
        onChange={props.onChange}
        className="mt-[22px] h-8 w-11 pointer-coarse:h-10 shrink-0 rounded-control border border-line2 bg-panel p-1"
      />
    </div>
  )
}
