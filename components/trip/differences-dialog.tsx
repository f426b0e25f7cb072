'use client'

import type { OptionDifference } from '../../lib/trip/option-difference.ts'
import { plural } from '../../lib/plural.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { NetAmount } from '../ui/shown-prices.tsx'
import type { TripActs } from './use-trip-acts.ts'

/** What a check of all options has found, as one table. Nothing was replaced; each row can be accepted. */
export function DifferencesDialog({ acts, changeBar }: { acts: TripActs; changeBar: string | null }) {
  const { checked } = acts
  const differences = checked?.differences ?? []
  const count = checked?.count ?? 0
  return (
    <Dialog
      open={differences.length > 0}
      onOpenChange={(open) => !open && acts.closeCheck()}
      size="wide"
      title={`${plural(differences.length, 'difference')} in ${plural(count, 'option')}`}
      description="Nothing was replaced. Accept what you want to go on with."
    >
      <ul className="flex flex-col divide-y">
        {differences.map((each) => (
          <li key={each.optionId} className="figures flex flex-wrap items-start gap-x-4 gap-y-1 py-2.5">
            <div className="min-w-[200px] flex-1">
              <span translate="no" className="block font-medium">
                {each.title}
              </span>
              <DifferenceWords difference={each} />
            </div>
            {each.after && (
              <span className="flex items-baseline gap-2">
                <s className="text-ink3">
                  <NetAmount cents={each.before} />
                </s>
                <NetAmount cents={each.after.netCents} className="font-bold" />
              </span>
            )}
            {each.after && (
              <BlockableButton
                size="small"
                pending={acts.busy === each.optionId}
                disabledReason={changeBar ?? undefined}
                onClick={() => void acts.accept(each)}
              >
                Accept
              </BlockableButton>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** What a check found about an option, other than its price. */
export function DifferenceWords({
  difference: { isGone, failure, after },
}: {
  difference: OptionDifference
}) {
  if (isGone) return <span className="text-12 text-bad">No longer sold. Search for another one.</span>
  if (failure !== null) return <span className="text-12 text-bad">{`Not checked: ${failure}`}</span>
  if (!after?.termsDiffer) return null
  return (
    <span className={after.termsGotWorse ? 'text-12 text-bad' : 'text-12 text-ink2'}>
      {`${after.termsGotWorse ? 'Worse terms' : 'Other terms'}: ${after.terms.join('. ')}`}
    </span>
  )
}
