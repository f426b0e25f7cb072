import type { Route } from 'next'
import { allFacts } from '../../lib/kinds.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { TextSpan } from '../ui/text-span.tsx'

/** `Flights, hotels or activities`. */
const WHAT = allFacts
  .map(({ service }) => service)
  .reduce(
    (text, service, at) => `${text}${at === allFacts.length - 1 ? ' or' : ','} ${service.toLowerCase()}`,
  )

/**
 * The first steps in an office that has no booking yet.
 * @param readOnly the person may look at bookings, and make none
 */
export function FirstSteps({ readOnly }: { readOnly: boolean }) {
  return readOnly ? <NoBookingsYet /> : <StepsToHold />
}

function NoBookingsYet() {
  return (
    <section aria-label="First steps" className="card px-5 py-6 text-ink2">
      <h2 className="text-15 font-bold text-ink">No bookings yet</h2>
      <p className="mt-1">Anything your office holds appears here with its deadline.</p>
    </section>
  )
}

function StepsToHold() {
  return (
    <section aria-label="First steps" className="card px-5 py-5">
      <h2 className="text-15 font-bold">Make the first booking of this office</h2>
      <ol className="mt-3 grid grid-cols-3 gap-6 max-wide:grid-cols-1 max-wide:gap-4">
        <Step number={1} title="Search">
          <p>
            <span>{`${WHAT}.`}</span>
            <ByKey>
              <span>{' From any screen, press '}</span>
              <Kbd keys="g" />
              <span>{' and then the letter.'}</span>
            </ByKey>
          </p>
          <p className="mt-2 flex flex-wrap gap-2">
            {allFacts.map(({ search }, index) => (
              <ButtonLink
                key={search.href}
                href={search.href as Route}
                keys={search.keys.slice(-1)}
                {...(index === 0 && { variant: 'primary' as const })}
              >
                {search.label}
              </ButtonLink>
            ))}
          </p>
        </Step>
        <Step number={2} title="Hold">
          <p>
            <span>Choose an offer, fill in the form and hold it</span>
            <ByKey>
              <span>{' with '}</span>
              <Kbd keys="Ctrl+Enter" />
            </ByKey>
            <span>. The amount is set aside and nothing is charged.</span>
          </p>
        </Step>
        <Step number={3} title="Ticket or confirm">
          <p>
            <span>The hold appears here with its deadline.</span>
            <ByKey>
              <span>{' Choose it with '}</span>
              <Kbd keys="1" />
              <span>{' and press '}</span>
              <Kbd keys="t" />
              <span>.</span>
            </ByKey>
            <span>{' A hold not completed in time expires at no cost.'}</span>
          </p>
        </Step>
      </ol>
    </section>
  )
}

/** A part of a sentence that names keys: touch screens show no key caps. */
function ByKey({ children }: { children: React.ReactNode }) {
  return <span className="pointer-coarse:hidden">{children}</span>
}

function Step(props: { number: number; title: string; children: React.ReactNode }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="figures flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft text-12 font-bold text-accent"
      >
        {props.number}
      </span>
      <div className="min-w-0 text-ink2">
        <h3 className="font-bold text-ink">{props.title}</h3>
        <TextSpan>{props.children}</TextSpan>
      </div>
    </li>
  )
}
