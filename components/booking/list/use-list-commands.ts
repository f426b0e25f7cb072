'use client'

import { bulkLabel } from '../../../lib/booking/bulk.ts'
import { serviceOptions } from '../../../lib/kinds.ts'
import { useCommands } from '../../shell/commands.ts'

const KINDS = serviceOptions.map(({ value }) => value)

/** The actions behind the commands of the list. */
type ListActs = {
  hasSelection: boolean
  find: () => void
  refresh: () => void
  selectAll: () => void
  ticket: () => void
  /** Left out for somebody who may not hand bookings over. */
  assign?: () => void
  /** Left out where nothing is counted for cost centres, or for somebody who may set none. */
  costCentre?: () => void
  clear: () => void
  save: () => void
  importOne: () => void
  exportAll: () => void
}

/** The commands of the list, for palette, shortcut sheet and keys. */
export function useListCommands(acts: ListActs): void {
  const group = 'Bookings'
  const when = () => acts.hasSelection
  useCommands([
    { id: 'bookings-find', label: 'Find a booking', group, keys: '/', run: acts.find },
    { id: 'bookings-read', label: 'Refresh', group, keys: 'p', run: acts.refresh },
    {
      id: 'bookings-all',
      label: 'Select this page',
      group,
      keys: 'a',
      run: acts.selectAll,
    },
    {
      id: 'bookings-ticket',
      label: `${bulkLabel('complete', KINDS)} the selected holds`,
      group,
      keys: 'Shift+T',
      when,
      run: acts.ticket,
    },
    ...(acts.assign
      ? [
          {
            id: 'bookings-assign',
            label: 'Assign the selected bookings',
            group,
            keys: 'Shift+A',
            words: 'hand over colleague',
            when,
            run: acts.assign,
          },
        ]
      : []),
    ...(acts.costCentre
      ? [
          {
            id: 'bookings-cost-centre',
            label: 'Set the cost centre of the selected bookings',
            group,
            when,
            run: acts.costCentre,
          },
        ]
      : []),
    {
      id: 'bookings-clear',
      label: 'Clear the selection',
      group,
      keys: 'Escape',
      when,
      run: acts.clear,
    },
    {
      id: 'bookings-export',
      label: 'Export as CSV',
      group,
      words: 'download file',
      run: acts.exportAll,
    },
    {
      id: 'bookings-save',
      label: 'Save this view',
      group,
      words: 'filter search',
      run: acts.save,
    },
    {
      id: 'bookings-import',
      label: 'Import a booking',
      group,
      words: 'import add reference',
      run: acts.importOne,
    },
  ])
}
