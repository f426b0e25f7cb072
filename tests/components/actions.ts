import { vi } from 'vitest'
import { toUnexpected } from './unexpected.ts'

// Replaces the server actions. Their module is loaded once for all test files, like the components that call
// them: a replacement made anew for each file would not be the one that a component has.

/** Functions that fail unless a test has set their answer. */
function unexpected<Name extends string>(...names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, vi.fn(toUnexpected(name))]))
}

export const bookingActions = unexpected(
  'holdOffer',
  'holdBookingAgain',
  'lookUpHeld',
  'actOnBooking',
  'importBooking',
  'keepListView',
  'dropListView',
  'actOnBookings',
  'noteOnBooking',
  'handOverBookings',
  'setCostCentreOfBookings',
  'setClientOfBooking',
)

export const airActions = unexpected('findSameFare', 'findFareAgain')

export const accountActions = unexpected('closeAccountMonth')

export const invoiceActions = unexpected('issueInvoiceFor', 'creditInvoiceOf')

export const officeActions = unexpected(
  'signOutColleague',
  'signOutMyself',
  'saveOfficeLogo',
  'saveOfficeSettings',
  'verifyChangeLog',
)

export const travellerActions = unexpected(
  'saveTraveller',
  'revealSavedNumber',
  'revealDocument',
  'findTravellers',
  'exportTraveller',
  'eraseSavedTraveller',
  'eraseTraveller',
  'previewErasure',
  'eraseTravellerEverywhere',
  'saveTravellerDetails',
  'saveTravellerOfClient',
)

export const clientActions = unexpected(
  'saveClientForm',
  'addClientTraveller',
  'removeClientTraveller',
  'eraseClientOf',
)

export const tripActions = unexpected(
  'collect',
  'newTrip',
  'collectInto',
  'rename',
  'setClient',
  'chooseTravellers',
  'searchFor',
  'drop',
  'choose',
  'markUp',
  'remove',
  'checkAll',
  'accept',
  'tripOfBookings',
  'attach',
  'detach',
)

export const quoteActions = unexpected('offer', 'withdraw', 'sendByMail', 'seeAnswerOfClient')

export const tripCopyActions = unexpected('copyWithDates')

export const tripHoldActions = unexpected('planHoldAll', 'beginHoldAll', 'stepHoldAll', 'stopHoldAll')

export const macroActions = unexpected('keepSteps', 'renameSteps', 'changeKey', 'deleteSteps')

export const todayActions = unexpected('attendTo', 'acceptBookingChange', 'decideRequest', 'seeOwnerNotice')

export const shellActions = unexpected('saveMyTolerance')

export const walletActions = unexpected('sealFindText')

export const draftActions = { saveDraft: vi.fn(async () => ({ kind: 'kept' })) }

export const sessionActions = unexpected('renewSession', 'renewDemoSession')

export const studioActions = unexpected(
  'advanceOfficeClock',
  'setScenario',
  'openSessionForShell',
  'setFault',
  'endFault',
  'expireMySessions',
  'resetMyOffice',
)

export const nextAuth = unexpected('signIn')

export const stream = unexpected('openFlightStream')
