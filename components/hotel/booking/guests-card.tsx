import type { BookedRoomView, GuestView } from '../../../lib/hotel/booking-view.ts'
import { Card } from '../../ui/card.tsx'

/** Who sleeps in which room, the lead guests first, and what was asked of the hotel. */
export function GuestsCard({ rooms, note }: { rooms: readonly BookedRoomView[]; note: string | null }) {
  return (
    <Card title="Guests" aside={rooms.length === 1 ? '1 room' : `${rooms.length} rooms`}>
      {rooms.map((room, index) => (
        <section
          key={index}
          aria-label={`Room ${index + 1}`}
          className="border-t px-4 py-3 first-of-type:border-t-0"
        >
          <h3 className="font-medium">
            Room {index + 1}, {room.name}
            {room.beds && <span className="font-normal text-ink2"> · {room.beds}</span>}
          </h3>
          {room.guests.length === 0 && <p className="text-ink2">Guests not supplied.</p>}
          <ul className="mt-1 grid grid-cols-2 gap-x-4 gap-y-0.5 max-narrow:grid-cols-1">
            {room.guests.map((guest, at) => (
              <li key={at}>
                <span className="font-medium">
                  {[guest.title, guest.firstName, guest.lastName].filter(Boolean).join(' ')}
                </span>{' '}
                <span className="text-ink2">{roleText(guest, at)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {note && (
        <section aria-label="Note to the hotel" className="border-t px-4 py-3">
          <h3 className="text-12 text-ink2">Note to the hotel</h3>
          <p className="whitespace-pre-line">{note}</p>
        </section>
      )}
    </Card>
  )
}

function roleText({ child, age }: GuestView, at: number): string {
  if (child) return age === null ? 'child' : `child, ${age}`
  return at === 0 ? 'lead guest' : 'adult'
}
