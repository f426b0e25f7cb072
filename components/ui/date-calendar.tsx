'use client'

import { Popover as Base } from '@base-ui/react/popover'
import { Calendar, type CalendarProps } from './calendar.tsx'

/** The calendar below a date field, as long as it is open. @param props.label what the field is called */
export function DateCalendar({
  label,
  fieldId,
  onClose,
  ...calendar
}: CalendarProps & { label: string; fieldId: string; onClose: () => void }) {
  const field = () => document.getElementById(fieldId)
  return (
    <Base.Root
      open
      onOpenChange={(next, details) => {
        if (next || details.event.target === field()) return
        onClose()
        if (details.reason === 'escape-key') field()?.focus()
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={field} sideOffset={10} align="start" className="z-50">
          <Base.Popup
            aria-label={`${label}: calendar`}
            initialFocus={false}
            finalFocus={false}
            className="popup p-3"
          >
            <Calendar key={String(calendar.autoFocus)} {...calendar} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
