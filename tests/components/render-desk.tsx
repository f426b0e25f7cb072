import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { CommandKeys, useRunCommand } from '../../components/shell/command-keys.tsx'
import { makeQueryClient } from '../../components/shell/query-client.ts'

/**
 * Renders a component as a screen of the desk: in the scrolling region, with the read cache, and with the
 * keys of its commands bound.
 */
export function renderDesk(screen: ReactNode) {
  const queries = makeQueryClient()
  const inDesk = (content: ReactNode) => (
    <QueryClientProvider client={queries}>
      <BoundKeys />
      <main id="screen">{content}</main>
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
