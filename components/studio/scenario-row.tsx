import type { Route } from 'next'
import type { ScenarioLine } from '../../lib/studio/studio-view.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { RowLink } from '../ui/row-link.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import type { StudioAct } from './use-studio-act.ts'

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
      </span>
      <span className="figures text-12 whitespace-nowrap text-ink2 max-narrow:order-last">
        {left > 0 ? (
          <StatusPill tone="sandbox">{`armed, ${left} left`}</StatusPill>
        ) : (
          line.ranAt && `ran ${line.ranAt.slice(11, 16)}`
        )}
      </span>
      {line.act.kind === 'go' && (
        <RowLink href={line.act.href as Route} className={buttonClass({ size: 'small' })}>
          <span>
            <span>Go</span>
            <span className="sr-only">{`: ${line.title}`}</span>
          </span>
        </RowLink>
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
