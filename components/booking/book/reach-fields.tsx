import { useFormContext, useFormState } from 'react-hook-form'
import { FieldPlace } from '../../ui/field-place.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Phone and e-mail by which the supplier reaches the travellers. The form must have both fields. */
export function ReachFields({ locked }: { locked: boolean }) {
  const { register } = useFormContext<{ phone: string; email: string }>()
  const { errors } = useFormState<{ phone: string; email: string }>()
  return (
    <>
      <FieldPlace name="phone">
        <TextField
          label="Phone"
          type="tel"
          inputMode="tel"
          readOnly={locked}
          {...register('phone')}
          error={errors.phone?.message}
        />
      </FieldPlace>
      <FieldPlace name="email">
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          readOnly={locked}
          {...register('email')}
          error={errors.email?.message}
        />
      </FieldPlace>
    </>
  )
}
