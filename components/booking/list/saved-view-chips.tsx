'use client'

import { useState } from 'react'
import type { SavedView } from '../../../lib/booking/list-view.ts'
import type { ListQuery } from '../../../lib/booking/list-query.ts'
import { dropListView } from '../../../server/booking/actions.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { failureOf, paramsOf } from './saved-view.ts'

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
