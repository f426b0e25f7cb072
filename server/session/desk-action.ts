import 'server-only'
import { z } from 'zod'
import { desk, type Desk } from '../desk.ts'
import { unstorableField, unstorableSentence } from '../request/unstorable.ts'
import { isOwnAction, requireActionGrant } from './gate.ts'
import type { Grant } from './grant.ts'
import { notPermitted } from './not-permitted.ts'
import type { Permission } from './permission.ts'

declare const guarded: unique symbol

/**
 * An action that lets nobody in unasked. Only the two functions of this file make one, and whatever else a
 * `use server` module exports is a type error (`tests/structure/actions.test.ts`).
 */
export type GuardedAction<Input extends unknown[] = never[], Result = unknown> = ((
  ...input: Input
) => Promise<Result>) & { readonly [guarded]: true }

type Schemas = readonly z.ZodType[]
type Given<Input extends Schemas> = z.input<z.ZodTuple<Input, null>>
type Parsed<Input extends Schemas> = z.output<z.ZodTuple<Input, null>>

/** The gate's own answers: the browser raises the sign-in, or says which permission is missing. */
type Refused<P extends Permission> =
  { kind: 'session' } | (P extends 'signed_in' ? never : ReturnType<typeof notPermitted>)

/**
 * An action of signed-in people. It asks for an Origin of ours, a session and the permission before anything
 * else, then checks the arguments.
 * @param action.input a schema for each argument
 * @param action.invalid the answer where an argument is wrong
 */
export function deskAction<P extends Permission, const Input extends Schemas, Result>(action: {
  permission: P
  input: Input
  invalid: NoInfer<Result>
  run: (desk: Desk, grant: Grant<NoInfer<P>>, ...input: Parsed<Input>) => Promise<Result>
}): GuardedAction<Given<Input>, Result | Refused<P>> {
  return guardedAction(async (...args: Given<Input>) => {
    const gate = await requireActionGrant(action.permission)
    if (!gate.ok) return refused(gate.refusal.code, action.permission)
    const parsed = parse(action.input, args)
    if (!parsed.success) return action.invalid
    const field = unstorableArgument(parsed.data)
    return field === null ? action.run(desk(), gate.grant, ...parsed.data) : naming(field, action.invalid)
  })
}

/**
 * An action without a permission, which still needs an Origin of ours.
 * @param action.why reason why nobody need be signed in
 * @param action.foreign the answer to a call that no page of ours sends
 */
export function openAction<const Input extends Schemas, Result>(action: {
  why: string
  input: Input
  foreign: NoInfer<Result>
  invalid: NoInfer<Result>
  run: (desk: Desk, ...input: Parsed<Input>) => Promise<Result>
}): GuardedAction<Given<Input>, Result> {
  return guardedAction(async (...args: Given<Input>) => {
    if (!(await isOwnAction())) return action.foreign
    const parsed = parse(action.input, args)
    if (!parsed.success) return action.invalid
    const field = unstorableArgument(parsed.data)
    return field === null ? action.run(desk(), ...parsed.data) : naming(field, action.invalid)
  })
}

/** Arguments that are left out count as undefined, and more than the schemas are not looked at. */
function parse<Input extends Schemas>(input: Input, args: readonly unknown[]) {
  return z.tuple(input as never).safeParse(input.map((_, at) => args[at])) as z.ZodSafeParseResult<
    Parsed<Input>
  >
}

/** The first field of the arguments whose text no database takes; null if there is none. */
function unstorableArgument(args: readonly unknown[]): string | null {
  return args.map(unstorableField).find((field) => field !== null) ?? null
}

/** The answer to wrong arguments; its message, where it has one, names the field. */
function naming<Result>(field: string, invalid: Result): Result {
  const hasMessage = typeof invalid === 'object' && invalid !== null && 'message' in invalid
  return hasMessage ? { ...invalid, message: unstorableSentence(field) } : invalid
}

function refused<P extends Permission>(code: string, permission: P): Refused<P> {
  return (code === 'NotPermitted' ? notPermitted(permission) : { kind: 'session' }) as Refused<P>
}

/** Marks an action that its callers above have guarded. */
function guardedAction<Input extends unknown[], Result>(
  act: (...args: Input) => Promise<Result>,
): GuardedAction<Input, Result> {
  return act as GuardedAction<Input, Result>
}
