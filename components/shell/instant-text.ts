/** `{ day: '20 Nov', time: '14:32', zone: 'SGT' }` of an instant in a zone; the browser's zone where none is named. */
export function instantText(instantMs: number, timeZone: string | undefined) {
  const formatter = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  })
  const parts = new Map(formatter.formatToParts(instantMs).map((part) => [part.type, part.value]))
  return {
    day: `${parts.get('day')} ${parts.get('month')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
    zone: parts.get('timeZoneName') ?? '',
  }
}
