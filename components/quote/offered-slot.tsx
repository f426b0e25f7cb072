import type { Route } from 'next'
import { Link } from '../ui/link.tsx'
import { formatCents } from '../../lib/money.ts'
import { choosing, letterAt, type QuoteChoice } from '../../lib/quote/quote-choice.ts'
import type { QuoteAlternative, QuoteSlot } from '../../lib/quote/quote-content.ts'
import { offerWords } from '../../lib/quote/quote-words.ts'
import { buttonClass } from '../ui/button-class.ts'
import { cx } from '../ui/cx.ts'

/** What is offered for one need of the trip: one offer, or alternatives beside each other. */
export function OfferedSlot(props: {
  slot: QuoteSlot
  at: number
  choice: QuoteChoice
  /** The address of the page with another choice; null once nothing can be chosen any more. */
  choiceHref: ((choice: QuoteChoice) => string) | null
}) {
  const { slot, at, choice, choiceHref } = props
  const [only] = slot.alternatives
  if (only && slot.alternatives.length === 1) return <OnlyOffer alternative={only} />
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(320px,100%),1fr))] gap-4 border-t p-5 first:border-t-0 max-narrow:gap-3 max-narrow:p-3">
      {slot.alternatives.map((alternative, place) => (
        <Alternative
          key={alternative.optionId}
          alternative={alternative}
          name={`${slot.name} ${letterAt(place)}`}
          isChosen={choice[at] === place}
          href={choiceHref?.(choosing(choice, at, place)) ?? null}
        />
      ))}
    </div>
  )
}

function OnlyOffer({ alternative: { facts, clientCents } }: { alternative: QuoteAlternative }) {
  return (
    <div className="figures flex flex-wrap justify-between gap-x-6 gap-y-2 border-t px-5 py-4 first:border-t-0 max-narrow:px-4 print:break-inside-avoid">
      <div className="min-w-0 flex-1 basis-[320px]">
        <OfferText facts={facts} />
      </div>
      <p translate="no" className="text-18 font-bold">
        {formatCents(clientCents)}
      </p>
    </div>
  )
}

/** One of several offers: the whole of it chooses it. */
function Alternative(props: {
  alternative: QuoteAlternative
  name: string
  isChosen: boolean
  href: string | null
}) {
  const { alternative, name, isChosen, href } = props
  const { facts, clientCents, isRecommended } = alternative
  return (
    <section
      aria-label={name}
      className={cx(
        'figures relative flex flex-col gap-2 rounded-card border px-4 py-3.5 print:break-inside-avoid',
        isChosen ? 'border-accent shadow-[inset_0_0_0_1px_var(--accent)]' : 'border-line2',
      )}
    >
      <p className="flex flex-wrap gap-2">
        <span
          className={cx(
            'inline-flex h-[22px] items-center rounded-pill px-2 text-12 font-medium',
            isChosen ? 'bg-run-soft text-run' : 'bg-off-soft text-off',
          )}
        >
          {isChosen ? `${name}, chosen` : name}
        </span>
        {isRecommended && <span className="self-center text-12 text-ink2">recommended</span>}
      </p>
      <OfferText facts={facts} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
        <p translate="no" className="text-18 font-bold">
          {formatCents(clientCents)}
        </p>
        {!isChosen && href !== null && (
          <Link
            href={href as Route}
            replace
            scroll={false}
            prefetch={false}
            className={buttonClass({ className: 'after:absolute after:inset-0' })}
          >
            {`Choose ${name}`}
          </Link>
        )}
      </div>
    </section>
  )
}

function OfferText({ facts }: Pick<QuoteAlternative, 'facts'>) {
  const { ways, lines } = offerWords(facts)
  return (
    <>
      <h2 translate="no" className="font-bold wrap-anywhere">
        {facts.title}
      </h2>
      {ways.length > 0 && (
        <dl translate="no" className="grid grid-cols-[104px_minmax(0,1fr)] gap-x-3 gap-y-1.5">
          {ways.map(({ begins, what, ends, how }) => (
            <div key={begins} className="contents">
              <dt className="font-medium">{begins}</dt>
              <dd>
                <span className="block">{what}</span>
                <span className="block">{ends}</span>
                <span className="block text-12 text-ink2">{how}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lines.map((line) => (
        <p key={line} translate="no" className="wrap-anywhere">
          {line}
        </p>
      ))}
      <p translate="no" className="text-12 text-ink2">
        {facts.terms.join(' · ')}
      </p>
    </>
  )
}
