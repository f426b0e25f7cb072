import { formatCents, type ClientCents, type NetCents } from '../../../lib/money.ts'
import { BlockableButton } from '../../ui/blockable-button.tsx'
import { Button } from '../../ui/button.tsx'
import { focusNextInList } from '../../ui/focus-after.ts'
import { Icon } from '../../ui/icon.tsx'
import { useNetFormat } from '../../ui/shown-prices.tsx'
import { CollectButton } from '../../trip/collect-button.tsx'
import { StatusMark } from '../../ui/status-pill.tsx'
import { checkText, checkWords } from '../results/fare-check.ts'
import { fareName } from '../results/fare-name.ts'
import type { ListedFare, Flight } from '../results/flight.ts'
import type { Pin } from '../results/pins.ts'
import { listTabStop } from './list-tab-stop.ts'
import type { SelectedFare } from './selection.ts'

/**
 * The bar at the bottom: the chosen fare or the pinned ones, their actions, and the keys. On a phone the fare
 * has a line of its own, and all buttons stand in one below it.
 */
export function FareSelectionBar(props: {
  selected: SelectedFare | null
  pins: readonly Pin[]
  askedCabin: number
  shownOf: (netCents: NetCents) => ClientCents
  blockedReason: string | undefined
  /** Address of the form of the chosen fare. */
  formHref: string | null
  onOpen: () => void
  onHold: () => void
  onReprice: () => void
  onPin: () => void
  onCompare: () => void
  onUnpin: (pin: Pin) => void
  /** Searches again: offered where the chosen fare is gone. */
  onAgain: () => void
}) {
  const { selected, pins } = props
  const isGone = selected?.fare.check?.kind === 'gone'
  return (
    <section
      aria-label="Selected fare"
      className="bottom-bar sticky bottom-0 z-10 -mx-4 mt-auto -mb-4 flex flex-wrap items-center wide:flex-nowrap gap-x-2 gap-y-1.5 border-t bg-panel px-4 py-2.5 max-narrow:-mx-3 max-narrow:-mb-3 max-narrow:px-3"
    >
      {pins.length > 0 && <Tray {...props} />}
      {selected && (
        <>
          <ChosenLine selected={selected} askedCabin={props.askedCabin} shownOf={props.shownOf} />
          <Button keys="Enter" onClick={props.onOpen} className="max-wide:hidden">
            Details
          </Button>
          <Button keys="c" onClick={props.onPin} className="max-wide:hidden">
            {pins.some((pin) => pin.fare === selected.fare) ? 'Unpin' : 'Pin'}
          </Button>
          {isGone ? (
            <Button onClick={props.onAgain} className={SHARED_LINE}>
              Search again
            </Button>
          ) : (
            <Button
              keys="p"
              pending={selected.fare.check?.kind === 'checking'}
              onClick={props.onReprice}
              className={SHARED_LINE}
            >
              Check price
            </Button>
          )}
          <CollectButton kind="air" href={isGone ? null : props.formHref} className="max-wide:hidden" />
          <BlockableButton
            variant="primary"
            keys="b"
            disabledReason={props.blockedReason}
            onClick={props.onHold}
            className={SHARED_LINE}
          >
            Hold
          </BlockableButton>
        </>
      )}
    </section>
  )
}

/** The chosen fare in one line, with its price, and below it the result of the last price check. */
function ChosenLine(props: {
  selected: SelectedFare
  askedCabin: number
  shownOf: (netCents: NetCents) => ClientCents
}) {
  const { selected } = props
  return (
    <div className="min-w-[200px] flex-1 max-narrow:order-first max-narrow:basis-full">
      {/* The price is never cut, whatever else is. */}
      <p className="figures flex gap-1">
        <span className="min-w-0 truncate">
          <span className="font-bold">{selected.number}</span>
          <span>{` · ${flightText(selected.flight)} · ${fareName(selected.fare, props.askedCabin)}`}</span>
        </span>
        <span className="whitespace-nowrap">
          <span>{'· '}</span>
          <span translate="no" className="font-bold">
            {formatCents(props.shownOf(selected.fare.price.totalCents))}
          </span>
        </span>
      </p>
      <CheckLine fare={selected.fare} shownOf={props.shownOf} />
    </div>
  )
}

/* Buttons that fill the line below the fare on a phone. */
const SHARED_LINE = 'max-narrow:flex-1 max-narrow:justify-center'

/** The pinned fares, each with a button that unpins it; the focus goes on to the next. */
function Tray(
  props: Pick<Parameters<typeof FareSelectionBar>[0], 'pins' | 'shownOf' | 'onCompare' | 'onUnpin'>,
) {
  return (
    <div
      role="group"
      aria-label="Pinned fares"
      className="flex min-w-0 flex-wrap items-center gap-1.5 wide:flex-nowrap wide:overflow-x-auto wide:[scrollbar-width:none]"
    >
      <Button keys="Shift+C" onClick={props.onCompare}>
        {`Compare ${props.pins.length}`}
      </Button>
      <ul className="contents max-wide:hidden">
        {props.pins.map((pin) => {
          const price = formatCents(props.shownOf(pin.fare.price.totalCents))
          return (
            <li key={`${pin.flight.key}|${pin.fare.id}`} className="flex shrink-0">
              <button
                type="button"
                aria-label={`Unpin ${flightText(pin.flight)} ${price}`}
                title={flightText(pin.flight)}
                onClick={(event) => {
                  focusNextInList(event.currentTarget, listTabStop)
                  props.onUnpin(pin)
                }}
                className="figures inline-flex h-7 items-center gap-1.5 rounded-control border bg-panel px-2 text-12 hover:bg-sunk"
              >
                {pin.isGone && <span className="text-bad">gone</span>}
                <span>{`${pin.flight.airlines.join(', ')} ${price}`}</span>
                <Icon name="close" className="size-3 text-ink3" />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const TONE_TEXT = { ok: 'text-ok', held: 'text-held', bad: 'text-bad' }

/** The result of the last price check, announced politely. */
function CheckLine({ fare, shownOf }: { fare: ListedFare; shownOf: (netCents: NetCents) => ClientCents }) {
  const formatNet = useNetFormat()
  const tone = fare.check ? checkWords(fare.check).tone : 'ok'
  return (
    <p role="status" className={`figures flex items-center gap-1.5 text-12 empty:hidden ${TONE_TEXT[tone]}`}>
      {fare.check && (
        <>
          <StatusMark tone={tone} className="size-2" />
          <span>{checkText(fare.check, shownOf, formatNet)}</span>
        </>
      )}
    </p>
  )
}

/** `EK via DXB`. */
function flightText(flight: Flight): string {
  const via = flight.connections.length > 0 ? ` via ${flight.connections.join(', ')}` : ''
  return `${flight.airlines.join(', ')}${via}`
}
