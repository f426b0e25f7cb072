'use client'

import { Select as Base } from '@base-ui/react/select'
import { useRef, useState, type ComponentProps, type ReactElement } from 'react'
import type { HandOver } from './hand-over.ts'
import { Icon } from './icon.tsx'
import { optionClass } from './option-class.ts'
import type { SelectProps } from './select-props.ts'
import { useListFocus } from './use-list-focus.ts'

/** The select once its list is there. @param props.defaultOpen it was asked for before it was there */
export function SelectList<Value extends string>({
  select: props,
  trigger,
  take,
  defaultOpen,
}: {
  select: SelectProps<Value>
  trigger: ReactElement<ComponentProps<'button'>>
  take: HandOver['take']
  defaultOpen: boolean
}) {
  const [open, setOpen] = useState(defaultOpen)
  const popup = useRef<HTMLDivElement>(null)
  useListFocus(open, popup, () => document.getElementById(trigger.props.id ?? ''), chosenOf)
  return (
    <Base.Root
      items={[...props.options]}
      value={props.value}
      onValueChange={(value) => value !== null && props.onValueChange(value)}
      name={props.name}
      disabled={props.disabled}
      open={open}
      onOpenChange={setOpen}
    >
      <Base.Trigger ref={take} id={trigger.props.id} render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} alignItemWithTrigger={false} align="start" className="z-50">
          <Base.Popup
            ref={popup}
            className="popup max-h-[min(360px,var(--available-height))] min-w-(--anchor-width) overflow-y-auto p-1"
          >
            {props.options.map((option) => (
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
    </Base.Root>
  )
}

/** The option that is chosen, or the first. */
function chosenOf(popup: HTMLElement): HTMLElement | null {
  return (
    popup.querySelector<HTMLElement>('[role=option][data-selected]') ??
    popup.querySelector<HTMLElement>('[role=option]')
  )
}
