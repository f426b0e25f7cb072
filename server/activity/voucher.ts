import 'server-only'
import { Readable } from 'node:stream'
import { downloadZip } from 'client-zip'
import type { ResponseOf } from '../../contract/registry.ts'
import type { WantedVoucher } from '../booking/kind.ts'
import type { Desk } from '../desk.ts'
import { callAs, openAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import { outcomeFailure } from '../gateway-client/outcome-failure.ts'
import { failure } from '../request/failure.ts'
import { attachment, inline } from '../request/content-disposition.ts'
import type { AnyGrant } from '../session/grant.ts'
import { voucherCover } from './voucher-cover.ts'

/** Names the cover page where a voucher is named by its uuid. */
const COVER = 'cover'
const MAX_BYTES = 20_000_000
/** Types that a browser may show; everything else is only saved. */
const TYPES = new Map([
  ['application/pdf', 'pdf'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
])

type Voucher = ResponseOf<'activity.vouchers'>['data'][number]

/**
 * Answers a voucher of a booking, its cover page, or all of them: one as its file, several as a zip with the
 * cover page, which is written while the gateway sends them. The gateway decides who may have them; a voucher
 * must be in the list of the booking that it is asked for with. 404: no such booking or voucher; 409: none
 * (yet, or any more).
 */
export async function activityVoucherAnswer(
  desk: Desk,
  grant: AnyGrant,
  reference: string,
  { voucher, shown }: WantedVoucher,
): Promise<Response> {
  const listed = await callAs(desk, grant, 'activity.vouchers', { uuid: reference, page: 1, per_page: 100 })
  if (listed.kind !== 'ok') return outcomeFailure(listed)
  const vouchers = listed.data.data
  if (vouchers.length === 0) return failure(409, 'NoVoucher', 'This booking has no voucher.')
  if (voucher === COVER) {
    const cover = await voucherCover(desk, grant, reference, vouchers)
    if (cover.kind !== 'ok') return outcomeFailure(cover)
    const body = Readable.toWeb(cover.data) as ReadableStream<Uint8Array>
    const name = `cover-${reference}.pdf`
    return new Response(body, {
      headers: headersOf('application/pdf', shown ? inline(name) : attachment(name)),
    })
  }
  const wanted = voucher === null ? vouchers : vouchers.filter(({ uuid }) => uuid === voucher)
  const [first] = wanted
  if (!first) return failure(404, 'NotFound')
  if (wanted.length > 1) return zipOf(desk, grant, reference, wanted)
  const file = await openVoucher(desk, grant, reference, first)
  if (file.kind !== 'ok') return outcomeFailure(file)
  const { body, type, extension } = file.data
  const name = `${nameOf(first, reference)}.${extension}`
  const disposition = shown && TYPES.has(type) ? inline(name) : attachment(name)
  return new Response(body, { headers: headersOf(type, disposition) })
}

type File = { body: ReadableStream<Uint8Array> | null; type: string; extension: string }

async function openVoucher(
  desk: Desk,
  grant: AnyGrant,
  reference: string,
  { uuid }: Voucher,
): Promise<CallOutcome<File>> {
  const opened = await openAs(desk, grant, 'activity.download-voucher', { uuid: reference, voucher: uuid })
  if (opened.kind !== 'ok') return opened
  const response = opened.data
  if (!response.ok) {
    void response.body?.cancel()
    const code = { 401: 'unauthorized', 403: 'forbidden' }[response.status] ?? 'not_found'
    return { kind: 'refused', code, message: '', httpStatus: response.status }
  }
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? ''
  const extension = TYPES.get(type)
  const body = response.body?.pipeThrough(atMost(MAX_BYTES)) ?? null
  return {
    kind: 'ok',
    data: extension
      ? { body, type, extension }
      : { body, type: 'application/octet-stream', extension: 'bin' },
  }
}

/** The first file is opened before anything is answered, so that a refusal can still be answered as one. */
async function zipOf(
  desk: Desk,
  grant: AnyGrant,
  reference: string,
  vouchers: readonly Voucher[],
): Promise<Response> {
  const [first, ...rest] = vouchers
  if (!first) return failure(404, 'NotFound')
  const opened = await openVoucher(desk, grant, reference, first)
  if (opened.kind !== 'ok') return outcomeFailure(opened)
  const entry = (voucher: Voucher, { body, extension }: File) => ({
    name: `${nameOf(voucher, reference)}.${extension}`,
    lastModified: new Date(voucher.generatedAt),
    input: new Response(body),
  })
  const cover = await voucherCover(desk, grant, reference, vouchers)
  if (cover.kind !== 'ok') {
    void opened.data.body?.cancel()
    return outcomeFailure(cover)
  }
  const coverEntry = {
    name: `cover-${reference}.pdf`,
    lastModified: new Date(first.generatedAt),
    input: new Response(Readable.toWeb(cover.data) as ReadableStream<Uint8Array>),
  }
  async function* entries() {
    yield coverEntry
    if (opened.kind === 'ok') yield entry(first as Voucher, opened.data)
    for (const voucher of rest) {
      const file = await openVoucher(desk, grant, reference, voucher)
      // The answer has begun: cutting it off is the only way to say that it is incomplete.
      if (file.kind !== 'ok') throw new Error('a voucher cannot be read')
      yield entry(voucher, file.data)
    }
  }
  const { body } = downloadZip(entries())
  return new Response(body, {
    headers: headersOf('application/zip', attachment(`vouchers-${reference}.zip`)),
  })
}

/** The supplier's text names the file only where it cannot be more than a name. */
function nameOf({ uuid, visualId }: Voucher, reference: string): string {
  return `voucher-${visualId !== undefined && /^[\w-]{1,64}$/.test(visualId) ? visualId : `${reference}-${uuid}`}`
}

function headersOf(type: string, disposition: string) {
  return {
    'content-type': type,
    'content-disposition': disposition,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
}

/** Passes a body on and breaks off a longer one. */
function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0
  return new TransformStream({
    transform(chunk, controller) {
      passed += chunk.byteLength
      if (passed > bytes) controller.error(new Error('a voucher is too long'))
      else controller.enqueue(chunk)
    },
  })
}
