import { Field } from '@/components/ui/field'

export function PhoneInput({ id, error }: { id: string; error?: string }) {
  return (
    <Field id={id} label="手机号" error={error}>
      <input
        className="input input-lg"
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        maxLength={11}
      />
    </Field>
  )
}
