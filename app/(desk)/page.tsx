import { redirect } from 'next/navigation'

/** The desk opens on the flight search, until there is a screen for the day. */
export default function DeskPage() {
  redirect('/flights')
}
