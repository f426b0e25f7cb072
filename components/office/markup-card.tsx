'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { MarkupRules } from '../../lib/booking/markup.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import type { SettingsOutcome } from '../../lib/office/settings-view.ts'
import { saveOfficeSettings } from '../../server/office/actions.ts'
import { RulesForm } from '../markup/rules-form.tsx'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { Card } from '../ui/card.tsx'

/** The markup that the office sets for its agents. An agent's own counts before it. */
export function MarkupCard({ rules }: { rules: MarkupRules }) {
  const [outcome, setOutcome] = useState<SettingsOutcome | null>(null)
  const [pending, setPending] = useState(false)
  const router = useRouter()

  async function save(changed: MarkupRules) {
    setPending(true)
    setOutcome(null)
    const markup = Object.keys(changed).length === 0 ? null : changed
    const result = await saveOfficeSettings({ markup }).catch(
      () =>
        ({
          kind: 'refused',
          message: `${DESK_AWAY}. It may or may not have worked. Try again.`,
        }) as const,
    )
    if (result.kind === 'session') raiseSessionExpired()
    if (result.kind === 'saved') router.refresh()
    setOutcome(result)
    setPending(false)
  }

  return (
    <Card title="Default markup" aside={<span className="text-12">for agents without their own</span>}>
      <div className="max-w-[560px] px-4 py-4">
        <RulesForm
          rules={rules}
          unset="Not set"
          save="Save markup"
          pending={pending}
          outcome={outcomeText(outcome)}
          onSave={(changed) => void save(changed)}
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
