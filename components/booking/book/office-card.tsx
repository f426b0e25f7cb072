'use client'

import { FormClientField } from '../../client/form-client-field.tsx'
import { CostCentreField } from '../../cost-centre/cost-centre-field.tsx'
import { Card } from '../../ui/card.tsx'

/** What the office alone knows of a booking: for whom it is, and what it counts for. */
export function OfficeCard({ locked }: { locked: boolean }) {
  return (
    <Card title="For your office" aside="optional">
      <div className="grid grid-cols-2 gap-3 p-4 max-narrow:grid-cols-1">
        <FormClientField locked={locked} />
        <CostCentreField locked={locked} />
      </div>
    </Card>
  )
}
