import type { ReactNode } from 'react'
import { normalDigits } from '@/lib/shared/normalize/digits'
import { Field } from './field'
import type { Normalize, TextField } from './use-form'

interface Props {
  /** The form that contains it, with the API's field name. */
  form: {
    field: (name: 'payPassword') => TextField['field']
    input: (name: 'payPassword', normalize: Normalize) => TextField['input']
  }
  hint?: ReactNode
  disabled?: boolean
  /** Gets the focus when a dialog opens. */
  isFirst?: boolean
}

/** Six-digit pay password, required whenever money leaves the balance. */
export const PinField = ({ form, hint, disabled, isFirst }: Props) => (
  <Field {...form.field('payPassword')} label="支付密码" required hint={hint}>
    <input
      className="input num pin"
      type="password"
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      data-autofocus={isFirst ? '' : undefined}
      {...form.input('payPassword', normalDigits)}
    />
  </Field>
)
