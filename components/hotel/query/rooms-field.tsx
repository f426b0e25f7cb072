'use client'

import {
  MAX_ADULTS_PER_ROOM,
  MAX_CHILD_AGE,
  MAX_CHILDREN_PER_ROOM,
  MAX_ROOMS,
} from '../../../contract/hotel/limits.ts'
import { withAdultCount, withAge, withChildCount, withRoomCount, type DraftRoom } from './stay-draft.ts'
import { roomsText } from '../../../lib/hotel/stay.ts'
import { PartyCell } from '../../search/party-cell.tsx'
import { NumberStepper } from '../../ui/number-stepper.tsx'
import { Select } from '../../ui/select.tsx'

const AGES = Array.from({ length: MAX_CHILD_AGE + 1 }, (_, age) => ({
  value: String(age),
  label: age === 0 ? 'Under 1' : String(age),
}))

/** The number of rooms and their guests: one cell of the query bar, with the rooms in a popover. */
export function RoomsField(props: {
  rooms: readonly DraftRoom[]
  error: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  onChange: (rooms: readonly DraftRoom[]) => void
  className?: string
}) {
  const { rooms, error, onChange } = props
  const changeRoom = (at: number, room: DraftRoom) =>
    onChange(rooms.map((old, index) => (index === at ? room : old)))
  return (
    <PartyCell
      label="Rooms"
      text={roomsText(rooms)}
      error={error}
      windowLabel="Rooms and guests"
      windowClassName="flex max-h-[min(560px,var(--available-height))] w-[320px] flex-col overflow-y-auto"
      open={props.open}
      onOpenChange={props.onOpenChange}
      initialFocus={() => document.querySelector<HTMLElement>('[data-rooms] [aria-invalid="true"]')}
      className={props.className}
    >
      <div data-rooms="">
        <NumberStepper
          label="Rooms"
          value={rooms.length}
          min={1}
          max={MAX_ROOMS}
          onValueChange={(count) => onChange(withRoomCount(rooms, count))}
        />
        {rooms.map((room, index) => (
          <RoomFields
            key={index}
            title={rooms.length === 1 ? null : `Room ${index + 1}`}
            room={room}
            judged={error !== undefined}
            onChange={(next) => changeRoom(index, next)}
          />
        ))}
      </div>
    </PartyCell>
  )
}

/** @param props.judged whether a missing age is shown as an error: only after a search was tried */
function RoomFields(props: {
  title: string | null
  room: DraftRoom
  judged: boolean
  onChange: (room: DraftRoom) => void
}) {
  const { title, room, onChange } = props
  const ages = (
    <div className="grid grid-cols-3 gap-2 pt-1 pb-1">
      {room.children.map((age, index) => (
        <Select
          key={index}
          label={room.children.length === 1 ? 'Age' : `Age, child ${index + 1}`}
          placeholder="–"
          options={AGES}
          value={age === null ? null : String(age)}
          onValueChange={(value) => onChange(withAge(room, index, Number(value)))}
          {...(age === null && props.judged ? { error: 'Required' } : {})}
        />
      ))}
    </div>
  )
  const fields = (
    <>
      <NumberStepper
        label="Adults"
        value={room.adults}
        min={1}
        max={MAX_ADULTS_PER_ROOM}
        onValueChange={(count) => onChange(withAdultCount(room, count))}
      />
      <NumberStepper
        label="Children"
        detail="0 to 17, at check-out"
        value={room.children.length}
        min={0}
        max={MAX_CHILDREN_PER_ROOM}
        onValueChange={(count) => onChange(withChildCount(room, count))}
      />
      {room.children.length > 0 && ages}
    </>
  )
  if (title === null) return <div className="mt-2 border-t pt-2">{fields}</div>
  return (
    <fieldset className="mt-2 border-t pt-2">
      <legend className="contents text-12 font-medium text-ink2">{title}</legend>
      {fields}
    </fieldset>
  )
}
