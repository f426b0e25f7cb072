'use client'

import { useState } from 'react'
import type { ListQuery } from '../../../lib/booking/list-query.ts'
import { REQUEST_ID_HEADER } from '../../../contract/request-id.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { showToast } from '../../ui/toast.ts'
import { searchOf } from './use-list-data.ts'

/** Saves the list as a file: the given bookings, or all of a query with null. */
export function useExport(query: ListQuery): {
  exporting: boolean
  save: (references: readonly string[] | null) => Promise<void>
} {
  const [exporting, setExporting] = useState(false)

  async function save(references: readonly string[] | null) {
    if (exporting) return
    setExporting(true)
    try {
      const answer = await fetch('/api/bookings/csv', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-desk': '1',
          [REQUEST_ID_HEADER]: crypto.randomUUID(),
        },
        body: JSON.stringify({ search: searchOf(query), references }),
      })
      if (answer.status === 401) raiseSessionExpired()
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
      saveFile(await answer.blob(), name ?? 'bookings.csv')
    } catch {
      showToast({ title: "Couldn't export the bookings", description: 'Nothing was saved.', tone: 'bad' })
    } finally {
      setExporting(false)
    }
  }

  return { exporting, save }
}

function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
