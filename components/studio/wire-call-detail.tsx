'use client'

import { useQuery } from '@tanstack/react-query'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { readAt } from '../../lib/read.ts'
import type { StudioView } from '../../lib/studio/studio-view.ts'
import type { WireBody, WireCall, WireDetail } from '../../lib/studio/wire-call.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { copyAnswer, copyCurl } from './copy-call.ts'
import { MaskedText } from './masked-text.tsx'
import { WIRE_LOG } from './use-wire-log.ts'

/** How a call is asked for; a call that has changed is another one. */
export function detailOptions({ id, status, ms }: WireCall) {
  return {
    queryKey: ['wire-log', id, status, ms],
    queryFn: ({ signal }: { signal: AbortSignal }) => readAt<WireDetail>(WIRE_LOG, { id }, signal),
    staleTime: Infinity,
  }
}

/** The request and the answer of a call, below its line. */
export function WireCallDetail({ call, addresses }: { call: WireCall; addresses: StudioView['addresses'] }) {
  const { data, isError } = useQuery(detailOptions(call))
  if (isError) return <p className="border-b px-4 py-3 text-ink2">This call is no longer in the log.</p>
  if (!data) {
    return (
      <div className="flex h-40 flex-col gap-2 border-b px-4 py-3">
        <Skeleton className="h-7 w-64" />
        <Skeleton className="h-20" />
      </div>
    )
  }
  const sent = data.query.length > 0 ? data.query.map(([name, value]) => `${name}=${value}`).join('\n') : null
  return (
    <div className="flex flex-col gap-2 border-b bg-panel px-4 py-3">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          keys="y"
          icon={<Icon name="copy" className="size-3.5" />}
          onClick={() => void copyCurl(data, addresses)}
        >
          Copy as cURL
        </Button>
        {data.answer && (
          <Button size="small" keys="Shift+Y" onClick={() => void copyAnswer(data)}>
            Copy answer
          </Button>
        )}
        {data.reference && (
          <ButtonLink size="small" keys="o" href={bookingHref(data.reference)}>
            {`Open ${data.reference.length > 12 ? 'the booking' : data.reference}`}
          </ButtonLink>
        )}
      </div>
      <Head
        title="Request"
        facts={`${data.method}${sizeText(data.request)}`}
        note="secrets and documents masked"
      />
      {sent !== null && <MaskedText text={sent} />}
      {data.request && <MaskedText text={data.request.text} />}
      {sent === null && !data.request && <p className="text-ink2">No parameters or body.</p>}
      <Head title="Answer" facts={answerFacts(data)} note={`request id ${data.requestId}`} />
      {data.answer && data.answer.text !== '' ? (
        <MaskedText text={data.answer.text} />
      ) : (
        <p className="text-ink2">{data.ms === null ? 'No answer yet.' : `None: ${data.outcome.text}.`}</p>
      )}
      {data.answer?.isCut && (
        <p className="text-12 text-ink2">Truncated: the log keeps only the start of long answers.</p>
      )}
    </div>
  )
}

function Head({ title, facts, note }: { title: string; facts: string; note: string }) {
  return (
    <h3 className="figures flex flex-wrap justify-between gap-x-3">
      <span>
        <span className="font-medium">{title}</span>
        <span> </span>
        <span className="font-normal text-ink2">{facts}</span>
      </span>
      <span className="text-12 font-normal text-ink2 [overflow-wrap:anywhere]">{note}</span>
    </h3>
  )
}

function answerFacts({ status, ms, answer, attempt }: WireDetail): string {
  const parts = [status === null ? 'none' : `${status}`, ms === null ? null : `in ${ms} ms`]
  const again = attempt > 1 ? `, try ${attempt}` : ''
  return `${parts.filter((part) => part !== null).join(' ')}${sizeText(answer)}${again}`
}

function sizeText(body: WireBody | null): string {
  return body === null ? '' : `, ${(body.bytes / 1000).toFixed(1)} kB`
}
