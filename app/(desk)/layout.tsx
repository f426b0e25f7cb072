import type { Route } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { ownPath } from '../../components/session/own-path.ts'
import { BalanceWatch } from '../../components/wallet/balance-watch.tsx'
import { BalanceProvider } from '../../components/wallet/live-balance.tsx'
import { CostCentresProvider } from '../../components/cost-centre/cost-centres.tsx'
import { PriceTolerancesProvider } from '../../components/price-tolerance/price-tolerances.tsx'
import { personKey } from '../../components/session/person-key.ts'
import { SessionWatch } from '../../components/shell/session-watch.tsx'
import { Shell } from '../../components/shell/shell.tsx'
import { ShownPricesProvider } from '../../components/ui/shown-prices.tsx'
import { shownPricesCookie } from '../../lib/shown-prices.ts'
import { signOutMyself } from '../../server/office/actions.ts'
import { signOutNow } from '../../server/session/actions.ts'
import { firstPaint } from '../../server/shell/first-paint.ts'
import { readShell } from '../../server/shell/queries.ts'
import { shownPricesOf } from '../../server/shell/shown-prices.ts'
import { TextSpan } from '../../components/ui/text-span.tsx'

/**
 * The frame of every screen behind the sign-in. A layout does not protect its pages, so each page still calls
 * the gate. For a session that idled out, the sign-in opens over the page; only a session that has ended
 * leads to the sign-in page.
 */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const result = await readShell()
  if (!result.ok) redirect(await signInAddress())
  const { shell, sessionLost } = result
  const [shownPrices] = await Promise.all([shownPricesOf(shell.person), firstPaint()])
  return (
    <ShownPricesProvider cookie={shownPricesCookie(shell.person)} stored={shownPrices} office={shell.markup}>
      <BalanceProvider reading={shell.balance}>
        <BalanceWatch person={personKey(shell)} />
        <PriceTolerancesProvider tolerances={shell.tolerances}>
          <CostCentresProvider costCentres={shell.costCentres}>
            <Shell data={shell} signOut={signOutNow} signOutEverywhere={signOutMyself}>
              <SessionWatch
                person={{ ...shell.person, environment: shell.environment }}
                lostAt={sessionLost ? shell.serverNow : null}
                validAt={sessionLost ? null : shell.serverNow}
              />
              <TextSpan>{children}</TextSpan>
            </Shell>
          </CostCentresProvider>
        </PriceTolerancesProvider>
      </BalanceProvider>
    </ShownPricesProvider>
  )
}

/** Next does not tell a layout which page was requested, so the proxy puts it into a header. */
async function signInAddress(): Promise<Route> {
  const from = ownPath((await headers()).get('x-desk-page'))
  return from === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ from })}`
}
