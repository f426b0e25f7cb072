'use client'

import { useState } from 'react'
import { VIEWERS_READ } from '../../lib/role-names.ts'
import type { StudioView } from '../../lib/studio/studio-view.ts'
import type { WireNews } from '../../lib/studio/wire-call.ts'
import { expireMySessions } from '../../server/studio/actions.ts'
import { useCommands } from '../shell/commands.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { ClockCard } from './clock-card.tsx'
import { FaultCard } from './fault-card.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { ScenarioCard } from './scenario-card.tsx'
import { useStudioAct, type StudioAct } from './use-studio-act.ts'
import { WireLogCard } from './wire-log-card.tsx'

/** The list that `j`, `k` and Enter belong to. */
type KeyedList = 'scenarios' | 'calls'

/** The sandbox studio: the tools for a demonstration. */
export function StudioScreen({ view, calls }: { view: StudioView; calls: WireNews }) {
  const act = useStudioAct()
  const [list, setList] = useState<KeyedList>('scenarios')
  const hasPlane = view.plane === 'there'
  const keyed = hasPlane ? list : 'calls'
  const blocked = view.mayAct ? undefined : VIEWERS_READ
  useCommands(
    hasPlane
      ? [
          {
            id: 'studio-scenarios',
            label: 'Scenarios',
            group: 'Studio',
            keys: 's',
            run: () => setList('scenarios'),
          },
          {
            id: 'studio-calls',
            label: 'Wire log',
            group: 'Studio',
            keys: 'l',
            run: () => setList('calls'),
          },
        ]
      : [],
  )
  return (
    <div className="flex flex-col gap-3 px-4 py-4 max-narrow:px-2">
      <StudioHead view={view} act={act} blocked={blocked} />
      {act.failed && <ActNotice tone="bad">{act.failed.message}</ActNotice>}
      <PlaneNotice plane={view.plane} />
      <div className="grid items-start gap-3.5 min-[1240px]:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        {hasPlane && (
          <div className="flex min-w-0 flex-col gap-3.5">
            <ClockCard view={view} act={act} blocked={blocked} />
            <ScenarioCard
              scenarios={view.scenarios}
              act={act}
              blocked={blocked}
              isKeyed={keyed === 'scenarios'}
              onKeyed={() => setList('scenarios')}
            />
            <FaultCard view={view} act={act} blocked={blocked} />
          </div>
        )}
        <WireLogCard
          first={calls}
          addresses={view.addresses}
          shell={hasPlane ? { act, blocked } : null}
          isKeyed={keyed === 'calls'}
          onKeyed={() => setList('calls')}
        />
      </div>
    </div>
  )
}

function StudioHead(props: { view: StudioView; act: StudioAct; blocked: string | undefined }) {
  const { view, act, blocked } = props
  return (
    <header className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="flex flex-wrap items-baseline gap-x-2.5 text-18 font-bold">
        <span>Sandbox studio</span>
        <span className="text-13 font-normal text-ink2">{`Office ${view.officeId} · nothing here reaches production`}</span>
      </h1>
      {view.plane === 'there' && (
        <div className="flex gap-2">
          <BlockableButton
            disabledReason={blocked}
            pending={act.pending === 'expire'}
            onClick={() => void act.run('expire', expireMySessions)}
          >
            Expire my session
          </BlockableButton>
          <ResetDialog view={view} act={act} blocked={blocked} />
        </div>
      )}
    </header>
  )
}

/** Why clock, scenarios and faults are missing; nothing while the control plane answers. */
function PlaneNotice({ plane }: Pick<StudioView, 'plane'>) {
  if (plane === 'there') return null
  if (plane === 'none') {
    return (
      <ActNotice tone="run">
        This booking service has no sandbox control plane, so its clock, scenarios and faults cannot be
        changed from here. The wire log still works.
      </ActNotice>
    )
  }
  return (
    <ActNotice tone="bad">
      The sandbox control plane isn't responding. Clock, scenarios and faults return when it does.
    </ActNotice>
  )
}
