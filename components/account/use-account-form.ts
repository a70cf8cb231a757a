'use client'

import { type SubmitEvent, useState } from 'react'
import { passes, RULES, type RuleName } from '@/lib/shared/field-rules'

export type Errors = Readonly<Record<string, string>>
/** A checked field, and the rule it must pass; `optional` ones may be empty. */
export interface FieldRule {
  name: string
  rule?: RuleName
  missing?: string
  optional?: boolean
}
export type Values = Record<string, string>

/** Refusals that belong to one field though the server does not name it: WRONG_SMS_CODE, PHONE_TAKEN. */
const FIELD_OF_CODE: Record<number, string> = { 1102: 'smsCode', 1103: 'phone' }

/** What is wrong with a value, or undefined. */
export function fieldError({ rule, missing, optional }: FieldRule, value: string): string | undefined {
  if (!value) return optional ? undefined : (missing ?? (rule && RULES[rule].message))
  return rule && !passes(rule, value) ? RULES[rule].message : undefined
}

interface Refusal {
  code?: number
  data?: unknown
  message: string
}

/** Where a refusal is shown: on its field, else ('') above the button. */
function refusalErrors(refusal: Refusal, names: readonly string[]): Errors {
  const named = (refusal.data as { field?: string } | null | undefined)?.field ?? FIELD_OF_CODE[refusal.code ?? 0] ?? ''
  return { [names.includes(named) ? named : '']: refusal.message }
}

/**
 * Fields keep what was typed whatever happens: they are the browser's own, read when the form is sent.
 * `send` gets the trimmed values; its rejection is shown as a refusal.
 */
export function useAccountForm(fields: readonly FieldRule[], send: (values: Values) => Promise<void>) {
  const [errors, setErrors] = useState<Errors>({})
  const [busy, setBusy] = useState(false)

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const values = readValues(form)
    const found = fields.flatMap((field) => {
      const error = fieldError(field, values[field.name] ?? '')
      return error ? [[field.name, error] as const] : []
    })
    setErrors(Object.fromEntries(found))
    if (found[0]) return focus(form, found[0][0])
    setBusy(true)
    try {
      await send(values)
    } catch (error) {
      const refused = refusalErrors(
        error as Refusal,
        fields.map((field) => field.name),
      )
      setErrors(refused)
      focus(form, Object.keys(refused)[0] ?? '')
      setBusy(false)
    }
  }
  const setError = (name: string, message: string | undefined) =>
    setErrors(({ [name]: _, ...rest }) => (message ? { ...rest, [name]: message } : rest))
  return { errors, busy, handleSubmit, setError }
}

/** Passwords are taken as they are; everything else without spaces around it. */
function readValues(form: HTMLFormElement): Values {
  const given = [...new FormData(form)].map(([name, value]) => [
    name,
    name === 'password' ? String(value) : String(value).trim(),
  ])
  return Object.fromEntries(given)
}

function focus(form: HTMLFormElement, name: string): void {
  const element = name ? form.elements.namedItem(name) : null
  if (element instanceof HTMLElement) element.focus()
}
