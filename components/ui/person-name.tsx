import { Fragment } from 'react'

/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * A person's name, such as `KELLER / ANNA +2`: never translated, and with a direction of its own. Where a part
 * is written from right to left, each part has one, so that surname and first names keep their sides of the
 * stroke.
 * @param props.text as `surnameFirst`, `peopleLabel` or `nameCase` answer it
 */
export function PersonName({ text, className }: { text: string; className?: string }) {
  if (!RIGHT_TO_LEFT.test(text)) {
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
