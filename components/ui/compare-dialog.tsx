'use client'

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { isTyping } from '../keys/key-guard.ts'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { cx } from './cx.ts'
import { Dialog } from './dialog.tsx'
import { focusNextInList } from './focus-after.ts'
import { Kbd } from './kbd.tsx'

/** A row of a comparison: its name, and the words of each column. */
export type ComparedRow = { label: string; words: readonly string[] }

/** A column of a comparison: what it compares can be selected unless it is gone, and removed. */
export type ComparedColumn = { key: string; isGone: boolean; onSelect: () => void; onRemove: () => void }

/**
 * A few things side by side. Differences are marked, and equal values can be left out (`d`); a number selects
 * a column.
 * @param props.label names the table
 * @param props.rest finds what gets the focus when the last column is removed
 */
export function CompareDialog(props: {
  title: string
  label: string
  rows: readonly ComparedRow[]
  columns: readonly ComparedColumn[]
  open: boolean
  onOpenChange: (open: boolean) => void
  rest: () => HTMLElement | null
}) {
  const { rows, columns } = props
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  useWindowKeys(props.open, (key) => {
    const column = columns[Number(key) - 1]
    if (key === 'd') setOnlyDifferences(!onlyDifferences)
    else if (column && !column.isGone) column.onSelect()
    else return false
    return true
  })
  return (
    <Dialog title={props.title} open={props.open} onOpenChange={props.onOpenChange} size="wide">
      <div className="flex flex-col gap-2">
        <span className="flex items-center gap-2">
          <Checkbox checked={onlyDifferences} onChange={(event) => setOnlyDifferences(event.target.checked)}>
            Only differences
          </Checkbox>
          <Kbd keys="d" />
        </span>
        <CompareTable
          label={props.label}
          rows={onlyDifferences ? rows.filter(isDifferent) : rows}
          foot={columns.map((column, index) => ({
            key: column.key,
            cell: <ColumnActs column={column} keys={String(index + 1)} rest={props.rest} />,
          }))}
        />
      </div>
    </Dialog>
  )
}

function ColumnActs(props: { column: ComparedColumn; keys: string; rest: () => HTMLElement | null }) {
  const { column } = props
  return (
    <>
      {column.isGone ? (
        <span className="py-1 text-bad">No longer found</span>
      ) : (
        <Button size="small" keys={props.keys} onClick={column.onSelect}>
          Select
        </Button>
      )}
      <Button
        size="small"
        variant="plain"
        onClick={(event) => {
          focusNextInList(event.currentTarget, props.rest)
          column.onRemove()
        }}
      >
        Remove
      </Button>
    </>
  )
}

/**
 * Plain keys of the screen are off under a window; these are the window's own, wherever its focus is.
 * @param press says whether it has used a key
 */
function useWindowKeys(open: boolean, press: (key: string) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event)) return
    if (press(event.key)) event.preventDefault()
  })
  useEffect(() => {
    if (!open) return
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [open])
}

/** Whether the columns of a row say different things. */
function isDifferent({ words }: ComparedRow): boolean {
  return new Set(words).size > 1
}

/** Differences are marked, equal values are grey. `foot` has a cell for each column. */
function CompareTable(props: {
  label: string
  rows: readonly ComparedRow[]
  foot: readonly { key: string; cell: ReactNode }[]
}) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={props.label}>
      <table className="figures w-full border-collapse">
        <tbody>
          {props.rows.map((row) => {
            const differs = isDifferent(row)
            return (
              <tr key={row.label} className={cx('border-b align-top', differs && 'bg-accent-soft')}>
                <th scope="row" className="px-2 py-1.5 text-left font-normal whitespace-nowrap text-ink2">
                  <span>{row.label}</span>
                  {differs && <span className="sr-only">, differs</span>}
                </th>
                {row.words.map((word, index) => (
                  <td
                    key={index}
                    className={cx('min-w-[130px] px-2 py-1.5', differs ? 'font-medium' : 'text-ink2')}
                  >
                    {word}
                  </td>
                ))}
              </tr>
            )
          })}
          <tr>
            <td />
            {props.foot.map(({ key, cell }) => (
              <td key={key} className="px-2 pt-2.5 align-top">
                <span className="flex flex-wrap gap-1.5">{cell}</span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
