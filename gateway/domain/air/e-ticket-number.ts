import { documentNumber } from '../document-number.ts'

/**
 * Three-digit accounting codes of airlines, as assigned by IATA: a ticket number starts with one. Other
 * carriers get a derived code.
 */
const accountingCodes: Readonly<Record<string, string>> = {
  AA: '001', DL: '006', AC: '014', UA: '016', AS: '027', AI: '098', AR: '044', LA: '045', TP: '047', OA: '050',
  AZ: '055', SN: '082', AF: '057', SA: '083', NZ: '086', KL: '074', MS: '077', PR: '079', LO: '080', QF: '081',
  IB: '075', BA: '125', JL: '131', AV: '134', AM: '139', GA: '126', QR: '157', CX: '160', HA: '173', EK: '176',
  KE: '180', LH: '220', TG: '217', MH: '232', VN: '738', TK: '235', OS: '257', SK: '117', AY: '105', LX: '724',
  SQ: '618', NH: '205', OZ: '988', CA: '999', MU: '781', CZ: '784', HU: '880', BR: '695', CI: '297', EY: '607',
  SV: '065', GF: '072', WY: '910', RJ: '512', ET: '071', KQ: '706', AT: '147', UL: '603', VS: '932', EI: '053',
  UX: '996', FI: '108', LY: '114', IR: '096', ME: '076', PK: '214', CM: '230', WS: '838', B6: '279', JJ: '957',
} // prettier-ignore

/** The accounting code of a carrier: the known one, otherwise three digits derived from its letters. */
function accountingCode(carrier: string): string {
  const code = accountingCodes[carrier]
  if (code) return code
  let sum = 0
  for (const char of carrier) sum = (sum * 37 + char.charCodeAt(0)) % 600
  return String(300 + sum)
}

/**
 * A ticket number: the carrier's three digits and ten digits that are unique across travellers and bookings.
 * @param reference the booking's reference; its digits are the serial number.
 */
export function eTicketNumber(carrier: string, reference: string, traveler: number): string {
  return accountingCode(carrier) + documentNumber(reference, traveler)
}
