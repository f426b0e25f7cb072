'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import type { DraftAbout } from '../../../lib/booking/draft.ts'
import { askDesk } from '../../../lib/read.ts'
import { saveDraft } from '../../../server/draft/actions.ts'
import { belongsToSomebodyElse } from '../../session/other-tabs.ts'
import { onSessionRenewed, raiseSessionExpired } from '../../session/session-expired.ts'

const REST_MILLISECONDS = 800
/** The longest wait while the agent types without a pause. */
const LONGEST_MILLISECONDS = 3000

/** The pause before a draft that could not be saved is saved again. */
const AGAIN_MILLISECONDS = 10_000

/** Whether the form's content is saved on the server. */
export type DraftStanding = 'blank' | 'saving' | 'saved' | 'failed'

type DraftProps<Form extends FieldValues> = {
  kind: BookingKind
  form: UseFormReturn<Form>
  /** Offer and subject that the draft belongs to; null while they are not known. */
  about: DraftAbout | null
  /**
   * Offer and subject may still change: until they are certain the form is saved only when its page is left.
   */
  isEarly: boolean
  /** True when nothing was typed yet: then nothing is saved. */
  isBlank: (form: Form) => boolean
  restored: boolean
  /** When the server saved the restored values; null where it did not. */
  savedAt: string | null
  paused: boolean
}

/**
 * Saves the form while it is filled in: 0.8 s after the last change, at the latest 3 s after the first, one
 * save at a time, and again for changes made meanwhile. Paused during a hold, since the server erases the
 * draft once it is booked.
 * @returns `savedAt` tells when the server saved all that the form has now; null if something is not saved
 */
export function useDraft<Form extends FieldValues>(
  props: DraftProps<Form>,
): { standing: DraftStanding; savedAt: () => string | null } {
  const { kind, form, about, isEarly, isBlank, paused } = props
  const [standing, setStanding] = useState<DraftStanding>(props.restored ? 'saved' : 'blank')
  const saving = useRef(false)
  /** There are changes that are not saved yet. */
  const dirty = useRef(false)
  const savedAt = useRef(props.savedAt)

  const save = useCallback(async () => {
    if (saving.current || isEarly) return
    if (!about) return setStanding('failed')
    saving.current = true
    let isSaved = true
    while (isSaved && dirty.current && !isBlank(form.getValues())) {
      dirty.current = false
      isSaved = await saveDraft(kind, { ...about, form: form.getValues() }).then(
        (answer) => {
          if (answer.kind === 'session') raiseSessionExpired()
          if (answer.kind === 'kept') savedAt.current = answer.savedAt
          return answer.kind === 'kept'
        },
        () => false,
      )
      if (!isSaved) dirty.current = true
      setStanding(isSaved ? (dirty.current ? 'saving' : 'saved') : 'failed')
    }
    saving.current = false
  }, [kind, form, about, isEarly, isBlank])

  // Changes that a hold has interrupted are saved at once: if the offer was gone, the agent leaves for
  // another one.
  const saveRest = useCallback(() => {
    if (dirty.current) void save()
  }, [save])
  useSaveAgain(saveRest, { paused, failed: standing === 'failed' })
  const noteChange = useCallback(() => {
    dirty.current = true
    setStanding('saving')
  }, [])
  useTypingPauses({ form, paused, onChange: noteChange, onPause: save })

  useSaveOnLeave(() =>
    !paused && !belongsToSomebodyElse() && dirty.current && about && !isBlank(form.getValues())
      ? { kind, draft: { ...about, form: form.getValues() } }
      : null,
  )

  return { standing, savedAt: () => (dirty.current || saving.current ? null : savedAt.current) }
}

/**
 * Saves what is not saved yet, unless `paused`: at once, after the next sign-in, and when the connection is
 * back. The desk may be away while the browser has a connection, and nothing tells when it is back: after a
 * failure it is tried again and again.
 */
function useSaveAgain(saveRest: () => void, { paused, failed }: { paused: boolean; failed: boolean }) {
  useEffect(() => {
    if (paused) return
    saveRest()
    const stopListening = onSessionRenewed(saveRest)
    window.addEventListener('online', saveRest)
    return () => {
      stopListening()
      window.removeEventListener('online', saveRest)
    }
  }, [saveRest, paused])

  useEffect(() => {
    if (!failed || paused) return
    const timer = setInterval(saveRest, AGAIN_MILLISECONDS)
    return () => clearInterval(timer)
  }, [failed, paused, saveRest])
}

/** Calls `onChange` for each change of a form, and `onPause` after a rest, however long it is typed into. */
function useTypingPauses<Form extends FieldValues>(props: {
  form: UseFormReturn<Form>
  paused: boolean
  onChange: () => void
  onPause: () => Promise<void>
}) {
  const { form, paused, onChange, onPause } = props
  useEffect(() => {
    if (paused) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let firstAtMs: number | null = null
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        onChange()
        clearTimeout(timer)
        firstAtMs ??= performance.now()
        const left = firstAtMs + LONGEST_MILLISECONDS - performance.now()
        timer = setTimeout(
          () => {
            firstAtMs = null
            void onPause()
          },
          Math.max(0, Math.min(REST_MILLISECONDS, left)),
        )
      },
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [form, paused, onChange, onPause])
}

/**
 * Saves unsaved changes when the screen is left, the page is closed or the tab goes to the background. The
 * request outlives the page; a server action would be cancelled with it.
 */
function useSaveOnLeave(unsaved: () => object | null) {
  const latest = useRef(unsaved)
  useEffect(() => {
    latest.current = unsaved
  })
  useEffect(() => {
    const send = () => {
      const body = latest.current()
      if (body === null) return
      // Without an answer nothing more can be done: the page is going.
      void askDesk('/api/draft', { send: body, keepalive: true }).catch(() => undefined)
    }
    const sendIfHidden = () => {
      if (document.visibilityState === 'hidden') send()
    }
    window.addEventListener('pagehide', send)
    document.addEventListener('visibilitychange', sendIfHidden)
    return () => {
      window.removeEventListener('pagehide', send)
      document.removeEventListener('visibilitychange', sendIfHidden)
      send()
    }
  }, [])
}
