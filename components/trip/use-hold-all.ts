'use client'

import { useRef, useState } from 'react'
import {
  nextStep,
  type FailureChoice,
  type HoldPlan,
  type HoldRun,
  type PlanLine,
  type RunOutcome,
} from '../../lib/trip/hold-run.ts'
import { beginHoldAll, planHoldAll, stepHoldAll, stopHoldAll } from '../../server/trip/hold-actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { showToast } from '../ui/toast.ts'
import { useReadBalance } from '../wallet/live-balance.tsx'
import { runText } from './run-text.ts'

const NO_ANSWER = 'The desk did not answer. What was held is stored: go on, and it is looked up.'
const SIGNED_OUT = 'You were signed out. Sign in, and go on.'
const INTERRUPTED = 'This stopped in the middle. Go on, or stop here.'

/** Between two looks for a hold that has no answer yet. */
const PAUSE_MS = 2000

/** How far holding all is: what it would do, or what it has done. `problem`: why it does not go on. */
export type HoldAllState =
  | { phase: 'planning' }
  | { phase: 'plan'; plan: HoldPlan; beginning: boolean; problem: string | null }
  | { phase: 'run'; run: HoldRun; going: boolean; problem: string | null }

/**
 * Holds all options of a trip: first what that would do, then step by step. Closing the window stops nothing:
 * the end is told by a notice then. What was done is on the server, so a page that is opened again goes on
 * where the last one stopped.
 */
export function useHoldAll(tripId: string, refresh: () => void) {
  const readBalance = useReadBalance()
  const [state, setState] = useState<HoldAllState | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isShown = useRef(false)
  function show(open: boolean) {
    isShown.current = open
    setOpen(open)
  }

  async function plan() {
    setState({ phase: 'planning' })
    show(true)
    const outcome = await planHoldAll(tripId).catch(() => null)
    if (outcome?.kind === 'plan') {
      setState({ phase: 'plan', plan: outcome, beginning: false, problem: null })
    } else if (outcome?.kind === 'running') showRun(outcome.run)
    else {
      setState(null)
      if (outcome?.kind === 'session') raiseSessionExpired()
      else showToast({ title: outcome?.message ?? 'The desk did not answer.', tone: 'bad' })
    }
    // A check may have found that options are gone.
    refresh()
  }

  function showRun(run: HoldRun) {
    setState({ phase: 'run', run, going: false, problem: INTERRUPTED })
    show(true)
  }

  async function begin(plan: HoldPlan, lines: readonly PlanLine[], ifOneFails: FailureChoice) {
    setState({ phase: 'plan', plan, beginning: true, problem: null })
    const agreed = lines.map(({ optionId, netCents, refund }) => ({
      optionId,
      agreedCents: netCents ?? 0,
      agreedRefund: refund,
    }))
    const outcome = await beginHoldAll({ tripId, ifOneFails, agreed }).catch(() => null)
    if (outcome?.kind === 'run') return go(outcome.run)
    if (outcome?.kind === 'session') raiseSessionExpired()
    const problem =
      outcome?.kind === 'refused'
        ? outcome.message
        : 'Nothing was held. Look at the trip before you try again.'
    setState({ phase: 'plan', plan, beginning: false, problem })
  }

  async function go(from: HoldRun) {
    let run = from
    const rest = (problem: string | null) => setState({ phase: 'run', run, going: false, problem })
    while (run.endedAt === null) {
      setState({ phase: 'run', run, going: true, problem: null })
      const outcome: RunOutcome | null = await stepHoldAll({ tripId, runId: run.id }).catch(() => null)
      if (outcome?.kind !== 'run') {
        if (outcome?.kind === 'session') raiseSessionExpired()
        rest(outcome === null ? NO_ANSWER : outcome.kind === 'session' ? SIGNED_OUT : outcome.message)
        show(true)
        return refresh()
      }
      run = outcome.run
      if (isUnanswered(run)) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    if (isShown.current) rest(null)
    else {
      setState(null)
      const isWhole = run.items.every((item) => item.state === 'held')
      showToast({ title: runText(run), tone: isWhole ? 'ok' : 'bad' })
    }
    readBalance()
    refresh()
  }

  async function stop(run: HoldRun, ifOneFails: FailureChoice, going: boolean) {
    const outcome = await stopHoldAll({ tripId, runId: run.id, ifOneFails }).catch(() => null)
    if (outcome?.kind === 'run') {
      // A run that is going sees it at its next step.
      return going ? undefined : go(outcome.run)
    }
    if (outcome?.kind === 'session') raiseSessionExpired()
    const problem = outcome?.kind === 'refused' ? outcome.message : NO_ANSWER
    if (going) showToast({ title: `Not stopped. ${problem}`, tone: 'bad' })
    else setState({ phase: 'run', run, going, problem })
  }

  return {
    state,
    isOpen,
    plan: () => void plan(),
    showRun,
    /** Opens the window of what is under way again. */
    open: () => show(true),
    begin: (...args: Parameters<typeof begin>) => void begin(...args),
    go: (run: HoldRun) => void go(run),
    stop: (...args: Parameters<typeof stop>) => void stop(...args),
    close: () => {
      show(false)
      if (!(state?.phase === 'run' && state.going)) setState(null)
    },
  }
}

/** What holding all options of a trip offers. */
export type HoldAll = ReturnType<typeof useHoldAll>

/** Whether something was sent and its outcome is not known: there is a pause before the next look. */
function isUnanswered(run: HoldRun): boolean {
  const state = nextStep(run)?.item.state
  return state === 'sending' || state === 'releasing'
}
