'use client'

import { useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { MarkupRules } from '../../lib/booking/markup.ts'
import type { PriceTolerance } from '../../lib/booking/price-tolerance.ts'
import { formatShort, plainAmount } from '../../lib/money.ts'
import { NOTICE_MINUTES } from '../../lib/office/office-settings.ts'
import { whomToAsk } from '../../lib/office/whom-to-ask.ts'
import { ToleranceForm } from '../price-tolerance/tolerance-form.tsx'
import { RulesForm } from '../markup/rules-form.tsx'
import { useAdmins } from '../shell/admins.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/text-field.tsx'
import {
  changedSettings,
  settingsForm,
  settingsProblems,
  type SettingsOfForm,
  type SettingsFields as Form,
} from './settings-values.ts'
import { outcomeText, useSaveSettings } from './use-save-settings.ts'

/** The fields of the office's settings. Each change is written to the change log with the previous value. */
export function SettingsForm(props: { settings: SettingsOfForm; serviceAlertCents: number | null }) {
  const [saved, setSaved] = useState(() => settingsForm(props.settings))
  const form = useForm<Form>({ defaultValues: saved, resolver: resolve })
  const { errors } = form.formState
  const { outcome, pending, save } = useSaveSettings()
  const admins = useAdmins()

  async function saveChanged(values: Form) {
    const result = await save(changedSettings(values, saved))
    if (result.kind === 'saved') setSaved(values)
  }

  return (
    <form
      onSubmit={(event) => void form.handleSubmit(saveChanged)(event)}
      className="flex max-w-[560px] flex-col gap-4 px-4 py-4"
    >
      <TextField
        {...form.register('fundsContact')}
        label="Funding contact"
        hint={`Name, phone or channel. If empty: ${whomToAsk(admins)}.`}
        error={errors.fundsContact?.message}
      />
      <TextField
        {...form.register('lowBalance')}
        label="Low-balance alert"
        inputMode="decimal"
        suffix="USD"
        hint={`Applies if higher than the booking service's alert: ${alertText(props.serviceAlertCents)}. If empty: the service's alert.`}
        error={errors.lowBalance?.message}
      />
      <TextField
        {...form.register('notices')}
        label="Deadline notifications"
        suffix="min"
        hint={`Notifies this many minutes before a deadline. If empty: ${NOTICE_MINUTES.join(', ')}.`}
        error={errors.notices?.message}
      />
      <div className="flex flex-row-reverse items-center gap-3">
        <Button type="submit" variant="primary" pending={pending}>
          Save
        </Button>
        <p role="status" className={outcome?.kind === 'refused' ? 'text-bad' : 'text-ink2'}>
          {outcomeText(outcome)}
        </p>
      </div>
    </form>
  )
}

function alertText(cents: number | null): string {
  if (cents === null) return 'not known'
  return cents === 0 ? 'none set' : formatShort(plainAmount(cents))
}

/** Plain checks: the server parses the input, so the browser needs no parser. */
const resolve: Resolver<Form> = (values) => {
  const problems = Object.entries(settingsProblems(values))
  return problems.length === 0
    ? { values, errors: {} }
    : {
        values: {},
        errors: Object.fromEntries(problems.map(([field, message]) => [field, { type: 'value', message }])),
      }
}

/** The markup that the office sets for its agents. An agent's own counts before it. */
export function MarkupCard({ rules }: { rules: MarkupRules }) {
  const { outcome, pending, save } = useSaveSettings()
  return (
    <Card title="Default markup" aside={<span className="text-12">for agents without their own</span>}>
      <div className="max-w-[560px] px-4 py-4">
        <RulesForm
          rules={rules}
          unset="Not set"
          save="Save markup"
          pending={pending}
          outcome={outcome?.kind === 'saved' && outcome.changed > 0 ? 'Markup saved.' : outcomeText(outcome)}
          onSave={(changed) => void save({ markup: Object.keys(changed).length === 0 ? null : changed })}
        />
      </div>
    </Card>
  )
}

/** By how much a net price may rise for every agent; an agent's own limit may be lower. */
export function ToleranceCard({ tolerance }: { tolerance: PriceTolerance | null }) {
  const { outcome, pending, save } = useSaveSettings()
  return (
    <Card
      title="Price tolerance"
      aside={<span className="text-12">the lower of office and agent counts</span>}
    >
      <div className="flex max-w-[560px] flex-col gap-3 px-4 py-4">
        <p className="text-ink2">
          A price rise up to this limit is accepted without asking. The booking says so, and it is logged.
          Each agent also sets a limit of their own in the account menu; without one, they are asked.
        </p>
        <ToleranceForm
          tolerance={tolerance}
          pending={pending}
          outcome={outcomeText(outcome)}
          onSave={(price_tolerance) => void save({ price_tolerance })}
        />
      </div>
    </Card>
  )
}
