'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import type { TextField } from '@/components/ui/forms/use-form'
import { Icon } from '@/components/ui/kit/icon'

export function PasswordInput({
  field,
  input,
  label,
  hint,
  isNew = false,
}: TextField & { label: string; hint?: string; isNew?: boolean }) {
  const [shown, setShown] = useState(false)
  const eye = (
    <button
      type="button"
      className="icon-btn"
      aria-label={shown ? '隐藏密码' : '显示密码'}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? 'eye' : 'eyeoff'} />
    </button>
  )
  return (
    <Field {...field} label={label} hint={field.error ? undefined : hint} end={eye}>
      <input
        className="input input-lg"
        type={shown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        maxLength={64}
        {...input}
      />
    </Field>
  )
}
