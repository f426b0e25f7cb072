import { cons } from './cons.ts'
import { gds } from './gds.ts'
import { lcc } from './lcc.ts'
import { ndc } from './ndc.ts'
import type { SourceProfile } from './profile.ts'

/** The simulated sources, in the order of their offers in the whole answer. */
export const SOURCE_PROFILES: readonly SourceProfile[] = [gds, ndc, lcc, cons]
