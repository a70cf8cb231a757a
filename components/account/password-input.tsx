'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'

export function PasswordInput({
  id,
  label,
  error,
  hint,
  isNew = false,
}: {
  id: string
  label: string
  error?: string
  hint?: string
  isNew?: boolean
}) {
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
    <Field id={id} label={label} error={error} hint={hint} end={eye}>
      <input
        className="input input-lg"
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        maxLength={64}
      />
    </Field>
  )
}
