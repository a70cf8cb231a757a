import { Field } from '@/components/ui/forms/field'
import type { TextField } from '@/components/ui/forms/use-form'
import { isCommonMobile, passes } from '@/lib/shared/people/field-rules'

export function PhoneInput({ field, input }: TextField) {
  const isRare = passes('mobile', input.value) && !isCommonMobile(input.value)
  return (
    <Field {...field} label="手机号" hint={isRare ? '这个号段较少见，请核对是否输错' : undefined}>
      <input className="input input-lg" type="text" inputMode="numeric" autoComplete="username" {...input} />
    </Field>
  )
}
