'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { clientHref } from '../../lib/client/client.ts'
import { focusField } from '../ui/field-place.tsx'
import { useFirstFocus } from '../ui/use-first-focus.ts'
import { ClientDetails } from './client-details.tsx'

/** The form of a new client. Once it is added, its page opens for travellers and markup. */
export function NewClientScreen({ id }: { id: string }) {
  const router = useRouter()
  useFirstFocus(true, () => focusField('name'))
  return (
    <div className="mx-auto flex max-w-[760px] flex-col gap-4 px-6 py-5 max-narrow:px-3">
      <h1 className="text-18 font-bold">New client</h1>
      <ClientDetails
        id={id}
        client={null}
        bar={null}
        onSaved={() => router.replace(clientHref(id) as Route)}
      />
    </div>
  )
}
