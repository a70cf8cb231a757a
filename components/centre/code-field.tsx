'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import type { TextField } from '@/components/ui/use-form'
import type { useCode } from './use-code'

interface Props extends TextField {
  label: string
  code: Pick<ReturnType<typeof useCode>, 'busy' | 'left' | 'sent'>
  onSend: () => void
}

/** Six digits that were sent somewhere, with the button that sends them. */
export const CodeField = ({ field, input, label, code, onSend }: Props) => (
  <Field
    {...field}
    label={label}
    required
    end={
      <Button kind="text" size="sm" loading={code.busy} disabled={code.left > 0} onClick={onSend}>
        {code.left > 0 ? `${code.left} 秒后重发` : code.sent ? '重新发送' : '获取验证码'}
      </Button>
    }
  >
    <input className="input num" inputMode="numeric" maxLength={6} autoComplete="one-time-code" {...input} />
  </Field>
)
