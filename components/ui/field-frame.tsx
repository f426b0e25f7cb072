import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { TextSpan } from './text-span.tsx'

/** `box`: a labelled control of a form. `cell`: a field of a query bar, with label and value in one frame. */
export type FieldLook = 'box' | 'cell'

/** The properties that every field has around its control. */
export type FieldFrameProps = {
  label: string
  look?: FieldLook
  /** One line of help below the control. */
  hint?: ReactNode
  /** The problem, and what to do about it; the control is marked invalid. */
  error?: string | undefined
  className?: string
}

/** Ids that link label, hint and error to the control. */
export type FieldIds = { control: string; hint: string; error: string }

/** The ids of a field, derived from one `useId`. */
export function fieldIds(id: string): FieldIds {
  return { control: id, hint: `${id}-hint`, error: `${id}-error` }
}

/** The attributes that make screen readers read hint and error with the control. */
export function fieldAria(ids: FieldIds, props: { hint?: ReactNode; error?: string | undefined }) {
  const described = [props.error && ids.error, props.hint && ids.hint].filter(Boolean).join(' ')
  return { 'aria-invalid': props.error ? true : undefined, 'aria-describedby': described || undefined }
}

/** Label above the control, error and hint below; in a query bar all in one cell. */
export function FieldFrame(
  props: FieldFrameProps & {
    ids: FieldIds
    children: ReactNode
    labelled?: boolean
    /** True: only screen readers have the label. */
    hideLabel?: boolean | undefined
  },
) {
  const cell = props.look === 'cell'
  const Label = props.labelled === false ? 'span' : 'label'
  return (
    <div
      className={cx(
        'min-w-0',
        cell
          ? 'flex flex-col justify-center px-3 py-1.5 -outline-offset-2 outline-accent has-focus-visible:outline-2'
          : 'flex flex-col gap-1',
        props.className,
      )}
    >
      <Label
        id={`${props.ids.control}-label`}
        {...(Label === 'label' ? { htmlFor: props.ids.control } : {})}
        className={props.hideLabel ? 'sr-only' : cell ? 'text-11 text-ink2' : 'text-12 font-medium text-ink2'}
      >
        {props.label}
      </Label>
      <TextSpan>{props.children}</TextSpan>
      {props.error && (
        <p id={props.ids.error} className="text-12 text-bad">
          {props.error}
        </p>
      )}
      {props.hint && (
        <p id={props.ids.hint} className="text-12 text-ink3">
          {props.hint}
        </p>
      )}
    </div>
  )
}

/** The classes of the control itself: with a border in a form, bare and larger in a query bar. */
export function controlClass(look: FieldLook | undefined, invalid: boolean): string {
  if (look === 'cell') {
    return cx(
      'h-6 w-full min-w-0 border-0 bg-transparent p-0 text-15 font-medium text-ink outline-none placeholder:font-normal',
      invalid && 'text-bad',
    )
  }
  return cx(
    'h-8 w-full min-w-0 rounded-control border bg-panel px-2.5 text-ink pointer-coarse:h-10',
    '[input&]:read-only:bg-sunk disabled:opacity-60',
    invalid ? 'border-bad' : 'border-line2',
  )
}
