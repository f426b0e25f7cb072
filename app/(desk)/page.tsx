import { redirect } from 'next/navigation'

/** The first screen after sign-in. */
export default function DeskPage() {
  redirect('/today')
}
