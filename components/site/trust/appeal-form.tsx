'use client'

import { useState } from 'react'
import { evidenceError } from '@/components/ui/forms/evidence-error'
import { Field } from '@/components/ui/forms/field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { ACCOUNT_MAX, STORY_MAX } from '@/lib/shared/trade/trust'
import { Refused } from './refused'
import { NO_EVIDENCE, storyError } from './report-draft'
import { Sent } from './sent'
import styles from './trust.module.css'
import { TrustEvidence } from './trust-evidence'

export function AppealForm({ code, isBlack }: { code: string; isBlack: boolean }) {
  const [due, setDue] = useState('')
  const intent = useIntent()
  const form = useForm({
    start: { content: '', statement: '', evidence: [] as string[] },
    validate: ({ statement, evidence }) => ({
      statement: storyError(statement),
      evidence: evidenceError(evidence, NO_EVIDENCE),
    }),
    send: async (fields) => {
      const input = { code, ...fields, evidence: fields.evidence.join(',') }
      const { dueTime } = await call('POST /black/appeal', input, {
        idempotencyKey: intent.keyOf(JSON.stringify(input)),
      })
      intent.forget()
      setDue(dueTime)
    },
  })
  if (due) return <Sent title="申诉已提交" dueTime={due} />
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      {isBlack ? (
        <Field
          {...form.field('content')}
          label="被列入的完整账号"
          hint="用于核对是否本人；处理结果已关联你的账号时可不填"
        >
          <input
            className="input"
            maxLength={ACCOUNT_MAX}
            autoComplete="off"
            spellCheck={false}
            {...form.input('content')}
          />
        </Field>
      ) : null}
      <Field {...form.field('statement')} label="申诉理由" required isCounted>
        <textarea className="input" rows={5} maxLength={STORY_MAX} {...form.input('statement')} />
      </Field>
      <TrustEvidence {...form.field('evidence')} onChange={(evidence) => form.change({ evidence })} />
      <Refused form={form} />
      <SubmitButton kind="primary" loading={form.busy}>
        提交申诉
      </SubmitButton>
    </form>
  )
}
