'use client'

import { useState } from 'react'
import { PersonButton } from './person-button.tsx'
import type { PersonMenu, PersonMenuProps } from './person-menu.tsx'

/* The menu is loaded by the first press of the chip, or a little before it. */
const load = () => import('./person-menu.tsx').then((module) => module.PersonMenu)

/** Who is signed in; pressed, the menu. The chip stays, and keeps the focus, until the menu is there. */
export function PersonChip(props: PersonMenuProps) {
  const [menu, setMenu] = useState<{ Menu: typeof PersonMenu } | null>(null)
  if (menu) return <menu.Menu {...props} />
  return (
    <PersonButton
      displayName={props.person.displayName}
      onPointerEnter={() => void load().catch(reportError)}
      onClick={() => void load().then((Menu) => setMenu({ Menu }), reportError)}
    />
  )
}
