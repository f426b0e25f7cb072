import type { FieldErrors } from 'react-hook-form'
import type { GuestForm } from '../../../lib/hotel/guest-form.ts'
import type { FormProblem } from '../../booking/book/error-summary.tsx'

const GUEST_LABELS = { title: 'title', lastName: 'last name', firstName: 'first names' } as const

const LABELS = {
  phone: 'Phone',
  email: 'E-mail',
  nationality: 'Nationality',
  note: 'Note to the hotel',
} as const

type Wrong = { message?: string }
type WrongGuest = Partial<Record<keyof typeof GUEST_LABELS, Wrong>>
type WrongRoom = { guests?: readonly (WrongGuest | undefined)[] }

/** All problems of the form in the order of its fields. */
export function formProblems(errors: FieldErrors<GuestForm>): FormProblem[] {
  const rooms = (errors.rooms ?? []) as readonly (WrongRoom | undefined)[]
  const guests = [...rooms].flatMap((room, index) =>
    [...(room?.guests ?? [])].flatMap((wrong, at) => problemsOf(wrong, index, at)),
  )
  const others = Object.entries(LABELS).flatMap(([name, about]) => {
    const message = errors[name as keyof typeof LABELS]?.message
    return message ? [{ name, about, message }] : []
  })
  return [...guests, ...others]
}

function problemsOf(wrong: WrongGuest | undefined, room: number, guest: number): FormProblem[] {
  return Object.entries(GUEST_LABELS).flatMap(([field, label]) => {
    const message = wrong?.[field as keyof typeof GUEST_LABELS]?.message
    const about = `Room ${room + 1}, guest ${guest + 1}, ${label}`
    return message ? [{ name: `rooms.${room}.guests.${guest}.${field}`, about, message }] : []
  })
}
