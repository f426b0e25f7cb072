import { control, type Office } from '../control.ts'

// Data as long as it may well be: names of forty letters, sums of six digits, German and Arabic.

/** An Arabic sentence, as guests write it. */
export const arabic = 'يرجى تخصيص غرفة هادئة في طابق مرتفع بعيداً عن المصعد، ونصل متأخرين بعد منتصف الليل'

/** A German sentence with long words. */
export const german =
  'Nichtraucherzimmer mit Verbindungstür, Lebensmittelunverträglichkeitsbescheinigung liegt bei; Anreise nach Mitternacht'

/** An office with a long name and a large wallet. */
export function mintLongOffice(): Promise<Office> {
  return control.mint({
    name: 'Reisebüro Donaudampfschifffahrtsgesellschaft & مكتب السفر العربي',
    balance: '698765.43',
    users: [
      { userName: 'maximiliane-von-wolkenstein-hohenberg', role: 'agent' },
      { userName: 'maximiliane-katharina-von-wolkenstein', role: 'admin' },
    ],
  })
}
