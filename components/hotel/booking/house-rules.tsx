import { Card } from '../../ui/card.tsx'

/** What the house asks of its guests, as it was supplied; absent where nothing was. */
export function HouseRules({ remarks }: { remarks: readonly string[] }) {
  if (remarks.length === 0) return null
  return (
    <Card title="House rules">
      <ul className="py-2">
        {remarks.map((remark) => {
          const [, title, text] = /^([^:]{1,40}): (.+)$/s.exec(remark) ?? [null, null, remark]
          return (
            <li key={remark} className="px-4 py-1.5">
              {title && <span className="font-medium">{title}. </span>}
              <span className="text-ink2">{text}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
