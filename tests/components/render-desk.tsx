import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { CommandKeys, useRunCommand } from '../../components/shell/commands.ts'
import { BalanceProvider } from '../../components/wallet/live-balance.tsx'
import { answerRoute } from './answers.ts'
import { makeQueryClient } from '../../components/shell/query-client.ts'

/**
 * Renders a component as a screen of the desk: in the scrolling region, with the read cache, and with the
 * keys of its commands bound.
 * @param spendableCents the spendable funds of the office, integer cents; null if they are not known
 */
export function renderDesk(screen: ReactNode, spendableCents: number | null = 841_260) {
  const queries = makeQueryClient()
  const reading = { spendableCents, readAt: 0 }
  answerRoute('/api/wallet/balance', () => reading)
  const inDesk = (content: ReactNode) => (
    <QueryClientProvider client={queries}>
      <BoundKeys />
      <BalanceProvider reading={reading}>
        <main id="screen">{content}</main>
      </BalanceProvider>
    </QueryClientProvider>
  )
  const { rerender, unmount } = render(inDesk(screen))
  return {
    user: userEvent.setup({ delay: null }),
    queries,
    rerender: (content: ReactNode) => rerender(inDesk(content)),
    unmount,
  }
}

function BoundKeys() {
  return <CommandKeys run={useRunCommand()} />
}
