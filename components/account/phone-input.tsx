import { Field } from '@/components/ui/field'
import type { TextField } from '@/components/ui/use-form'

export function PhoneInput({ field, input }: TextField) {
  return (
    <Field {...field} label="手机号">
      <input
        className="input input-lg"
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        maxLength={11}
        {...input}
      />
    </Field>
  )
}
