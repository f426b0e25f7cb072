/** A pin on the screen: the middle of its bottom edge in pixels, and its width when it shows its price. */
export type ScreenPin = { id: string; x: number; y: number; width: number }

const HEIGHT = 26
const GAP = 2

/**
 * Which pins show their price; the others are dots because another pin is in the way. Earlier pins win.
 * `first` (the selected and the hovered one) always show their price, and others make room for them.
 */
export function wholePins(pins: readonly ScreenPin[], first: readonly (string | null)[]): Set<string> {
  const ordered = [
    ...pins.filter(({ id }) => first.includes(id)),
    ...pins.filter(({ id }) => !first.includes(id)),
  ]
  const placed: ScreenPin[] = []
  for (const pin of ordered) {
    if (first.includes(pin.id) || !placed.some((other) => touches(pin, other))) placed.push(pin)
  }
  return new Set(placed.map(({ id }) => id))
}

/** The pin that an arrow key moves to: the nearest in that direction. Distance sideways counts double. */
export function pinToward(
  pins: readonly Pick<ScreenPin, 'id' | 'x' | 'y'>[],
  fromId: string,
  key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
): string | null {
  const from = pins.find(({ id }) => id === fromId)
  if (!from) return pins[0]?.id ?? null
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  let best: { id: string; cost: number } | null = null
  for (const pin of pins) {
    const [dx, dy] = [pin.x - from.x, pin.y - from.y]
    const ahead = sign * (sideways ? dx : dy)
    const aside = Math.abs(sideways ? dy : dx)
    if (pin.id === fromId || ahead <= 0 || aside > 2 * ahead) continue
    const cost = ahead + 2 * aside
    if (!best || cost < best.cost) best = { id: pin.id, cost }
  }
  return best?.id ?? null
}

/**
 * True when fewer than half of the pins are in view. Only then does the map move for another page or filter.
 */
export function hasLostPins(inView: number, all: number): boolean {
  return all > 0 && inView * 2 < all
}

function touches(one: ScreenPin, other: ScreenPin): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP &&
    Math.abs(one.y - other.y) < HEIGHT + GAP
  )
}
