import { useNetWords } from '../ui/shown-prices.tsx'

type Point = { at: string; availableCents: number }

const [WIDTH, HEIGHT, EDGE] = [260, 74, 4]

/**
 * What could be spent over the last days as one thin line of steps, with the low-balance alert dotted. The
 * figures stand beside it.
 * @param alertCents 0 for none
 */
export function FundsLine({
  points,
  now,
  alertCents,
}: {
  points: readonly Point[]
  now: Point
  alertCents: number
}) {
  const formatNet = useNetWords()
  const all = [...points, now]
  const [from, to] = [Date.parse(all[0]?.at ?? now.at), Date.parse(now.at)]
  const cents = all.map(({ availableCents }) => availableCents)
  const [low, high] = [Math.min(alertCents, ...cents), Math.max(alertCents, ...cents)]
  const x = (at: string) => ((Date.parse(at) - from) / Math.max(1, to - from)) * (WIDTH - EDGE)
  const y = (amount: number) => EDGE + (1 - (amount - low) / Math.max(1, high - low)) * (HEIGHT - 2 * EDGE)
  const round = (value: number) => Math.round(value * 10) / 10
  const path = all
    .map(({ at, availableCents }, index) => {
      const [left, top] = [round(x(at)), round(y(availableCents))]
      return index === 0 ? `M${left} ${top}` : `H${left}V${top}`
    })
    .join('')
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Available funds between ${formatNet(Math.min(...cents))} and ${formatNet(Math.max(...cents))} since then`}
      className="my-2 w-full overflow-visible"
    >
      {alertCents > 0 && (
        <path d={`M0 ${round(y(alertCents))}H${WIDTH}`} className="stroke-bad" strokeDasharray="1.5 3" />
      )}
      <path d={path} className="fill-none stroke-accent" strokeWidth="1.5" />
      <circle cx={round(x(now.at))} cy={round(y(now.availableCents))} r="2.5" className="fill-accent" />
    </svg>
  )
}
