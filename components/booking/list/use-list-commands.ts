'use client'

import { useLayoutEffect, useMemo, useRef } from 'react'
import { bulkLabel } from '../../../lib/booking/bulk.ts'
import { serviceOptions } from '../../../lib/kinds.ts'
import { useCommands, type Command } from '../../shell/commands.ts'

const KINDS = serviceOptions.map(({ value }) => value)

/** What the commands of the list do now. */
type ListActs = {
  hasSelection: boolean
  find: () => void
  refresh: () => void
  selectAll: () => void
  ticket: () => void
  clear: () => void
  save: () => void
  adopt: () => void
  exportAll: () => void
}

/** The commands of the list, for palette, shortcut sheet and keys. */
export function useListCommands(acts: ListActs): void {
  const now = useRef(acts)
  useLayoutEffect(() => {
    now.current = acts
  })
  useCommands(
    useMemo((): readonly Command[] => {
      const group = 'Bookings'
      const when = () => now.current.hasSelection
      return [
        { id: 'bookings-find', label: 'Find a booking', group, keys: '/', run: () => now.current.find() },
        { id: 'bookings-read', label: 'Refresh', group, keys: 'p', run: () => now.current.refresh() },
        {
          id: 'bookings-all',
          label: 'Select this page',
          group,
          keys: 'a',
          run: () => now.current.selectAll(),
        },
        {
          id: 'bookings-ticket',
          label: `${bulkLabel('complete', KINDS)} the selected holds`,
          group,
          keys: 'Shift+T',
          when,
          run: () => now.current.ticket(),
        },
        {
          id: 'bookings-clear',
          label: 'Clear the selection',
          group,
          keys: 'Escape',
          when,
          run: () => now.current.clear(),
        },
        {
          id: 'bookings-export',
          label: 'Export as CSV',
          group,
          words: 'download file',
          run: () => now.current.exportAll(),
        },
        {
          id: 'bookings-save',
          label: 'Save this view',
          group,
          words: 'filter search',
          run: () => now.current.save(),
        },
        {
          id: 'bookings-adopt',
          label: 'Add a booking made elsewhere',
          group,
          words: 'adopt import reference',
          run: () => now.current.adopt(),
        },
      ]
    }, []),
  )
}
