import { coreBox, isIn } from '../../../lib/map/box.ts'
import { hasLostPins, pinToward, wholePins, type ScreenPin } from './pins.ts'
import type { Ground } from '../../map/ground.ts'

/** A hotel on a map. `price` is a short text, `$366`; empty where none is known. */
export type PinHotel = { id: string; name: string; lat: number; lng: number; price: string }

/** Events of the pins: the pointer or the focus is on a pin (null: on none), or a pin was opened. */
export type PinEvents = { onHover: (id: string | null) => void; onOpen: (id: string) => void }

type Pin = {
  hotel: PinHotel
  placed: ReturnType<Ground['put']>
  button: HTMLButtonElement
  face: HTMLSpanElement
}
type ArrowKey = Parameters<typeof pinToward>[2]

const BUTTON =
  'group grid min-h-6 min-w-6 place-items-center rounded-full outline-none data-whole:z-10 data-on:z-20 focus-visible:z-20'
const FACE =
  'figures grid h-[26px] font-sans place-items-center rounded-full border border-line2 bg-panel px-2.5 text-13 font-bold whitespace-nowrap text-ink shadow-float ' +
  'group-not-data-whole:size-3 group-not-data-whole:border-2 group-not-data-whole:border-panel group-not-data-whole:bg-accent group-not-data-whole:px-0 group-not-data-whole:overflow-hidden group-not-data-whole:text-transparent ' +
  'group-data-on:border-accent group-data-on:bg-accent group-data-on:text-accent-ink ' +
  'group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-accent'

/**
 * Price pins on a map or its picture. They are kept outside React because two hundred of them move with every
 * frame of a drag. They are buttons with one tab stop: arrow keys move between pins, Enter opens one. Where
 * two would overlap, the later one is a dot.
 */
export class PinLayer {
  readonly #ground: Ground
  readonly #stopFollowing: () => void
  readonly #events: PinEvents
  #pins: Pin[] = []
  #marked: readonly (string | null)[] = []
  #focused: string | null = null
  #frame = 0

  constructor(ground: Ground, events: PinEvents) {
    this.#ground = ground
    this.#events = events
    this.#stopFollowing = ground.onMove(this.#arrangeSoon)
  }

  /**
   * Shows these hotels, the first ones in front where they overlap. Pins of hotels that stay are reused and
   * keep the focus.
   */
  show(hotels: readonly PinHotel[]): void {
    const oldPins = new Map(this.#pins.map((pin) => [pin.hotel.id, pin]))
    this.#pins = hotels.map((hotel) => {
      const pin = oldPins.get(hotel.id) ?? this.#make(hotel)
      oldPins.delete(hotel.id)
      this.#dress(pin, hotel)
      return pin
    })
    for (const { placed } of oldPins.values()) placed.remove()
    if (!this.#pins.some(({ hotel }) => hotel.id === this.#focused)) this.#focused = null
    this.#arrange()
  }

  /** Puts the selected and the hovered hotel in the accent colour and in front. */
  mark(ids: readonly (string | null)[]): void {
    this.#marked = ids
    this.#arrange()
  }

  /** Brings the pins into view, unless at least half of them are in view already. */
  follow(): void {
    const view = this.#ground.bounds()
    const inView = this.#pins.filter(({ hotel }) => isIn(view, hotel)).length
    const around = coreBox(this.#pins.map(({ hotel }) => hotel))
    if (around && hasLostPins(inView, this.#pins.length)) this.#ground.fit(around)
  }

  /** Removes the pins and all listeners. */
  remove(): void {
    cancelAnimationFrame(this.#frame)
    this.#stopFollowing()
    for (const { placed } of this.#pins) placed.remove()
    this.#pins = []
  }

  #make(hotel: PinHotel): Pin {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = BUTTON
    const face = document.createElement('span')
    face.className = FACE
    button.append(face)
    const { id } = hotel
    button.addEventListener('pointerenter', () => this.#events.onHover(id))
    button.addEventListener('pointerleave', () => this.#events.onHover(null))
    button.addEventListener('focus', () => {
      this.#focused = id
      this.#events.onHover(id)
      this.#arrange()
    })
    button.addEventListener('blur', () => this.#events.onHover(null))
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      this.#events.onOpen(id)
    })
    button.addEventListener('keydown', (event) => this.#onKey(event, id))
    return { hotel, placed: this.#ground.put(button, hotel), button, face }
  }

  #dress(pin: Pin, hotel: PinHotel): void {
    pin.hotel = hotel
    pin.placed.move(hotel)
    pin.face.textContent = hotel.price === '' ? hotel.name : hotel.price
    pin.button.setAttribute('aria-label', hotel.price === '' ? hotel.name : `${hotel.name}, ${hotel.price}`)
    pin.button.title = hotel.name
  }

  #onKey(event: KeyboardEvent, id: string): void {
    if (!/^Arrow(Up|Down|Left|Right)$/.test(event.key)) return
    // Otherwise the map would scroll too.
    event.preventDefault()
    event.stopPropagation()
    const next = pinToward(this.#onScreen(), id, event.key as ArrowKey)
    const pin = this.#pins.find(({ hotel }) => hotel.id === next)
    if (!pin) return
    if (!isIn(this.#ground.bounds(), pin.hotel)) this.#ground.panTo(pin.hotel)
    pin.button.focus({ preventScroll: true })
  }

  #arrangeSoon = () => {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#arrange())
  }

  #arrange(): void {
    const whole = wholePins(this.#onScreen(), [...this.#marked, this.#focused])
    const stop = this.#focused ?? this.#marked.find((id) => id !== null) ?? this.#pins[0]?.hotel.id
    for (const { hotel, button } of this.#pins) {
      button.toggleAttribute('data-whole', whole.has(hotel.id))
      button.toggleAttribute('data-on', this.#marked.includes(hotel.id))
      button.tabIndex = hotel.id === stop ? 0 : -1
    }
  }

  #onScreen(): ScreenPin[] {
    return this.#pins.map(({ hotel, face }) => {
      return { id: hotel.id, ...this.#ground.spotOf(hotel), width: widthOf(face.textContent) }
    })
  }
}

/** Computed, not measured: measuring two hundred pins would force two hundred layouts. */
function widthOf(text: string): number {
  return 22 + 8 * text.length
}
