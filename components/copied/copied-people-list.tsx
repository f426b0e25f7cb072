import type { CopiedPerson } from './copied-people.ts'
import { personText } from './person-text.ts'

/** The travellers that a copied text names, and what becomes of them; nothing where it names none. */
export function CopiedPeople({ people }: { people: readonly CopiedPerson[] }) {
  if (people.length === 0) return null
  return (
    <section aria-label="Travellers in the text" className="border-t px-4 py-3">
      <h2 className="text-12 font-medium text-ink2">Travellers in the text</h2>
      <ul className="flex flex-col pt-1">
        {people.map((person) => (
          <li key={personText(person)} translate="no" className="figures">
            {personText(person)}
          </li>
        ))}
      </ul>
      <p className="pt-2 text-12 text-ink2">
        They stay in this tab and are not sent with the search. The booking form offers to fill them in.
      </p>
    </section>
  )
}
