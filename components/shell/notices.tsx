'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { buttonClass } from '../ui/button-class.ts'
import { cx } from '../ui/cx.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { LiveRegion } from '../ui/live-region.tsx'
import { useStore } from '../ui/store.ts'
import {
  closeToast,
  endToastsOfScreen,
  isPassing,
  toasts,
  type ToastNews,
  type ToastTone,
} from '../ui/toast.ts'
import { useUnpressed } from '../ui/use-unpressed.ts'

const TONES: Record<ToastTone, { icon: IconName; className: string }> = {
  plain: { icon: 'info', className: 'text-ink3' },
  ok: { icon: 'check', className: 'text-ok' },
  bad: { icon: 'warning', className: 'text-bad' },
}

/** How long a passing notice stays, unless the pointer or the focus is on it. */
const PASSING_MILLISECONDS = 6000
const NONE: readonly ToastNews[] = []

/**
 * The place of notices in the frame: below the rail where that has words, and otherwise a row between header
 * and screen. Nothing else is ever there, and it covers nothing. F6 moves the focus to it and back.
 */
export function Notices() {
  const shown = useUnpressed(useStore(toasts, NONE))
  const region = useRef<HTMLElement>(null)
  const goBack = useNoticeKey(region)
  useSteadyScreen()
  const pathname = usePathname()
  useEffect(() => endToastsOfScreen, [pathname])

  return (
    <>
      <section
        ref={region}
        aria-label="Notices"
        aria-keyshortcuts="F6"
        tabIndex={-1}
        className={cx(
          'max-h-[40dvh] overflow-y-auto [grid-area:notices] print:hidden',
          shown.length > 0 && 'border-line wide:border-r wide:p-2.5 max-wide:border-b',
        )}
      >
        <ul className="flex flex-col wide:gap-2 max-wide:divide-y">
          {shown.map((news) => (
            <Notice key={keyOf(news)} news={news} onGone={goBack} />
          ))}
        </ul>
      </section>
      <Spoken shown={shown} />
    </>
  )
}

/** The key of a topic or sort: a notice that replaces another one takes its place. */
function keyOf(news: ToastNews): string {
  return news.topic ?? (isPassing(news) ? ' passing' : ' to act on')
}

function Notice({ news, onGone }: { news: ToastNews; onGone: () => void }) {
  const [isUsed, setIsUsed] = useState(false)
  const tone = TONES[news.tone ?? 'plain']
  const passes = isPassing(news) && !isUsed
  useEffect(() => {
    if (!passes) return
    const timer = setTimeout(() => closeToast(news), PASSING_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [news, passes])
  const close = () => {
    onGone()
    closeToast(news)
  }
  const { action } = news

  return (
    <li
      onPointerEnter={() => setIsUsed(true)}
      onPointerLeave={() => setIsUsed(false)}
      onFocus={() => setIsUsed(true)}
      onBlur={() => setIsUsed(false)}
      className="flex animate-arrive items-start gap-2.5 bg-panel px-4 py-2 wide:rounded-control wide:border wide:p-2.5 max-narrow:px-2"
    >
      <Icon name={tone.icon} className={cx('mt-0.5 shrink-0', tone.className)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
        <div className="min-w-0 break-words max-wide:flex-1">
          <p className="font-medium">{news.title}</p>
          {news.description && <p className="text-12 text-ink2">{news.description}</p>}
        </div>
        {action && (
          <button
            type="button"
            className={buttonClass({ size: 'small' })}
            onClick={() => {
              close()
              action.run()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={close}
        className="-m-1 shrink-0 rounded-pill p-1 text-ink3 hover:bg-sunk hover:text-ink pointer-coarse:p-2.5"
      >
        <Icon name="close" />
      </button>
    </li>
  )
}

/** Says a notice once. Both regions are there before it, and windows above the page leave them on. */
function Spoken({ shown }: { shown: readonly ToastNews[] }) {
  const [said, setSaid] = useState({ shown: NONE, polite: '', urgent: '' })
  if (said.shown !== shown) {
    const wordsOf = (urgent: boolean, before: string) => {
      const ofSort = shown.filter((news) => isUrgent(news) === urgent)
      const fresh = ofSort.filter((news) => !said.shown.includes(news))
      if (fresh.length === 0) return ofSort.length === 0 ? '' : before
      return fresh.map(({ title, description }) => [title, description].filter(Boolean).join('. ')).join(' ')
    }
    setSaid({ shown, polite: wordsOf(false, said.polite), urgent: wordsOf(true, said.urgent) })
  }
  return (
    <>
      <LiveRegion message={said.polite} />
      <LiveRegion message={said.urgent} urgent />
    </>
  )
}

function isUrgent({ tone, stays }: ToastNews): boolean {
  return tone === 'bad' && stays !== true
}

/**
 * Keeps the text that is being read in its place while a row above the screen appears or disappears: the
 * screen scrolls by as much as its upper edge has moved.
 */
function useSteadyScreen(): void {
  useEffect(() => {
    const screen = document.querySelector('#screen')
    if (!screen) return
    let top = screen.getBoundingClientRect().top
    const observer = new ResizeObserver(() => {
      const next = screen.getBoundingClientRect().top
      screen.scrollTop += next - top
      top = next
    })
    observer.observe(screen)
    return () => observer.disconnect()
  }, [])
}

/**
 * F6 moves the focus to the notices, also from a field, and from there back to where it was.
 * @returns moves the focus back if a notice has it: call it before that notice is closed
 */
function useNoticeKey(region: RefObject<HTMLElement | null>): () => void {
  const from = useRef<Element | null>(null)
  const goBack = () => {
    if (!region.current?.contains(document.activeElement)) return
    const back = from.current?.isConnected ? from.current : document.querySelector('#screen')
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  }
  const back = useRef(goBack)
  useEffect(() => {
    back.current = goBack
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const notices = region.current
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || !notices) return
      if (notices.contains(document.activeElement)) {
        event.preventDefault()
        back.current()
        return
      }
      const first = notices.querySelector('button')
      // Without a notice the key is left to the browser.
      if (!first) return
      event.preventDefault()
      from.current = document.activeElement
      first.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [region])
  return goBack
}
