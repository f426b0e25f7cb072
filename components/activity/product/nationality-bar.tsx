'use client'

import { useRef } from 'react'
import { CountryField } from '../../place/country-field.tsx'
import { useCommands } from '../../shell/commands.ts'
import { cx } from '../../ui/cx.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { StatusMark } from '../../ui/status-pill.tsx'
import { restrictionText, verdictOf, verdictText } from '../nationality.ts'
import type { Restrictions } from '../../../lib/activity/activity-reads.ts'

const LOOKS = {
  unrestricted: { tone: 'ok', text: 'text-ok' },
  allowed: { tone: 'ok', text: 'text-ok' },
  unknown: { tone: 'held', text: 'text-held' },
  forbidden: { tone: 'bad', text: 'text-bad' },
} as const

/** Whether the activity is sold to the traveller's nationality, before anything else is selected. */
export function NationalityBar(props: {
  restrictions: Restrictions
  nationality: string
  onNationality: (code: string) => void
}) {
  const { restrictions, nationality } = props
  const bar = useRef<HTMLElement>(null)
  useCommands([
    {
      id: 'activity-nationality',
      label: "Traveller's nationality",
      group: 'This activity',
      keys: 'n',
      run: () => bar.current?.querySelector('input')?.focus(),
    },
  ])
  const verdict = verdictOf(restrictions, nationality)
  const style = LOOKS[verdict]
  const said = verdictText(restrictions, nationality)
  const rule = restrictionText(restrictions)
  return (
    <section
      ref={bar}
      aria-label="Nationality"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunk px-3 py-0.5 max-narrow:py-2"
    >
      <p role="status" className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <span className={cx('flex items-center gap-2 font-medium', style.text)}>
          <StatusMark tone={style.tone} />
          <span>{said}</span>
        </span>
        {rule !== '' && rule !== said && <span className="text-ink2">{rule}</span>}
      </p>
      <div className="flex items-center gap-2 max-narrow:w-full">
        <CountryField
          label="Nationality"
          value={nationality}
          onValueChange={props.onNationality}
          error={undefined}
          disabled={false}
          className="w-[300px] flex-row! items-center gap-2! max-narrow:w-full [&>label]:whitespace-nowrap [&>span]:flex-1"
        />
        <Kbd keys="n" />
      </div>
    </section>
  )
}
