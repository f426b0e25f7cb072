import { Fragment } from 'react'
import { hasRightToLeft } from '../../lib/booking/isolated-name.ts'

/**
 * A person's name, such as `KELLER / ANNA +2`: never translated, and with a direction of its own. Where a
 * part is written from right to left, each part has one, so that surname and first names keep their sides of
 * the stroke.
 * @param props.text as `surnameFirst`, `peopleLabel` or `nameCase` answer it
 */
export function PersonName({ text, className }: { text: string; className?: string }) {
  if (!hasRightToLeft(text)) {
    return (
      <bdi translate="no" className={className}>
        {text}
      </bdi>
    )
  }
  const [, names = text, others] = /^(.*?)( \+\d+)?$/.exec(text) ?? []
  return (
    <bdi dir="ltr" translate="no" className={className}>
      {names.split(' / ').map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <span>{' / '}</span>}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
      {others !== undefined && <span>{others}</span>}
    </bdi>
  )
}
