import { redirect } from 'next/navigation'

/** The desk opens on the flight search until it has a start screen. */
export default function DeskPage() {
  redirect('/flights')
}
