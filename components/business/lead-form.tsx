'use client'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { LEAD_COMPANY_MAX, LEAD_KINDS, LEAD_NAME_MAX, LEAD_NOTE_MAX, type LeadKind } from '@/lib/shared/leads'
import styles from './business.module.css'
import { useLead } from './use-lead'

const FIELDS = ['kind', 'name', 'company', 'mobile', 'note']

interface Props {
  title: string
  /** More than one: the visitor chooses. */
  kinds: readonly LeadKind[]
  companyLabel: string
  noteLabel: string
  noteHint: string
  submit: string
}

/** Request for business; the answer stands where the form was. */
export function LeadForm({ title, kinds, companyLabel, noteLabel, noteHint, submit }: Props) {
  const only = kinds.length === 1 ? kinds[0] : undefined
  const { fields, set, send, sent, again, busy, refused, errorOf } = useLead(only ?? '')
  if (sent)
    return (
      <section className={`panel ${styles.form} ${styles.sent}`} role="status">
        <Icon name="done" />
        <h2>已收到您的申请</h2>
        <p>
          我们会在 1 个工作日内致电 <b className="num">{sent}</b>，来电不会索要验证码或任何费用。
        </p>
        <Button onClick={again}>修改后再提交一份</Button>
      </section>
    )
  return (
    <form
      className={`panel ${styles.form}`}
      noValidate
      aria-labelledby="lead-h"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h2 id="lead-h">{title}</h2>
      <noscript>
        <p className="alert alert-warn">在线提交需要启用 JavaScript；也可以通过页脚的联系方式找到我们。</p>
      </noscript>
      {only ? null : (
        <Field id="lead-kind" label="合作类型" error={errorOf('kind')} required>
          <select
            className="input input-lg"
            value={fields.kind}
            onChange={(event) => set('kind', event.target.value as LeadKind)}
          >
            <option value="">请选择</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {LEAD_KINDS[kind]}
              </option>
            ))}
          </select>
        </Field>
      )}
      <div className={styles.pair}>
        <Field id="lead-name" label="联系人" error={errorOf('name')} required>
          <input
            className="input input-lg"
            maxLength={LEAD_NAME_MAX}
            autoComplete="name"
            value={fields.name}
            onChange={(event) => set('name', event.target.value)}
          />
        </Field>
        <Field id="lead-mobile" label="手机号" error={errorOf('mobile')} required>
          <input
            className="input input-lg num"
            type="tel"
            inputMode="numeric"
            maxLength={11}
            autoComplete="tel-national"
            value={fields.mobile}
            onChange={(event) => set('mobile', event.target.value)}
          />
        </Field>
      </div>
      <Field id="lead-company" label={companyLabel} error={errorOf('company')}>
        <input
          className="input input-lg"
          maxLength={LEAD_COMPANY_MAX}
          autoComplete="organization"
          value={fields.company}
          onChange={(event) => set('company', event.target.value)}
        />
      </Field>
      <Field
        id="lead-note"
        label={noteLabel}
        error={errorOf('note')}
        hint={`${fields.note.length} / ${LEAD_NOTE_MAX} 字`}
      >
        <textarea
          className={`input ${styles.note}`}
          maxLength={LEAD_NOTE_MAX}
          rows={4}
          placeholder={noteHint}
          value={fields.note}
          onChange={(event) => set('note', event.target.value)}
        />
      </Field>
      {refused && !FIELDS.includes(refused.field) ? (
        <Alert kind="danger" live>
          {refused.message}
        </Alert>
      ) : null}
      <Button type="submit" kind="primary" size="lg" block loading={busy}>
        {submit}
      </Button>
      <p className={styles.small}>手机号加密保存，仅用于与您联系本次合作，不会公开或转给第三方。</p>
    </form>
  )
}
