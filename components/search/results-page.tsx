'use client'

import type { ReactElement } from 'react'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PageTurner } from '../ui/page-turner.tsx'
import { useLate } from '../ui/use-late.ts'

/** An answer that takes no longer does not dim the previous one. */
const DIMMED_AFTER_MS = 150

/** Whether the previous answer is dimmed, because the next one is slow. */
export function useDimmed(isOld: boolean): boolean {
  return useLate(isOld, DIMMED_AFTER_MS)
}

/** One page of the results: its rows, placeholders for those about to come, or why there are none. */
export function ResultsPage(props: {
  /** Names the rows: `hotels`. */
  what: string
  /** The answer on screen; null before the first. */
  answer: { rows: readonly unknown[]; total: number } | null
  page: number
  pageSize: number
  /** True while the answer is one to a previous request. */
  isOld: boolean
  onTurn: (page: number) => void
  skeleton: ReactElement
  /** Shown when nothing matches. */
  none: ReactElement | null
  /** The list of the rows. */
  children: ReactElement | null
}) {
  const { answer, page, pageSize, onTurn } = props
  if (answer === null) return props.skeleton
  if (answer.rows.length > 0) {
    return (
      <>
        {props.children}
        <PageTurner what={props.what} page={page} pageSize={pageSize} total={answer.total} onTurn={onTurn} />
      </>
    )
  }
  if (props.isOld) return props.skeleton
  if (answer.total === 0) return props.none
  return (
    <EmptyState
      title="This page is past the end of the list"
      action={<Button onClick={() => onTurn(1)}>First page</Button>}
    />
  )
}
