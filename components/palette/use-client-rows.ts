'use client'

import type { Route } from 'next'
import { useFoundClients } from '../client/use-found-clients.ts'
import { clientHref } from '../../lib/client/client.ts'
import type { FoundClients } from '../../lib/client/client-view.ts'
import type { Command } from '../shell/commands.ts'

const SHORTEST = 2
/** The most clients that the palette shows; the list of clients has all of them. */
const MOST_ROWS = 6
const NOBODY: FoundClients = { rows: [], matchCount: 0 }

/** The clients that a typed text finds, as commands that open them. A failed search adds nothing. */
export function useClientRows(typed: string): { commands: Command[]; searching: boolean } {
  const text = typed.trim()
  const { found, isOld } = useFoundClients(text.length < SHORTEST ? '' : text, NOBODY)
  const rows = isOld ? [] : (found?.rows ?? [])
  const commands = rows.slice(0, MOST_ROWS).map(({ id, name, email, phone }) => ({
    id: `client ${id}`,
    label: [name, email ?? phone].filter(Boolean).join(' · '),
    group: 'Clients',
    href: clientHref(id) as Route,
  }))
  return { commands, searching: isOld }
}
