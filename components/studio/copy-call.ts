import type { StudioView } from '../../lib/studio/studio-view.ts'
import { SESSION_VARIABLE, TOKEN_VARIABLE, type WireDetail } from '../../lib/studio/wire-call.ts'
import { showToast } from '../ui/toast.ts'

/** Copies a call as a command, and says so. */
export async function copyCurl(call: WireDetail, { main, v3 }: StudioView['addresses']): Promise<void> {
  await copied(curlOf(call, isV3(call) ? v3 : main), 'cURL command')
}

/** Copies the answer to a call. */
export async function copyAnswer(call: WireDetail): Promise<void> {
  if (call.answer) await copied(call.answer.text, 'Answer')
}

/** Operations of v3 are called with a token. */
function isV3({ headers }: WireDetail): boolean {
  return headers.some(([name]) => name === 'authorization')
}

/** Copies a text, and says so; `what` begins the sentence. */
export async function copied(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: `${what} copied`, tone: 'ok' })
  } catch {
    showToast({ title: `Couldn't copy. Select the text instead.` })
  }
}

/**
 * The call as a command for a shell that has `SESSION_ID` and `TOKEN` set. Masked values stay masked, so a
 * booking's people must be filled in again.
 * @param base base address of the operation's family
 */
function curlOf(call: WireDetail, base: string): string {
  const query = call.query.map(([name, value]) => `${encodeURIComponent(name)}=${valueInQuery(value)}`)
  const address = `${base}${call.path}${query.length > 0 ? `?${query.join('&')}` : ''}`
  const parts = [`curl -X ${call.method} ${quoted(address)}`]
  for (const [name, value] of call.headers) parts.push(`-H ${quoted(`${name}: ${value}`)}`)
  if (call.request) parts.push(`--data-raw ${quoted(call.request.text)}`)
  return parts.join(' \\\n  ')
}

function valueInQuery(value: string): string {
  return value === SESSION_VARIABLE ? value : encodeURIComponent(value)
}

/** Puts a text in single quotes, so that the shell expands only the two variables. */
function quoted(text: string): string {
  const whole = `'${text.replaceAll("'", `'\\''`)}'`
  return [SESSION_VARIABLE, TOKEN_VARIABLE].reduce(
    (done, variable) => done.replaceAll(variable, () => `'"${variable}"'`),
    whole,
  )
}
