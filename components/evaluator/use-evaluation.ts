'use client'

import { type SubmitEvent, useRef, useState } from 'react'
import { lazyCall } from '@/lib/client/lazy-call'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

export interface ModelFieldRow {
  key: string
  label: string
  unit: string
  options: readonly string[]
  maxPoints: number
  middle: string
}

export type Evaluation = OutputOf<ApiContract['POST /evaluation']>
export type Outcome =
  | { kind: 'none' }
  | { kind: 'busy' }
  | { kind: 'failed'; message: string }
  | { kind: 'done'; evaluation: Evaluation }

/** What is wrong with a value, in the server's words. */
function factError(field: ModelFieldRow, value: string): string | undefined {
  if (field.options.length > 0) return field.options.includes(value) ? undefined : `请选择${field.label}`
  return /^\d{1,7}$/.test(value) ? undefined : `请输入${field.label}，应为数字`
}

/** Sends the form; what was typed stays, and a refused field is named and focused. */
export function useEvaluation(gid: string, fields: readonly ModelFieldRow[]) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  const turn = useRef(0)

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const facts = Object.fromEntries(fields.map((field) => [field.key, String(given.get(field.key) ?? '').trim()]))
    const found = fields.flatMap((field) => {
      const error = factError(field, facts[field.key] ?? '')
      return error ? [[field.key, error] as const] : []
    })
    setErrors(Object.fromEntries(found))
    if (found[0]) return focus(form, found[0][0])
    const mine = ++turn.current
    setOutcome({ kind: 'busy' })
    try {
      const evaluation = await lazyCall('POST /evaluation', { gid, facts: JSON.stringify(facts) }, { notMsg: true })
      if (mine === turn.current) setOutcome({ kind: 'done', evaluation })
    } catch (error) {
      const refusal = error as { message: string; data?: { field?: string } | null }
      if (mine !== turn.current) return
      const name = refusal.data?.field
      setOutcome(name ? { kind: 'none' } : { kind: 'failed', message: refusal.message })
      if (!name) return
      setErrors({ [name]: refusal.message })
      focus(form, name)
    }
  }
  return { errors, outcome, handleSubmit }
}

function focus(form: HTMLFormElement, name: string): void {
  const element = form.elements.namedItem(name)
  if (element instanceof HTMLElement) element.focus()
}
