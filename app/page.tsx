import { redirect } from 'next/navigation'

/** The desk opens on the flight search until there is a Today. */
export default function HomePage() {
  redirect('/flights')
}
