import { formatDate } from '../../lib/dates.ts'
import type { SavedPerson } from '../../lib/traveller/found-traveller.ts'
import { Button } from '../ui/button.tsx'

/** The facts that distinguish a saved traveller from a namesake: `Born 12 Jun 1988, passport •••••T47`. */
export function savedPersonText({ birthDate, passport }: SavedPerson): string {
  const born = birthDate === null ? 'Birth date not saved' : `Born ${formatDate(birthDate)}`
  return passport === '' ? `${born}, no passport saved` : `${born}, passport ${passport}`
}

/** A saved traveller, with the button that erases it. */
export function SavedPersonRow(props: { saved: SavedPerson; eraseLabel: string; onErase: () => void }) {
  return (
    <li className="flex min-h-14 items-center gap-3 border-b px-4 py-2 last:border-b-0">
      <span className="min-w-0 grow">
        <span className="block font-medium">Saved traveller</span>
        <span className="block text-ink2">{savedPersonText(props.saved)}</span>
      </span>
      <Button size="small" variant="danger" aria-label={props.eraseLabel} onClick={props.onErase}>
        Erase
      </Button>
    </li>
  )
}
