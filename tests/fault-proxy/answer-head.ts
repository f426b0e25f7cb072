import { STATUS_CODES, type OutgoingHttpHeaders } from 'node:http'

/** The bytes before the body of an HTTP/1.1 answer. */
export function answerHead(status: number, headers: OutgoingHttpHeaders): Buffer {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}: ${String(each)}`),
  )
  return Buffer.from([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n'))
}
