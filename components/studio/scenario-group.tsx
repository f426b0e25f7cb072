import type { Route } from 'next'
import type { ReactNode } from 'react'
import { kindIcon, serviceOptions } from '../../lib/kinds.ts'
import type { ScenarioFamily, ScenarioLine } from '../../lib/studio/studio-view.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { finder } from '../../text/text-forms.ts'
import type { StudioAct } from './use-studio-act.ts'

type Family = { family: ScenarioFamily; label: string; icon: IconName }

const FAMILIES: readonly Family[] = [
  ...serviceOptions.map(({ value, label }) => ({ family: value, label, icon: kindIcon(value) })),
  { family: 'other', label: 'Other', icon: 'info' },
]

/**
 * How many scenarios of a family are shown before the rest is folded away; scenarios that are armed or ran
 * come first.
 */
const SHOWN = 6

/** The scenarios of a family: those that are shown, and how many match. `folds`: more can be shown. */
export type ScenarioGroup = Family & { shown: ScenarioLine[]; all: number; isOpen: boolean; folds: boolean }

/** The scenarios that match a typed text, by family, as far as the family is open. */
export function scenarioGroups(
  scenarios: readonly ScenarioLine[],
  typed: string,
  open: ReadonlySet<ScenarioFamily>,
): ScenarioGroup[] {
  const isFound = finder(typed)
  const matches = ({ title, effect, id }: ScenarioLine) => isFound(`${title} ${effect} ${id}`)
  return FAMILIES.flatMap((each) => {
    const { family } = each
    const all = scenarios.filter((line) => line.family === family && matches(line))
    if (all.length === 0) return []
    const isOpen = open.has(family)
    const isWhole = isOpen || typed.trim() !== '' || all.length <= SHOWN + 1
    // A scenario that is armed or ran is never folded away. The first two that can be armed come next.
    const busy = all.filter(isBusy)
    const wanted = new Set([...busy, ...all.filter(({ act }) => act.kind === 'arm').slice(0, 2), ...all])
    const chosen = new Set([...wanted].slice(0, Math.max(SHOWN, busy.length)))
    const shown = isWhole ? all : all.filter((line) => chosen.has(line))
    const folds = typed === '' && (isOpen || shown.length < all.length)
    return [{ ...each, shown, all: all.length, isOpen, folds }]
  })
}

function isBusy({ act, ranAt }: ScenarioLine): boolean {
  return ranAt !== null || (act.kind === 'arm' && act.left > 0)
}

/** The scenarios of a family under its name, and the button that shows the rest of them. */
export function ScenarioFamilyRows(props: { group: ScenarioGroup; onFold: () => void; children: ReactNode }) {
  const { label, icon, shown, all, folds, isOpen } = props.group
  return (
    <div>
      <div className="flex items-center gap-2 border-b bg-sunk px-4 py-1 text-ink2">
        <Icon name={icon} className="size-3.5" />
        <h3 className="font-medium text-ink">{label}</h3>
        <span className="figures">{all}</span>
        {folds && (
          <Button
            variant="plain"
            size="small"
            className="ml-auto -my-0.5"
            aria-expanded={isOpen}
            onClick={props.onFold}
          >
            {isOpen ? 'fewer' : `${all - shown.length} more`}
          </Button>
        )}
      </div>
      <div role="list" aria-label={label}>
        {props.children}
      </div>
    </div>
  )
}

/** One scenario: its trigger, its effect, and the button that opens or arms it. */
export function ScenarioRow(props: {
  line: ScenarioLine
  act: StudioAct
  blocked: string | undefined
  onToggle: (line: ScenarioLine, left: number) => void
}) {
  const { line, act } = props
  const left = line.act.kind === 'arm' ? line.act.left : 0
  const isRoute = line.act.kind === 'go' && / → /.test(line.title)
  return (
    <div className="grid min-h-9 grid-cols-[140px_minmax(0,1fr)_auto_auto] items-center gap-x-3 px-4 py-1 max-narrow:grid-cols-[minmax(0,1fr)_auto]">
      <span className={isRoute ? 'code' : 'font-medium'}>{line.title}</span>
      <span className="text-ink2 max-narrow:order-last max-narrow:col-span-2">
        <span>{line.effect}</span>
        {line.act.kind === 'none' && <span className="block text-12">{line.act.trigger}</span>}
        {line.act.kind === 'arm' && left > 0 && line.act.steps !== null && (
          <span className="block text-12 text-sand">{line.act.steps}</span>
        )}
      </span>
      <span className="figures text-12 whitespace-nowrap text-ink2 max-narrow:order-last">
        {left > 0 ? (
          <StatusPill tone="sandbox">{`armed, ${left} left`}</StatusPill>
        ) : (
          line.ranAt && `ran ${line.ranAt.slice(11, 16)}`
        )}
      </span>
      {line.act.kind === 'go' && (
        <Link href={line.act.href as Route} className={buttonClass({ size: 'small' })}>
          <span>
            <span>Go</span>
            <span className="sr-only">{`: ${line.title}`}</span>
          </span>
        </Link>
      )}
      {line.act.kind === 'arm' && (
        <BlockableButton
          size="small"
          disabledReason={props.blocked}
          pending={act.pending === `scenario ${line.id}`}
          aria-label={`${left > 0 ? 'Disarm' : 'Arm'}: ${line.effect}`}
          onClick={() => props.onToggle(line, left)}
        >
          {left > 0 ? 'Disarm' : 'Arm'}
        </BlockableButton>
      )}
      {line.act.kind === 'none' && <span />}
    </div>
  )
}
