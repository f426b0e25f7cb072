import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'
import { countryFinder } from '../../components/place/country-field.tsx'
import { forgetPlaces } from '../../components/place/places-source.ts'
import { noteServiceAnswers } from '../../components/shell/service-away.ts'
import { forgetInput } from '../../components/ui/first-input.ts'
import { forgetArrivals } from '../../components/ui/server-clock.ts'
import { comboboxListCode } from '../../components/ui/combobox/combobox.tsx'
import { selectListCode } from '../../components/ui/select.tsx'
import { takeToasts } from '../../components/ui/toast.ts'
import { forgetAnswers, answerFromDesk } from './answers.ts'
import { checkCodes } from './check-codes.ts'
import { checkFailureOnScreen } from './check-failures.ts'
import { checkTexts } from './check-texts.ts'
import { releaseTime } from './fake-time.ts'

// The two ways out of a component: the router, and the desk's server behind server actions and `fetch`. Each
// is replaced here and nowhere else, because all files share these modules. A call that a test does not
// expect fails.

vi.mock('next/navigation', () => import('./navigation.ts'))
vi.mock('next-auth/react', async () => (await import('./actions.ts')).nextAuth)
vi.mock('../../server/booking/actions.ts', async () => (await import('./actions.ts')).bookingActions)
vi.mock('../../server/air/actions.ts', async () => (await import('./actions.ts')).airActions)
vi.mock('../../server/accounts/actions.ts', async () => (await import('./actions.ts')).accountActions)
vi.mock('../../server/client/actions.ts', async () => (await import('./actions.ts')).clientActions)
vi.mock('../../server/invoice/actions.ts', async () => (await import('./actions.ts')).invoiceActions)
vi.mock('../../server/quote/actions.ts', async () => (await import('./actions.ts')).quoteActions)
vi.mock('../../server/trip/actions.ts', async () => (await import('./actions.ts')).tripActions)
vi.mock('../../server/trip/copy-actions.ts', async () => (await import('./actions.ts')).tripCopyActions)
vi.mock('../../server/trip/hold-actions.ts', async () => (await import('./actions.ts')).tripHoldActions)
vi.mock('../../server/office/actions.ts', async () => (await import('./actions.ts')).officeActions)
vi.mock('../../server/traveller/actions.ts', async () => (await import('./actions.ts')).travellerActions)
vi.mock('../../server/macro/actions.ts', async () => (await import('./actions.ts')).macroActions)
vi.mock('../../server/shell/actions.ts', async () => (await import('./actions.ts')).shellActions)
vi.mock('../../server/today/actions.ts', async () => (await import('./actions.ts')).todayActions)
vi.mock('../../server/wallet/actions.ts', async () => (await import('./actions.ts')).walletActions)
vi.mock('../../server/draft/actions.ts', async () => (await import('./actions.ts')).draftActions)
vi.mock('../../server/session/actions.ts', async () => (await import('./actions.ts')).sessionActions)
vi.mock('../../server/studio/actions.ts', async () => (await import('./actions.ts')).studioActions)
vi.mock('../../components/air/results/stream.ts', async () => (await import('./actions.ts')).stream)
// jsdom has no WebGL: no map can be made.
vi.mock('../../components/map/maplibre.ts', () => ({ maplibre: { Map: vi.fn() } }))

// A missing element is named by its query; the whole document would hide that.
configure({
  getElementError: (message) => new Error(message ?? 'not found'),
  asyncUtilTimeout: 10_000,
})

vi.stubGlobal('fetch', answerFromDesk)

// jsdom leaves these out because it has no layout. Everything counts as visible, and nothing is resized.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
Object.assign(Element.prototype, {
  scrollIntoView() {},
  scrollTo() {},
  checkVisibility: () => true,
})

// As on a page that has been idle; `late-lists.test.tsx` shows what comes before that.
beforeAll(() => Promise.all([comboboxListCode, selectListCode, countryFinder].map((code) => code.load())))

afterEach(async () => {
  try {
    releaseTime()
    checkTexts()
    checkCodes()
    await checkFailureOnScreen()
  } finally {
    cleanup()
    vi.resetAllMocks()
    vi.restoreAllMocks()
    forgetAnswers()
    forgetBrowser()
  }
})

/** Empties what a component has left in its modules and in the browser, before the next test begins. */
function forgetBrowser(): void {
  sessionStorage.clear()
  localStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; max-age=0`
  history.replaceState(null, '', '/')
  forgetPlaces()
  forgetInput()
  forgetArrivals()
  takeToasts()
  noteServiceAnswers()
}
