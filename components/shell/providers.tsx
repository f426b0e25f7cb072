'use client'

import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { ThemeProvider } from 'next-themes'
import { useState, type ReactNode } from 'react'
import { keepTraces } from '../../lib/read.ts'
import { makeQueryClient } from './query-client.ts'
import { THEME_STORAGE_KEY } from './theme.ts'

/**
 * The context of every page: theme, read cache. `nonce` lets the few inline tags pass the security
 * policy; with `keepsTraces` every request of the page begins a trace.
 */
export function Providers(props: { nonce: string | undefined; keepsTraces: boolean; children: ReactNode }) {
  // A refresh renders the frame with the nonce of its own request; the document keeps that of the first.
  const [nonce] = useState(props.nonce)
  const [queryClient] = useState(() => {
    // Before any child reads.
    keepTraces(props.keepsTraces)
    return makeQueryClient()
  })
  return (
    <CSPProvider nonce={nonce}>
      <ThemeProvider
        attribute="class"
        defaultTheme="system"
        storageKey={THEME_STORAGE_KEY}
        nonce={nonce ?? ''}
        disableTransitionOnChange
      >
        <QueryClientProvider client={queryClient}>{props.children}</QueryClientProvider>
      </ThemeProvider>
    </CSPProvider>
  )
}
