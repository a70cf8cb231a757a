'use client'

import { Field } from '@/components/ui/forms/field'
import type { Normalize, TextField } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { normalDigits } from '@/lib/shared/normalize/digits'
import type { useCode } from './use-code'

/** A form with fields of these names. */
export interface FormWith<Name extends string> {
  field: (name: Name) => TextField['field']
  input: (name: Name, normalize?: Normalize) => TextField['input']
  attempt: (work: () => Promise<unknown>) => Promise<boolean>
}
interface Props<Name extends string> {
  form: FormWith<Name>
  /** Field name in the API. */
  name: Name
  label?: string
  code: Pick<ReturnType<typeof useCode>, 'busy' | 'left' | 'sent' | 'send'>
  /** Validates first whether a code can be sent. */
  onSend?: () => void
}

/** Input for a six-digit code, with the button that sends it. */
export const CodeField = <Name extends string>({ form, name, label = '短信验证码', code, onSend }: Props<Name>) => (
  <Field
    {...form.field(name)}
    label={label}
    required
    end={
      <Button
        kind="text"
        size="sm"
        loading={code.busy}
        disabled={code.left > 0}
        onClick={onSend ?? (() => void form.attempt(code.send))}
      >
        {code.left > 0 ? `${code.left} 秒后重发` : code.sent ? '重新发送' : '获取验证码'}
      </Button>
    }
  >
    <input className="input num" inputMode="numeric" autoComplete="one-time-code" {...form.input(name, normalDigits)} />
  </Field>
)
