'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { lazyCall } from '@/lib/client/lazy-call'
import { normalCount } from '@/lib/shared/normalize/digits'
import { type Evaluation, EvaluationResult } from './evaluation-result'
import styles from './evaluator.module.css'
import { factErrors, type ModelFieldRow } from './fact-errors'

/** Input of the account's facts, next to its value with an explanation. */
export function EvaluatorForm({
  gid,
  gameName,
  fields,
}: {
  gid: string
  gameName: string
  fields: readonly ModelFieldRow[]
}) {
  const [evaluation, setEvaluation] = useState<Evaluation | null>(null)
  const [valued, setValued] = useState<Record<string, string>>({})
  const form = useForm<Record<string, string>>({
    id: 'fact',
    start: () => Object.fromEntries(fields.map(({ key }) => [key, ''])),
    validate: (typed) => factErrors(fields, typed),
    send: async (typed) => {
      setEvaluation(null)
      const facts = Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, value.trim()]))
      setValued(facts)
      setEvaluation(await lazyCall('POST /evaluation', { gid, facts: JSON.stringify(facts) }))
    },
  })
  return (
    <div className={styles.cols}>
      <form
        className={`panel ${styles.form}`}
        noValidate
        aria-labelledby="facts-h"
        onSubmit={(event) => void form.submit(event)}
      >
        <h2 id="facts-h">填写账号资料</h2>
        <noscript>
          <p className="alert alert-warn">在线估价需要启用 JavaScript；下方的计分方法和成交记录可以直接查看。</p>
        </noscript>
        {fields.map((field) => (
          <Field
            key={field.key}
            {...form.field(field.key)}
            label={field.unit ? `${field.label}（${field.unit}）` : field.label}
            hint={field.middle ? `近期成交的账号多为 ${field.middle}${field.unit}` : undefined}
          >
            {field.options.length > 0 ? (
              <select className="input input-lg" {...form.input(field.key)}>
                <option value="">请选择</option>
                {field.options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            ) : (
              <input
                className="input input-lg num"
                inputMode="numeric"
                autoComplete="off"
                {...form.input(field.key, normalCount)}
              />
            )}
          </Field>
        ))}
        <SubmitButton kind="primary" size="lg" block loading={form.busy}>
          估算价格
        </SubmitButton>
        <p className="muted">估价只读成交记录，不需要账号和密码，也不会保存你填写的内容。</p>
      </form>
      <EvaluationResult form={form} evaluation={evaluation} gid={gid} gameName={gameName} facts={valued} />
    </div>
  )
}
