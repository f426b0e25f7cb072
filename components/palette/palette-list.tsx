'use client'

import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useState, type Ref } from 'react'
import type { Command } from '../shell/commands.ts'
import { Kbd } from '../ui/kbd.tsx'
import { optionClass } from '../ui/option-class.ts'
import type { Asked } from './asked-window.tsx'
import { NOT_HERE, type TypedEntry } from './entry.ts'
import { rememberLine } from './macros.ts'
import { usePaletteRows } from './use-palette-rows.ts'

/** The text in the field of the palette, and what was pressed since it was typed. */
export type Line = {
  text: string
  /** Whether Enter was pressed and nothing has been run for it yet. */
  isEntered: boolean
  /** How often the arrow keys were pressed down, less up, before there were rows. */
  steps: number
}

/** The properties of the rows. They are a window whose code is loaded apart, open while it is rendered. */
export type ListProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The id of the list, for the field. */
  id: string
  serverNow: string
  line: Line
  /** Called when Enter has been answered. */
  onAnswered: () => void
  /** Receives the function that moves to the next row (1) or the previous one (-1). */
  moveRef: Ref<(step: number) => void>
  /** Called with the id of the element of the chosen row; null for none. */
  onRow: (id: string | null) => void
  onChoose: (command: Command) => void
  onAsk: (asked: Asked) => void
}

/** The rows that a typed line finds, in a list below its field. Enter and a click choose one. */
export function PaletteList(props: ListProps) {
  const { line, onRow } = props
  const { rows, asks, entry, searching, waitsFor } = usePaletteRows(line.text, props.serverNow)
  const { chosen, isMarked, mark } = useChosenRow(rows, line)
  const choose = (command: Command) => {
    const request = asks(command)
    if (command.group !== 'Macros') rememberLine(line.text)
    if (request) props.onAsk({ request })
    else props.onChoose(command)
  }
  const answers = line.isEntered && !waitsFor(chosen, isMarked)
  const answer = useEffectEvent(() => {
    props.onAnswered()
    if (chosen) choose(chosen)
  })
  useEffect(() => {
    if (answers) answer()
  }, [answers])

  const idOf = (command: Command) => `${props.id} ${command.id}`.replaceAll(/\s/g, '-')
  const chosenId = chosen ? idOf(chosen) : null
  useLayoutEffect(() => {
    onRow(chosenId)
    return () => onRow(null)
  }, [chosenId, onRow])
  useImperativeHandle(props.moveRef, () => (step: number) => {
    const at = chosen ? rows.indexOf(chosen) + step : 0
    mark(rows.at(at % rows.length))
  })
  useEffect(() => {
    if (isMarked && chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [isMarked, chosenId])

  if (rows.length === 0)
    return (
      <p role="status" className="px-4 py-6 text-ink2">
        {searching ?? noneText(entry)}
      </p>
    )
  return (
    <div
      id={props.id}
      role="listbox"
      aria-label="Results"
      className="max-h-[min(400px,60vh)] overflow-y-auto p-1"
    >
      {rows.map((command) => (
        <div
          key={command.id}
          id={idOf(command)}
          role="option"
          aria-selected={command === chosen}
          data-highlighted={command === chosen ? '' : undefined}
          className={optionClass}
          onMouseMove={() => mark(command)}
          onClick={() => choose(command)}
        >
          <span className="w-24 shrink-0 truncate text-12 text-ink3">{command.group}</span>
          <span className="min-w-0 flex-1">{command.label}</span>
          {command.keys && <Kbd keys={command.keys} />}
        </div>
      ))}
    </div>
  )
}

/**
 * The row that Enter chooses: the one that the person has marked for this text, otherwise the first, or the
 * one that the arrow keys meant before there were rows. If the marked row is gone, none is chosen.
 */
function useChosenRow(rows: readonly Command[], { text, steps }: Line) {
  const [marked, setMarked] = useState<{ text: string; id: string } | null>(null)
  const isMarked = marked?.text === text
  const first = rows[Math.min(Math.max(steps, 0), rows.length - 1)]
  return {
    chosen: isMarked ? rows.find(({ id }) => id === marked.id) : first,
    isMarked,
    mark: (row: Command | undefined) => row && setMarked({ text, id: row.id }),
  }
}

function noneText(entry: TypedEntry | undefined): string {
  if (entry?.kind === 'row') return NOT_HERE.SS
  if (entry?.kind === 'act') return NOT_HERE[entry.code]
  return 'No matches. A search looks like AN14JANLONSIN*28JAN/2A, or london singapore 14 jan.'
}
