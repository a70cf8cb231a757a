'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import { ACCOUNT_MAX, STORY_MAX, STORY_MIN } from '@/lib/shared/trust'
import { Refused } from './refused'
import { Sent } from './sent'
import styles from './trust.module.css'
import { TrustEvidence } from './trust-evidence'

const FIELDS = ['content', 'statement', 'evidence']

export function AppealForm({ code, isBlack }: { code: string; isBlack: boolean }) {
  const [form, setForm] = useState({ content: '', statement: '', evidence: '' })
  const [due, setDue] = useState('')
  const { busy, refused, errorOf, submit, refuse } = useSubmit()
  const intent = useIntent()
  const set = (name: 'content' | 'statement') => (event: { target: { value: string } }) =>
    setForm({ ...form, [name]: event.target.value })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (form.statement.trim().length < STORY_MIN)
      return refuse('statement', `请写明时间、经过和金额，至少${STORY_MIN}个字`)
    if (!form.evidence) return refuse('evidence', '请至少上传一张证据图片')
    const input = { code, ...form }
    void submit(async () => {
      const { dueTime } = await call('POST /black/appeal', input, {
        notMsg: true,
        idempotencyKey: intent.keyOf(JSON.stringify(input)),
      })
      intent.forget()
      setDue(dueTime)
    })
  }
  if (due) return <Sent title="申诉已提交" dueTime={due} />
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      {isBlack ? (
        <Field
          id="content"
          label="被列入的完整账号"
          error={errorOf('content')}
          hint="用于核对是否本人；裁定已关联您的账号时可不填"
        >
          <input
            className="input"
            maxLength={ACCOUNT_MAX}
            autoComplete="off"
            spellCheck={false}
            value={form.content}
            onChange={set('content')}
          />
        </Field>
      ) : null}
      <Field
        id="statement"
        label="申诉理由"
        required
        error={errorOf('statement')}
        hint={<span className="num">{`${form.statement.length} / ${STORY_MAX}`}</span>}
      >
        <textarea className="input" rows={5} maxLength={STORY_MAX} value={form.statement} onChange={set('statement')} />
      </Field>
      <TrustEvidence error={errorOf('evidence')} onChange={(evidence) => setForm((old) => ({ ...old, evidence }))} />
      <Refused refused={refused} fields={FIELDS} />
      <Button type="submit" kind="primary" loading={busy}>
        提交申诉
      </Button>
    </form>
  )
}
