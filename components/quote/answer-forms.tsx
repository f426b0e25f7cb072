import type { ClientQuote } from '../../lib/quote/client-quote.ts'
import { formatInstant } from '../../lib/dates.ts'
import { choiceText, type QuoteChoice } from '../../lib/quote/quote-choice.ts'
import { AGREED_BY_MAX, MOST_REQUESTS, REQUEST_MAX } from '../../lib/quote/quote.ts'
import { buttonClass } from '../ui/button-class.ts'

type Props = {
  token: string
  quote: ClientQuote
  choice: QuoteChoice
  said: 'nothing' | 'too-many' | null
}

const FIELD = 'w-full rounded-control border border-line2 bg-panel px-3 py-2 text-ink'

/** How a client answers: plain forms, which work without a script, and what was answered before. */
export function AnswerForms(props: Props) {
  const { token, quote, choice, said } = props
  const { agreed, requests } = quote
  const isFull = requests.length >= MOST_REQUESTS
  return (
    <section id="answer" aria-label="Your answer" className="flex flex-col gap-4">
      {agreed && <Agreed agreed={agreed} agentName={quote.content.agentName} />}
      {requests.length > 0 && <Requests requests={requests} />}
      {said && (
        <p role="alert" className="text-bad print:hidden">
          {said === 'nothing'
            ? 'Write what you would like to change, then send it.'
            : 'You have asked for many changes already. Please call your agent.'}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        {!agreed && <AgreeForm token={token} choice={choice} />}
        <a
          href={`/q/${token}/pdf?choice=${choiceText(choice)}`}
          download
          className={buttonClass({ size: 'large', className: 'ml-auto max-narrow:ml-0' })}
        >
          Save as PDF
        </a>
      </div>
      {!agreed && !isFull && <ChangeForm token={token} isOpen={said === 'nothing'} />}
    </section>
  )
}

function AgreeForm({ token, choice }: Pick<Props, 'token' | 'choice'>) {
  return (
    <form method="post" action={`/q/${token}/agree`} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="choice" value={choiceText(choice)} />
      <label className="flex w-[220px] flex-col gap-1 max-narrow:w-full">
        <span className="text-12 text-ink2">Your name, if you like</span>
        <input name="by" maxLength={AGREED_BY_MAX} autoComplete="name" className={`${FIELD} h-[42px]`} />
      </label>
      <button
        type="submit"
        className={buttonClass({
          variant: 'primary',
          size: 'large',
          className: 'max-narrow:w-full max-narrow:justify-center',
        })}
      >
        Agree to this offer
      </button>
    </form>
  )
}

function ChangeForm({ token, isOpen }: { token: string; isOpen: boolean }) {
  return (
    <details open={isOpen} className="print:hidden">
      <summary className={buttonClass({ size: 'large', className: 'cursor-pointer list-none' })}>
        Ask for a change
      </summary>
      <form method="post" action={`/q/${token}/change`} className="mt-3 flex flex-col items-start gap-3">
        <label className="flex w-full flex-col gap-1">
          <span className="text-12 text-ink2">What would you like to be different?</span>
          <textarea name="words" required rows={4} maxLength={REQUEST_MAX} className={FIELD} />
        </label>
        <button type="submit" className={buttonClass({ size: 'large' })}>
          Send to the agent
        </button>
      </form>
    </details>
  )
}

function Agreed({ agreed, agentName }: { agreed: NonNullable<ClientQuote['agreed']>; agentName: string }) {
  return (
    <div role="status" className="rounded-card bg-ok-soft px-5 py-3 max-narrow:px-4">
      <p className="font-bold text-ok">
        <span>You have agreed to this offer</span>
        {agreed.chosen !== '' && <span>{`, with ${agreed.chosen}`}</span>}
      </p>
      <p className="text-12">
        {agreed.by !== '' && <span translate="no">{`${agreed.by} · `}</span>}
        <time dateTime={agreed.at} translate="no">
          {formatInstant(agreed.at)}
        </time>
        <span>{' · '}</span>
        <span translate="no">{agentName}</span>
        <span>{' books it for you and tells you.'}</span>
      </p>
    </div>
  )
}

function Requests({ requests }: Pick<ClientQuote, 'requests'>) {
  return (
    <ul aria-label="What you asked for" className="flex flex-col gap-2">
      {requests.map(({ id, at, words }) => (
        <li key={id} className="rounded-card bg-held-soft px-5 py-3 max-narrow:px-4">
          <p className="text-12 text-ink2">
            <span>{'You asked for a change, '}</span>
            <time dateTime={at} translate="no">
              {formatInstant(at)}
            </time>
          </p>
          <p dir="auto" translate="no" className="whitespace-pre-line wrap-anywhere">
            {words}
          </p>
        </li>
      ))}
    </ul>
  )
}
