'use client'

import type { ListQuery } from '../../../lib/booking/list-query.ts'
import { useSaveFile } from '../../file/use-save-file.ts'
import { searchOf } from './use-list-data.ts'

/** Saves the list as a file: the given bookings, or all of a query with null. */
export function useExport(query: ListQuery): {
  exporting: boolean
  save: (references: readonly string[] | null) => void
} {
  const { saving, save } = useSaveFile('the bookings')
  return {
    exporting: saving,
    save: (references) =>
      save({ address: '/api/bookings/csv', send: { search: searchOf(query), references } }),
  }
}
