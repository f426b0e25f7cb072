'use client'

import { useState, type SubmitEvent } from 'react'
import { nameCase } from '../../lib/booking/name-case.ts'
import type { FoundTravellers } from '../../lib/traveller/found-traveller.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { exportTraveller, findTravellers } from '../../server/traveller/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { TextField } from '../ui/text-field.tsx'
import { EraseDialog, EraseSavedDialog } from './erase-dialog.tsx'
import { EraseEverywhereDialog } from './erase-everywhere-dialog.tsx'
import { TravellerResults, type Erasable } from './traveller-results.tsx'

const AWAY = { kind: 'refused', message: `${DESK_AWAY}. Try again.` } as const

/** The result of the last export or erasure. */
type Notice = { tone: 'ok' | 'bad' | 'held'; text: string }

/**
 * Finds a traveller of the office by name, exports the stored data, and erases it. Names are never put into
 * the address, so Back does not repeat the search.
 */
export function TravellerFinder() {
  const [erasing, setErasing] = useState<Erasable | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const { results, searched, searching, find } = useTravellerSearch()
  const { exporting, exportAll } = useTravellerExport(setNotice)

  function onErased(text: string, tone: Notice['tone']) {
    setErasing(null)
    setNotice({ tone, text })
    void find(searched)
  }

  return (
    <div className="flex flex-col gap-4">
      <NameForm
        searching={searching}
        onFind={(name) => {
          setNotice(null)
          void find(name)
        }}
      />
      {notice && <ActNotice tone={notice.tone}>{notice.text}</ActNotice>}
      <div aria-live="polite" aria-busy={searching} className={searching ? 'opacity-60' : ''}>
        <TravellerResults
          results={results}
          searched={searched}
          exporting={exporting}
          onExport={(name) => void exportAll(name)}
          onErase={setErasing}
        />
      </div>
      {erasing && 'saved' in erasing && (
        <EraseSavedDialog
          name={erasing.name}
          saved={erasing.saved}
          onClose={() => setErasing(null)}
          onErased={(text) => onErased(text, 'ok')}
        />
      )}
      {erasing && 'everywhere' in erasing && (
        <EraseEverywhereDialog
          name={erasing.name}
          onClose={() => {
            setErasing(null)
            void find(searched)
          }}
        />
      )}
      {erasing && 'booking' in erasing && (
        <EraseDialog
          name={erasing.name}
          booking={erasing.booking}
          onClose={() => setErasing(null)}
          onErased={onErased}
        />
      )}
    </div>
  )
}

function NameForm({ searching, onFind }: { searching: boolean; onFind: (name: string) => void }) {
  const [typed, setTyped] = useState('')
  function submit(event: SubmitEvent) {
    event.preventDefault()
    onFind(typed)
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2 max-narrow:flex-col max-narrow:items-stretch">
      <TextField
        label="Name"
        className="w-80 max-narrow:w-full"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder="keller anna"
        maxLength={200}
        autoFocus
      />
      <Button type="submit" variant="primary" pending={searching} className="justify-center">
        Find
      </Button>
    </form>
  )
}

/** The last search, of the name that was searched for. */
function useTravellerSearch() {
  const [searched, setSearched] = useState('')
  const [results, setResults] = useState<FoundTravellers | null>(null)
  const [searching, setSearching] = useState(false)

  async function find(name: string) {
    setSearching(true)
    const answer = await findTravellers(name).catch(() => AWAY)
    setSearching(false)
    if (answer.kind === 'session') return raiseSessionExpired()
    setSearched(name)
    setResults(answer)
  }

  return { results, searched, searching, find }
}

/** Saves everything that is stored about the people of a name. */
function useTravellerExport(onNotice: (notice: Notice | null) => void) {
  const [exporting, setExporting] = useState<string | null>(null)

  async function exportAll(name: string) {
    setExporting(name)
    onNotice(null)
    const answer = await exportTraveller(name).catch(() => AWAY)
    setExporting(null)
    if (answer.kind === 'session') return raiseSessionExpired()
    if (answer.kind === 'refused') return onNotice({ tone: 'bad', text: answer.message })
    saveFile('traveller-export.json', new Blob([answer.json], { type: 'application/json' }))
    onNotice({ tone: 'ok', text: `The export of ${nameCase(name)} is saved. The change log records it.` })
  }

  return { exporting, exportAll }
}
