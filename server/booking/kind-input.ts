import 'server-only'
import { z } from 'zod'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { factsByKind } from '../../lib/kinds.ts'
import { kindOf } from '../kinds.ts'

/** The name of a kind of booking as an action gets it; read as the record of the kind. */
export const kindInput = z.enum(Object.keys(factsByKind) as BookingKind[]).transform(kindOf)
