'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { MarkupRules } from '../../lib/booking/markup.ts'
import { formatShort, plainAmount } from '../../lib/money.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { NOTICE_MINUTES, type OfficeSettings } from '../../lib/office/office-settings.ts'
import type { SettingsOutcome } from '../../lib/office/settings-view.ts'
import { whomToAsk } from '../../lib/office/whom-to-ask.ts'
import { plural } from '../../lib/plural.ts'
import { saveOfficeSettings } from '../../server/office/actions.ts'
import { RulesForm } from '../markup/rules-form.tsx'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { useAdmins } from '../shell/admins.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/text-field.tsx'
import {
  changedSettings,
  settingsForm,
  settingsProblems,
  type SettingsFields as Form,
} from './settings-values.ts'

/** The fields of the office's settings. Each change is written to the change log with the previous value. */
export function SettingsForm(props: {
  settings: Omit<OfficeSettings, 'markup'>
  serviceAlertCents: number | null
}) {
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
      <div className="flex items-center gap-3">
        <Button type="submit" variant="primary" pending={pending}>
          Save
        </Button>
        <p role="status" className="text-ink2">
          {outcome?.kind === 'saved' && (
            <span>
              {outcome.changed === 0
                ? 'Nothing was changed.'
                : `Saved: ${plural(outcome.changed, 'change')}.`}
            </span>
          )}
          {outcome?.kind === 'refused' && <span className="text-bad">{outcome.message}</span>}
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
          outcome={outcomeText(outcome)}
          onSave={(changed) => void save({ markup: Object.keys(changed).length === 0 ? null : changed })}
        />
      </div>
    </Card>
  )
}

function outcomeText(outcome: SettingsOutcome | null): string | null {
  if (outcome?.kind === 'refused') return outcome.message
  if (outcome?.kind !== 'saved') return null
  return outcome.changed === 0 ? 'Nothing was changed.' : 'Markup saved.'
}

/** Saves settings of the office, which the page then shows. Where nothing differs, nothing is sent. */
function useSaveSettings() {
  const [outcome, setOutcome] = useState<SettingsOutcome | null>(null)
  const [pending, setPending] = useState(false)
  const router = useRouter()

  async function save(changes: Parameters<typeof saveOfficeSettings>[0]): Promise<SettingsOutcome> {
    const hasChanges = Object.keys(changes).length > 0
    setPending(hasChanges)
    setOutcome(null)
    const result = !hasChanges
      ? ({ kind: 'saved', changed: 0 } as const)
      : await saveOfficeSettings(changes).catch(
          () =>
            ({
              kind: 'refused',
              message: `${DESK_AWAY}. It may or may not have worked. Try again.`,
            }) as const,
        )
    if (result.kind === 'session') raiseSessionExpired()
    if (result.kind === 'saved' && hasChanges) router.refresh()
    setOutcome(result)
    setPending(false)
    return result
  }

  return { outcome, pending, save }
}
