import 'server-only'
import { statements } from './statements.ts'

/** Nothing read this column: the desk's office id has the same information. */
export const sessionOffice = statements(['alter table desk.session drop column gateway_office_id'])
