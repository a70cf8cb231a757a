'use client'

import type { ChangeEvent } from 'react'
import { Field } from '@/components/ui/forms/field'

interface TextFieldProps {
  id: string
  label: string
  value: string
  max: number
  hint?: string
  error?: string
  long?: boolean
  onChange: (value: string) => void
}

/** A text input with one or several lines and a length limit. */
export function SiteText({ id, label, value, max, hint, error, long, onChange }: TextFieldProps) {
  const box = {
    className: 'input',
    value,
    maxLength: max,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} isCounted>
      {long ? <textarea rows={3} {...box} /> : <input {...box} />}
    </Field>
  )
}
