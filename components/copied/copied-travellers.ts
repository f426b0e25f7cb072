'use client'

import { useMemo } from 'react'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { ShellData } from '../../lib/shell-data.ts'
import { usePerson } from '../shell/admins.tsx'
import { makeSignal, useStore } from '../ui/store.ts'
import type { CopiedPerson } from './copied-people.ts'

const STORAGE_KEY = 'travel-desk.copied-travellers'

/** Who copied the text: another person of this tab does not get its travellers. */
export type Owner = Pick<ShellData['person'], 'officeName' | 'userName'> | null

/** A traveller of a copied text, and the kinds of booking whose form has not got them yet. */
type CopiedTraveller = { person: CopiedPerson; kinds: readonly BookingKind[] }

type Stored = { owner: string; travellers: readonly CopiedTraveller[] }

const changes = makeSignal()

/**
 * Keeps the travellers of a copied text for the booking forms, in the storage of this tab alone: a reload
 * does not lose them, and nothing is sent to the server before a form has them.
 * @param kinds the kinds of booking that the text asks for
 */
export function keepCopiedTravellers(
  owner: Owner,
  people: readonly CopiedPerson[],
  kinds: readonly BookingKind[],
): void {
  write({ owner: keyOf(owner), travellers: people.map((person) => ({ person, kinds })) })
}

/** Takes the travellers out whom a form of this kind has got; who is in no other kind's way is forgotten. */
export function takeCopiedTravellers(owner: Owner, kind: BookingKind, people: readonly CopiedPerson[]): void {
  const names = new Set(people.map(nameOf))
  write({
    owner: keyOf(owner),
    travellers: travellersOf(owner, read()).flatMap((traveller) => {
      if (!names.has(nameOf(traveller.person))) return [traveller]
      const kinds = traveller.kinds.filter((each) => each !== kind)
      return kinds.length > 0 ? [{ ...traveller, kinds }] : []
    }),
  })
}

/** Gives travellers back whom a form had got. */
export function giveBackCopiedTravellers(
  owner: Owner,
  kind: BookingKind,
  people: readonly CopiedPerson[],
): void {
  const others = travellersOf(owner, read())
  const back = people.map((person): CopiedTraveller => {
    const other = others.find((each) => nameOf(each.person) === nameOf(person))
    return { person, kinds: [...(other?.kinds ?? []), kind] }
  })
  const names = new Set(people.map(nameOf))
  write({
    owner: keyOf(owner),
    travellers: [...back, ...others.filter(({ person }) => !names.has(nameOf(person)))],
  })
}

/** Forgets all of them, as on sign-out. */
export function forgetCopiedTravellers(): void {
  write(null)
}

/** The travellers of a copied text whom a form of this kind has not got yet, in their order. */
export function useCopiedTravellers(kind: BookingKind): readonly CopiedPerson[] {
  const owner = usePerson()
  const text = useStore({ subscribe: changes.subscribe, get: read }, '')
  return useMemo(
    () =>
      travellersOf(owner, text)
        .filter(({ kinds }) => kinds.includes(kind))
        .map(({ person }) => person),
    [owner, text, kind],
  )
}

function travellersOf(owner: Owner, text: string): readonly CopiedTraveller[] {
  if (text === '') return []
  const stored = JSON.parse(text) as Stored
  return stored.owner === keyOf(owner) ? stored.travellers : []
}

function read(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    // Where the storage is disabled nothing is kept, and the card takes a pasted text all the same.
    return ''
  }
}

function write(stored: Stored | null): void {
  try {
    if (stored === null || stored.travellers.length === 0) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(stored))
  } catch {
    // The same.
  }
  changes.tell()
}

function keyOf(owner: Owner): string {
  return [owner?.officeName, owner?.userName].join('\n')
}

function nameOf({ lastName, firstName, birthDate }: CopiedPerson): string {
  return [lastName, firstName, birthDate].join('\n')
}
