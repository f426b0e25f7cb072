'use client'

import { useState } from 'react'
import type { ListQuery } from '../../../lib/booking/list-query.ts'
import { keepListView } from '../../../server/booking/actions.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { failureOf, paramsOf } from './saved-view.ts'

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
      description="Saves the search, filters and sort order, for you only."
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
          placeholder="My holds this week"
          error={failed ?? undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
