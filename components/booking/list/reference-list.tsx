'use client'

import { useRef, useState } from 'react'
import { referencesIn } from './pasted-references.ts'
import { DESK_AWAY } from '../../../lib/not-responding.ts'
import { plural } from '../../../lib/plural.ts'
import { importBookings } from '../../../server/booking/actions.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { ActNotice } from '../../ui/act-notice.tsx'
import { Button } from '../../ui/button.tsx'

const SHOWN = 6

/** References of several bookings, pasted or from a file, and their import in the background. */
export function useReferenceList(onBegun: () => void) {
  const [references, setReferences] = useState<readonly string[]>([])
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** Takes a text that has several; false if it has not. */
  function take(text: string): boolean {
    const found = referencesIn(text)
    if (found.length < 2) return false
    setReferences(found)
    setProblem(null)
    return true
  }
  async function importAll() {
    if (pending) return
    setPending(true)
    const answer = await importBookings(references).catch(() => ({
      kind: 'refused' as const,
      message: `${DESK_AWAY}.`,
    }))
    setPending(false)
    if (answer.kind === 'session') raiseSessionExpired()
    if (answer.kind === 'refused') setProblem(`${answer.message} Nothing was imported.`)
    if (answer.kind !== 'begun') return
    setReferences([])
    if (answer.count === 0) {
      setProblem('The list has all of these bookings already.')
      return
    }
    // The page says how far the reading is.
    onBegun()
  }
  return {
    references,
    pending,
    problem,
    take,
    importAll,
    takeFile: async (file: File) => {
      if (!take(await file.text())) setProblem(`${file.name} has no column or lines of booking references.`)
    },
    clear: () => {
      setReferences([])
      setProblem(null)
    },
  }
}

/** The references that are about to be imported, or where to get some from. */
export function ReferenceList({ list }: { list: ReturnType<typeof useReferenceList> }) {
  const { references, problem } = list
  return (
    <>
      {references.length === 0 ? (
        <FileOfReferences onFile={list.takeFile} />
      ) : (
        <div className="rounded-control bg-sunk px-3 py-2">
          <p className="flex items-center justify-between gap-3">
            <b>{plural(references.length, 'reference')}</b>
            <Button size="small" variant="plain" onClick={list.clear}>
              Clear
            </Button>
          </p>
          <p translate="no" className="code text-12 break-words text-ink2">
            {`${references.slice(0, SHOWN).join(', ')}${references.length > SHOWN ? ` and ${references.length - SHOWN} more` : ''}`}
          </p>
        </div>
      )}
      {problem !== null && <ActNotice tone="held">{problem}</ActNotice>}
    </>
  )
}

function FileOfReferences({ onFile }: { onFile: (file: File) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <p className="flex flex-wrap items-center gap-2 text-12 text-ink2">
      <span>Several bookings: paste a list of references, drop a CSV file here, or</span>
      <Button size="small" onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label="File of booking references"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void onFile(file)
        }}
      />
    </p>
  )
}
