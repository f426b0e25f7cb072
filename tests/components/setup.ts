import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { forgetAnswers, answerFromDesk } from './answers.ts'
import { checkFailureOnScreen } from './check-failures.ts'
import { releaseTime } from './fake-time.ts'
import { toUnexpected } from './unexpected.ts'

// The two ways out of a component: the router, and the desk's server behind server actions and `fetch`. Each
// is replaced here and nowhere else; a call that a test does not expect fails.

vi.mock('next/navigation', () => import('./navigation.ts'))
vi.mock('../../server/booking/actions.ts', () => ({
  holdOffer: vi.fn(toUnexpected('holdOffer')),
  holdBookingAgain: vi.fn(toUnexpected('holdBookingAgain')),
  lookUpHeld: vi.fn(toUnexpected('lookUpHeld')),
  actOnBooking: vi.fn(toUnexpected('actOnBooking')),
  adoptBookingOf: vi.fn(toUnexpected('adoptBookingOf')),
  keepListView: vi.fn(toUnexpected('keepListView')),
  dropListView: vi.fn(toUnexpected('dropListView')),
  actOnBookings: vi.fn(toUnexpected('actOnBookings')),
}))
vi.mock('../../server/air/actions.ts', () => ({
  findSameFare: vi.fn(toUnexpected('findSameFare')),
  findFareAgain: vi.fn(toUnexpected('findFareAgain')),
}))
vi.mock('../../server/office/actions.ts', () => ({
  signOutColleague: vi.fn(toUnexpected('signOutColleague')),
  signOutMyself: vi.fn(toUnexpected('signOutMyself')),
  saveOfficeSettings: vi.fn(toUnexpected('saveOfficeSettings')),
  verifyChangeLog: vi.fn(toUnexpected('verifyChangeLog')),
}))
vi.mock('../../server/traveller/actions.ts', () => ({
  saveTraveller: vi.fn(toUnexpected('saveTraveller')),
  revealSavedNumber: vi.fn(toUnexpected('revealSavedNumber')),
  revealDocument: vi.fn(toUnexpected('revealDocument')),
  findTravellers: vi.fn(toUnexpected('findTravellers')),
  exportTraveller: vi.fn(toUnexpected('exportTraveller')),
  eraseSavedTraveller: vi.fn(toUnexpected('eraseSavedTraveller')),
  eraseTraveller: vi.fn(toUnexpected('eraseTraveller')),
}))
vi.mock('../../server/today/actions.ts', () => ({
  attendTo: vi.fn(toUnexpected('attendTo')),
}))
vi.mock('../../server/wallet/actions.ts', () => ({
  sealFindText: vi.fn(toUnexpected('sealFindText')),
}))
vi.mock('../../server/draft/actions.ts', () => ({
  saveDraft: vi.fn(async () => ({ kind: 'kept' })),
}))

// A missing element is named by its query; the whole document would hide that.
configure({
  getElementError: (message) => new Error(message ?? 'not found'),
  asyncUtilTimeout: 10_000,
})

vi.stubGlobal('fetch', answerFromDesk)

// What jsdom leaves out because it has no layout. Everything counts as visible, and nothing is resized.
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

afterEach(async () => {
  releaseTime()
  try {
    await checkFailureOnScreen()
  } finally {
    cleanup()
    vi.resetAllMocks()
    forgetAnswers()
    sessionStorage.clear()
  }
})
