import type { ReactNode } from 'react'
import { formatShort, plainAmount } from '../../lib/money.ts'
import type { SettingsView } from '../../lib/office/settings-view.ts'
import { Card } from '../ui/card.tsx'
import { OfficeFrame } from './office-frame.tsx'
import { CostCentresCard } from './cost-centres-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import { InvoiceCard } from './invoice-card.tsx'
import { PapersCard } from './papers-card.tsx'
import { MarkupCard, SettingsForm, ToleranceCard } from './settings-form.tsx'

/** The settings of the office, and the facts of the desk's connection. */
export function SettingsScreen({ view }: { view: SettingsView }) {
  const { facts } = view
  return (
    <OfficeFrame tab="settings">
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-4 max-wide:grid-cols-1">
        <div className="flex flex-col gap-4">
          <Card title="Office settings">
            <SettingsForm settings={view} serviceAlertCents={facts.serviceAlertCents} />
          </Card>
          <MarkupCard rules={view.markup} />
          <LimitsCard limits={view.dayLimits} agents={view.agents} />
          <ToleranceCard tolerance={view.priceTolerance} />
          <InvoiceCard texts={view.invoice} />
          <CostCentresCard costCentres={view.costCentres} />
        </div>
        <Card title="Connection" aside={<span className="text-12">set at installation</span>}>
          <dl className="py-1.5">
            <Fact name="Environment">{facts.environment}</Fact>
            <Fact name="Office">{facts.officeName}</Fact>
            <Fact name="Office id">
              <span translate="no" className="code">
                {facts.officeId}
              </span>
            </Fact>
            <Fact name="Booking service">
              <span translate="no" className="code">
                {facts.gatewayHost}
              </span>
            </Fact>
            <Fact name="Role and permissions">
              {facts.hasSessionInfo ? 'provided by the service' : 'not provided by the service'}
            </Fact>
            <Fact name="Statement">
              {facts.hasStatement === null
                ? 'no answer right now'
                : facts.hasStatement
                  ? 'provided by the service'
                  : 'not provided by the service'}
            </Fact>
            <Fact name="Low-balance alert of the service">
              {facts.serviceAlertCents === null
                ? 'no answer right now'
                : facts.serviceAlertCents === 0
                  ? 'none'
                  : formatShort(plainAmount(facts.serviceAlertCents))}
            </Fact>
          </dl>
        </Card>
      </div>
      <PapersCard officeName={facts.officeName} letterhead={view.letterhead} logo={view.logo} />
    </OfficeFrame>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 px-4 py-1.5">
      <dt className="text-ink2">{name}</dt>
      <dd className="figures min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  )
}
