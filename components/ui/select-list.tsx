'use client'

import { Select as Base } from '@base-ui/react/select'
import type { ComponentProps, Ref } from 'react'
import { Icon } from './icon.tsx'
import { optionClass } from './option-class.ts'

/** One choice of a select. `words` are more texts that find it when they are typed. */
export type SelectOption<Value extends string> = {
  value: Value
  label: string
  detail?: string
  words?: readonly string[] | undefined
}

/** The list of a select, below its button. */
export function SelectList({
  ref,
  options,
  onKeyDown,
}: {
  ref: Ref<HTMLDivElement>
  options: readonly SelectOption<string>[]
  onKeyDown: ComponentProps<typeof Base.Popup>['onKeyDown']
}) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={6} alignItemWithTrigger={false} align="start" className="z-50">
        <Base.Popup
          ref={ref}
          onKeyDown={onKeyDown}
          className="popup max-h-[min(360px,var(--available-height))] min-w-(--anchor-width) overflow-y-auto p-1"
        >
          {options.map((option) => (
            <Base.Item key={option.value} value={option.value} className={optionClass}>
              <Base.ItemText>{option.label}</Base.ItemText>
              {option.detail && <span className="ml-auto text-ink3">{option.detail}</span>}
              <Base.ItemIndicator className={option.detail ? '' : 'ml-auto'}>
                <Icon name="check" className="size-3.5" />
              </Base.ItemIndicator>
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
