'use client'

import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { cx } from './cx.ts'
import { Dialog } from './dialog.tsx'
import { focusNextInList } from './focus-after.ts'
import { Kbd } from './kbd.tsx'
import { useWindowKeys } from './use-window-keys.ts'

/** A row of a comparison: its name, and the words of each column. */
export type ComparedRow = { label: string; words: readonly string[] }

/** A column of a comparison: it can be selected and put into the trip unless it is gone, and removed. */
export type ComparedColumn = {
  key: string
  isGone: boolean
  onSelect: () => void
  onCollect: () => void
  onRemove: () => void
}

/**
 * A few things side by side. Differences are marked, and equal values can be left out (`d`); a number selects
 * a column, and after `+` puts it into the trip.
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
  const [collects, setCollects] = useState(false)
  useWindowKeys(props.open, (key) => {
    if (key === 'Shift') return false
    const column = columns[Number(key) - 1]
    setCollects(key === '+')
    if (key === 'd') setOnlyDifferences(!onlyDifferences)
    else if (column && !column.isGone) (collects ? column.onCollect : column.onSelect)()
    else return key === '+'
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
          <span className="ml-auto flex items-center gap-1 text-12 text-ink2 pointer-coarse:hidden">
            <Kbd keys="+" />
            <span>and a number adds to the trip</span>
          </span>
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
        <>
          <Button size="small" keys={props.keys} onClick={column.onSelect}>
            Select
          </Button>
          <Button size="small" onClick={column.onCollect}>
            Add to trip
          </Button>
        </>
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
