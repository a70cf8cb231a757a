'use client'

import { useState } from 'react'
import { evidenceError } from '@/components/ui/forms/evidence-error'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import {
  CASE_FORMS,
  CASE_TEXT,
  type CaseFacts,
  type CaseKind,
  factFaults,
  LEAST_TEXT,
} from '@/lib/shared/trade/service-cases'
import { CasePictures } from './case-pictures'
import styles from './cases.module.css'

interface Props {
  kind: CaseKind
  onSent: (caseSn: string) => void
  /** Called with what is being typed, for hints. */
  onText: (text: string) => void
}

/** The form of one kind of case; what was typed stays when it is refused. */
export function CaseForm({ kind, onSent, onText }: Props) {
  const { facts: wanted, statement, leastPictures, proof } = CASE_FORMS[kind]
  const intent = useIntent()
  const [pictures, setPictures] = useState<string[]>([])
  // a report of a private conversation leads here with its number
  const given = new URLSearchParams(location.search)
  const start: CaseFacts = Object.fromEntries([
    ['statement', ''],
    ['pictures', ''],
    ...wanted.map(({ key }) => [key, given.get(key) ?? '']),
  ])
  const form = useForm({
    id: 'case',
    start,
    validate: (fields) => ({
      ...factFaults(kind, fields),
      statement:
        (fields.statement ?? '').trim().length < LEAST_TEXT ? `请写明情况，至少 ${LEAST_TEXT} 个字` : undefined,
      pictures:
        evidenceError(pictures) ?? (pictures.length < leastPictures ? `请上传至少 ${leastPictures} 张凭证` : undefined),
    }),
    send: async (fields) => {
      const facts = JSON.stringify(Object.fromEntries(wanted.map(({ key }) => [key, fields[key] ?? ''])))
      const input = { kind, statement: fields.statement ?? '', facts, pictures: JSON.stringify(pictures) }
      const sent = await call('POST /case/create', input, { idempotencyKey: intent.keyOf(JSON.stringify(input)) })
      intent.forget()
      onSent(sent.caseSn)
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      {wanted.map(({ key, label, hint, max, isOptional, options }) => (
        <Field key={key} {...form.field(key)} label={label} required={!isOptional} hint={hint}>
          {options ? (
            <select
              className="input"
              value={form.fields[key]}
              onChange={({ target }) => form.change({ [key]: target.value })}
            >
              <option value="">请选择</option>
              {options.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          ) : (
            <input className="input" maxLength={max} autoComplete="off" {...form.input(key)} />
          )}
        </Field>
      ))}
      <Field {...form.field('statement')} label="情况说明" required isCounted hint={statement}>
        <textarea
          className="input"
          rows={6}
          maxLength={CASE_TEXT}
          {...form.input('statement')}
          onInput={({ currentTarget }) => onText(currentTarget.value)}
        />
      </Field>
      <CasePictures
        {...form.field('pictures')}
        label="上传凭证"
        hint={proof}
        isOptional={leastPictures === 0}
        onChange={(keys) => {
          setPictures(keys)
          form.change({ pictures: '' })
        }}
      />
      <FormAlert form={form} />
      <SubmitButton kind="primary" loading={form.busy}>
        提交工单
      </SubmitButton>
    </form>
  )
}
