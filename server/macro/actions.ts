'use server'

import { z } from 'zod'
import { isMacroName, LONGEST_STEP, MOST_STEPS, type MacroOutcome } from '../../lib/macro/macro.ts'
import { neededLine } from '../../lib/typed-text-fields.ts'
import { deskAction } from '../session/desk-action.ts'
import { changeMacroKey, deleteMacro, keepMacro, renameMacro } from './macros.ts'

const INVALID: MacroOutcome = { kind: 'refused', message: 'A macro has a short name and one to eight steps.' }
const macroName = z.string().refine(isMacroName)
const steps = z.array(neededLine(1, LONGEST_STEP)).min(1).max(MOST_STEPS).readonly()

/** Keeps steps of the palette for the office, under a name. */
export const keepSteps = deskAction({
  permission: 'signed_in',
  input: [macroName, steps],
  invalid: INVALID,
  run: (desk, grant, name, lines): Promise<MacroOutcome> => keepMacro(desk, grant, { name, steps: lines }),
})

/** Gives a macro of the office another name. */
export const renameSteps = deskAction({
  permission: 'signed_in',
  input: [macroName, macroName],
  invalid: INVALID,
  run: (desk, grant, name, to): Promise<MacroOutcome> => renameMacro(desk, grant, name, to),
})

/** Gives a macro of the office another key, or none. */
export const changeKey = deskAction({
  permission: 'signed_in',
  input: [macroName, z.int().min(1).max(9).nullable()],
  invalid: INVALID,
  run: (desk, grant, name, key): Promise<MacroOutcome> => changeMacroKey(desk, grant, name, key),
})

/** Deletes a macro of the office. */
export const deleteSteps = deskAction({
  permission: 'signed_in',
  input: [macroName],
  invalid: INVALID,
  run: (desk, grant, name): Promise<MacroOutcome> => deleteMacro(desk, grant, name),
})
