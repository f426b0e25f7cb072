'use client'

import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

/** One tab: its words, a figure beside them, and what it shows. */
export type Tab<Value extends string> = { value: Value; label: string; count?: number; panel?: ReactNode }

/** Views of one thing, one at a time. Arrow keys move between the tabs. */
export function Tabs<Value extends string>(props: {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}) {
  return (
    <Base.Root value={props.value} onValueChange={(value: Value) => props.onValueChange(value)}>
      <Base.List aria-label={props.label} className="flex gap-1 overflow-x-auto p-0.5">
        {props.tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="h-8 shrink-0 rounded-control px-3 text-ink2 hover:text-ink data-active:bg-sunk data-active:font-medium data-active:text-ink pointer-coarse:h-10"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="figures ml-1 font-normal text-ink2">{tab.count}</span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {props.tabs.map(
        (tab) =>
          tab.panel !== undefined && (
            <Base.Panel key={tab.value} value={tab.value} className="outline-offset-4">
              {tab.panel}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  )
}
