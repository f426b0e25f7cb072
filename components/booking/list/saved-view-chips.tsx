'use client'

import { useState } from 'react'
import type { SavedView } from '../../../lib/booking/list-view.ts'
import { listParams, type ListQuery } from '../../../lib/booking/list-query.ts'
import { dropListView, keepListView } from '../../../server/booking/actions.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** The person's saved views: a click shows one, its cross deletes it. */
export function SavedViewChips(props: {
  views: readonly SavedView[]
  query: ListQuery
  onShow: (view: SavedView) => void
  onChanged: () => void
}) {
  const [failed, setFailed] = useState<string | null>(null)
  const params = paramsOf(props.query)
  if (props.views.length === 0 && failed === null) return null

  async function drop(name: string) {
    setFailed(await failureOf(dropListView(name)))
    props.onChanged()
  }

  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <ul aria-label="Saved views" className="flex flex-wrap gap-1.5">
        {props.views.map((view) => {
          const isShown = view.params === params && view.typed === props.query.typed
          return (
            <li
              key={view.name}
              className={cx(
                'inline-flex h-7 items-center rounded-control border pointer-coarse:h-10',
                isShown ? 'border-accent bg-accent-soft' : 'bg-panel',
              )}
            >
              <button
                type="button"
                aria-pressed={isShown}
                onClick={() => props.onShow(view)}
                className="h-full max-w-[220px] truncate rounded-l-control px-2.5 hover:bg-sunk"
              >
                {view.name}
              </button>
              <button
                type="button"
                aria-label={`Delete the view ${view.name}`}
                onClick={() => void drop(view.name)}
                className="h-full rounded-r-control px-1.5 text-ink3 hover:bg-sunk hover:text-ink pointer-coarse:px-3"
              >
                <Icon name="close" className="size-3" />
              </button>
            </li>
          )
        })}
      </ul>
      {failed !== null && (
        <span role="alert" className="text-bad">
          {failed}
        </span>
      )}
    </div>
  )
}

/** Asks for the name under which the current query is saved. */
export function SaveViewDialog(props: {
  query: ListQuery
  open: boolean
  onOpenChange: (open: boolean) => void
  onSaved: () => void
}) {
  const [name, setName] = useState('')
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  async function save() {
    if (pending) return
    setPending(true)
    const { query } = props
    const failure = await failureOf(
      keepListView({ name: name.trim(), params: paramsOf(query), typed: query.typed }),
    )
    setPending(false)
    setFailed(failure)
    if (failure !== null) return
    setName('')
    props.onOpenChange(false)
    props.onSaved()
  }

  return (
    <Dialog
      title="Save this view"
      description="Search, filters and order under a name, for you alone."
      size="small"
      open={props.open}
      onOpenChange={(open) => {
        setFailed(null)
        props.onOpenChange(open)
      }}
      actions={
        <Button variant="primary" keys="Enter" pending={pending} onClick={() => void save()}>
          Save
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label="Name"
          value={name}
          maxLength={40}
          placeholder="My holds of this week"
          error={failed ?? undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

/** A view is saved without its page. */
function paramsOf(query: ListQuery): string {
  return listParams({ ...query, after: null }).toString()
}

/** What went wrong, in a sentence; null if nothing did. A lost session opens the sign-in. */
async function failureOf(
  answer: Promise<{ kind: 'done' } | { kind: 'session' } | { kind: 'refused'; message: string }>,
): Promise<string | null> {
  try {
    const result = await answer
    if (result.kind === 'session') raiseSessionExpired()
    if (result.kind === 'done') return null
    return result.kind === 'refused' ? result.message : 'Signed out; sign in again.'
  } catch {
    return "The desk isn't responding. Nothing was saved."
  }
}
