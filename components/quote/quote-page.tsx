import type { ClientQuote } from '../../lib/quote/client-quote.ts'
import { formatCents } from '../../lib/money.ts'
import { choiceText, choiceWords, quoteTotal, type QuoteChoice } from '../../lib/quote/quote-choice.ts'
import { daysText, endText, forWhom, pricesText } from '../../lib/quote/quote-words.ts'
import { AnswerForms } from './answer-forms.tsx'
import { OfferedSlot } from './offered-slot.tsx'

/** What the page behind a link shows. */
type Props = {
  token: string
  quote: ClientQuote
  hasLogo: boolean
  choice: QuoteChoice
  /** Why the last form was not taken; null if it was. */
  said: 'nothing' | 'too-many' | null
}

/**
 * An offer as its client sees it: what is offered, the total of what is chosen, and the answer. It is drawn
 * by the server and needs no script: a choice is a link, an answer a form.
 */
export function QuotePage(props: Props) {
  const { token, quote, choice } = props
  const { content, agreed } = quote
  const total = quoteTotal(content, choice)
  const chosen = choiceWords(content, choice)
  return (
    <div className="min-h-dvh bg-bg print:bg-white">
      <main className="mx-auto flex max-w-[872px] flex-col gap-5 px-4 py-7 max-narrow:gap-4 max-narrow:px-3 max-narrow:py-4 print:max-w-none print:p-0">
        <PageHead {...props} />
        <div>
          <h1 translate="no" className="text-[27px] leading-9 font-bold wrap-anywhere">
            {content.title}
          </h1>
          <p translate="no" className="text-ink2">
            {forWhom(content)}
          </p>
        </div>
        {content.note !== '' && <p className="wrap-anywhere">{content.note}</p>}
        <Changes changes={content.changes} revision={quote.revision} />
        <section aria-label="Offer" className="card overflow-hidden print:border">
          {content.slots.map((slot, at) => (
            <OfferedSlot
              key={slot.slot}
              slot={slot}
              at={at}
              choice={choice}
              choiceHref={agreed ? null : (next) => `/q/${token}?choice=${choiceText(next)}`}
            />
          ))}
          <BookedParts booked={content.booked} />
          <div className="figures flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t bg-sunk px-5 py-4 max-narrow:px-4">
            <div className="min-w-[220px] flex-1">
              <h2 className="font-bold">
                <span>Total for everybody</span>
                {chosen !== '' && <span className="font-normal text-ink2">{`, with ${chosen}`}</span>}
              </h2>
              <p className="text-12 text-ink2">
                Prices can change until your agent has booked; we ask you before anything costs more.
              </p>
            </div>
            <p data-total translate="no" className="text-[24px] leading-8 font-bold">
              {formatCents(total)}
            </p>
          </div>
        </section>
        {content.payment !== '' && (
          <section aria-label="Payment">
            <h2 className="font-bold">Payment</h2>
            <p className="wrap-anywhere">{content.payment}</p>
          </section>
        )}
        {content.words !== '' && <p className="wrap-anywhere">{content.words}</p>}
        <AnswerForms token={token} quote={quote} choice={choice} said={props.said} />
        <p className="text-12 text-ink2">
          {!agreed && (
            <>
              <span>{'Agreeing tells '}</span>
              <span translate="no">{content.agentName}</span>
              <span>{'. '}</span>
            </>
          )}
          <span>
            {
              'Nothing is charged on this page. Each part is booked under the conditions of its airline, hotel or host, which your agent sends you on request.'
            }
          </span>
        </p>
      </main>
    </div>
  )
}

function PageHead({ token, quote, hasLogo }: Props) {
  const { content, number, revision, openUntil, agreed } = quote
  const { office, agentName, timeZone, pricesAt } = content
  const name = office.legalName || office.officeName
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="flex min-w-0 items-center gap-3">
        {hasLogo ? (
          // The name stands beside it. It comes from our own origin and needs no optimisation.
          // eslint-disable-next-line @next/next/no-img-element
          <img
            src={`/q/${token}/logo`}
            alt=""
            className="max-h-[46px] max-w-[140px] rounded-control bg-white"
          />
        ) : (
          <span
            aria-hidden="true"
            translate="no"
            className="grid size-[46px] shrink-0 print:hidden place-items-center rounded-control bg-accent text-15 font-bold text-accent-ink"
          >
            {initialsOf(name)}
          </span>
        )}
        <div className="min-w-0">
          <p translate="no" className="text-15 font-bold wrap-anywhere">
            {name}
          </p>
          <p translate="no" className="text-12 text-ink2 wrap-anywhere">
            {[agentName, office.phones, office.email].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <div className="figures text-right text-12 text-ink2 max-narrow:text-left">
        <p>
          <span>{'Offer '}</span>
          <span translate="no">{number}</span>
          <span>{`, revision ${revision}`}</span>
        </p>
        <p translate="no">{`prices of ${pricesText(pricesAt)}`}</p>
        {!agreed && (
          <p translate="no" className="font-bold text-held">{`open until ${endText(openUntil, timeZone)}`}</p>
        )}
      </div>
    </header>
  )
}

function Changes({ changes, revision }: { changes: readonly string[]; revision: number }) {
  if (changes.length === 0) return null
  return (
    <section
      aria-label="Changes"
      className="rounded-card border border-line2 bg-panel px-5 py-3 max-narrow:px-4"
    >
      <h2 className="font-bold">{`Changed since revision ${revision - 1}`}</h2>
      <ul className="list-disc pl-5 text-ink2">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </section>
  )
}

function BookedParts({ booked }: Pick<ClientQuote['content'], 'booked'>) {
  return booked.map(({ title, days, clientCents }) => (
    <div
      key={`${title} ${days?.from}`}
      className="figures flex flex-wrap justify-between gap-x-6 gap-y-1 border-t px-5 py-4 max-narrow:px-4"
    >
      <div className="min-w-0">
        <h2 translate="no" className="font-bold wrap-anywhere">
          {title}
        </h2>
        {days && (
          <p translate="no" className="text-ink2">
            {daysText(days)}
          </p>
        )}
        <p className="text-12 text-ok">Booked already</p>
      </div>
      {clientCents !== null && (
        <p translate="no" className="text-18 font-bold">
          {formatCents(clientCents)}
        </p>
      )}
    </div>
  ))
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}
