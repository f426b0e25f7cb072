'use client'

import type { FormEvent } from 'react'
import { useState } from 'react'
import { nameCase } from '../../lib/booking/name-case.ts'
import { plural } from '../../lib/plural.ts'
import type { FoundTraveller, FoundTravellers, SavedPerson } from '../../lib/traveller/found-traveller.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { exportTraveller, findTravellers } from '../../server/traveller/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { saveFile } from '../ui/save-file.ts'
import { TextField } from '../ui/text-field.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { EraseSavedDialog } from './erase-saved-dialog.tsx'
import { SavedPersonRow } from './saved-person-row.tsx'
import { TravellerBookingRow } from './traveller-booking-row.tsx'

const AWAY = { kind: 'refused', message: `${DESK_AWAY}. Try again.` } as const

/** The result of the last export or erasure. */
type Notice = { tone: 'ok' | 'bad' | 'held'; text: string }

/** The erasure to confirm: of a person in one booking, or of a person's saved details. */
type Erasing = { name: string } & ({ booking: FoundTraveller['bookings'][number] } | { saved: SavedPerson })

/**
 * Finds a traveller of the office by name, exports the stored data, and erases it. Names are never put into
 * the address, so Back does not repeat the search.
 */
export function TravellerFinder() {
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState('')
  const [results, setResults] = useState<FoundTravellers | null>(null)
  const [searching, setSearching] = useState(false)
  const [exporting, setExporting] = useState<string | null>(null)
  const [erasing, setErasing] = useState<Erasing | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)

  async function find(name: string) {
    setSearching(true)
    const answer = await findTravellers(name).catch(() => AWAY)
    setSearching(false)
    if (answer.kind === 'session') return raiseSessionExpired()
    setSearched(name)
    setResults(answer)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setNotice(null)
    void find(typed)
  }

  async function exportAll(name: string) {
    setExporting(name)
    setNotice(null)
    const answer = await exportTraveller(name).catch(() => AWAY)
    setExporting(null)
    if (answer.kind === 'session') return raiseSessionExpired()
    if (answer.kind === 'refused') return setNotice({ tone: 'bad', text: answer.message })
    saveFile('traveller-export.json', new Blob([answer.json], { type: 'application/json' }))
    setNotice({ tone: 'ok', text: `The export of ${nameCase(name)} is saved. The change log records it.` })
  }

  function onErased(text: string, tone: Notice['tone']) {
    setErasing(null)
    setNotice({ tone, text })
    void find(searched)
  }

  return (
    <div className="flex flex-col gap-4">
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
      {notice && <ActNotice tone={notice.tone}>{notice.text}</ActNotice>}
      <div aria-live="polite" aria-busy={searching} className={searching ? 'opacity-60' : ''}>
        <Found
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

function Found(props: {
  results: FoundTravellers | null
  searched: string
  exporting: string | null
  onExport: (name: string) => void
  onErase: (erasing: Erasing) => void
}) {
  const { results, searched, exporting } = props
  if (results === null) {
    return (
      <EmptyState title="Find a traveller by name">
        Lists every booking of the office that names the person, whoever made it, and their saved details.
        From there you can export what is known, or erase the person.
      </EmptyState>
    )
  }
  if (results.kind === 'refused') return <ActNotice tone="bad">{results.message}</ActNotice>
  if (results.kind === 'session') return null
  if (results.travellers.length === 0) {
    return (
      <EmptyState title={`No traveller called “${searched.trim()}”`}>
        No booking or saved traveller of the office has this name. Erased names cannot be found.
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      {results.travellers.map(({ name, bookings, saved }) => (
        <Card
          key={name}
          title={nameCase(name)}
          aside={
            <span className="flex items-center gap-3">
              <span className="whitespace-nowrap max-narrow:hidden">
                {plural(bookings.length, 'booking')}
              </span>
              <Button size="small" pending={exporting === name} onClick={() => props.onExport(name)}>
                Export
              </Button>
            </span>
          }
        >
          <ul>
            {bookings.map((booking) => (
              <TravellerBookingRow
                key={booking.reference}
                booking={booking}
                onErase={() => props.onErase({ name, booking })}
                eraseLabel={`Erase ${nameCase(name)} in ${booking.service?.code ?? booking.reference}`}
              />
            ))}
            {saved.map((one) => (
              <SavedPersonRow
                key={one.id}
                saved={one}
                onErase={() => props.onErase({ name, saved: one })}
                eraseLabel={`Erase the saved details of ${nameCase(name)}`}
              />
            ))}
          </ul>
        </Card>
      ))}
      {results.more && <p className="text-ink2">More bookings match. Type more of the name to see them.</p>}
      <p className="text-12 text-ink2">
        Two people may share a name: compare birth dates in the export before you erase anyone.
      </p>
    </div>
  )
}
