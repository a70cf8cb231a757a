'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { Button } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { lazyCall } from '@/lib/client/lazy-call'
import { normalPhone } from '@/lib/shared/normalize/phone'
import { fieldError } from '@/lib/shared/people/field-rules'
import {
  LEAD_COMPANY_MAX,
  LEAD_KINDS,
  LEAD_NAME_MAX,
  LEAD_NOTE_MAX,
  type LeadKind,
  NO_LEAD_KIND,
  NO_LEAD_NAME,
} from '@/lib/shared/site/leads'
import styles from './business.module.css'

interface Props {
  title: string
  /** If there are several, the visitor selects one. */
  kinds: readonly LeadKind[]
  companyLabel: string
  noteLabel: string
  noteHint: string
  submit: string
}

/** Form for a business enquiry; after sending, the confirmation replaces the form. */
export function LeadForm({ title, kinds, companyLabel, noteLabel, noteHint, submit }: Props) {
  /** The masked mobile, once stored. */
  const [sent, setSent] = useState('')
  const form = useForm({
    id: 'lead',
    start: { kind: '' as LeadKind | '', name: '', company: '', mobile: '', note: '' },
    validate: ({ kind, name, mobile }) => ({
      kind: kind ? undefined : NO_LEAD_KIND,
      name: name.trim() ? undefined : NO_LEAD_NAME,
      mobile: fieldError('mobile', mobile),
    }),
    send: async ({ kind, ...typed }) => {
      const [name, company] = [typed.name.trim(), typed.company.trim()]
      const input = { kind: kind as LeadKind, name, company, mobile: typed.mobile, note: typed.note.trim() }
      setSent((await lazyCall('POST /dist/setDistBus', input)).phone)
    },
  })
  if (sent)
    return (
      <section className={`panel ${styles.form} ${styles.sent}`} role="status">
        <Icon name="done" />
        <h2>已收到你的申请</h2>
        <p>
          我们会在 1 个工作日内致电 <b className="num">{sent}</b>，来电不会索要验证码或任何费用。
        </p>
        <Button onClick={() => setSent('')}>修改后再提交一份</Button>
      </section>
    )
  return (
    <form
      className={`panel ${styles.form}`}
      noValidate
      aria-labelledby="lead-h"
      onSubmit={(event) => void form.submit(event)}
    >
      <h2 id="lead-h">{title}</h2>
      <noscript>
        <p className="alert alert-warn">在线提交需要启用 JavaScript；也可以通过页脚的联系方式找到我们。</p>
      </noscript>
      <Field {...form.field('kind')} label="合作类型" required>
        <select className="input input-lg" {...form.input('kind')}>
          <option value="">请选择</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {LEAD_KINDS[kind]}
            </option>
          ))}
        </select>
      </Field>
      <div className={styles.pair}>
        <Field {...form.field('name')} label="联系人" required>
          <input className="input input-lg" maxLength={LEAD_NAME_MAX} autoComplete="name" {...form.input('name')} />
        </Field>
        <Field {...form.field('mobile')} label="手机号" required>
          <input
            className="input input-lg num"
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
            {...form.input('mobile', normalPhone)}
          />
        </Field>
      </div>
      <Field {...form.field('company')} label={companyLabel}>
        <input
          className="input input-lg"
          maxLength={LEAD_COMPANY_MAX}
          autoComplete="organization"
          {...form.input('company')}
        />
      </Field>
      <Field {...form.field('note')} label={noteLabel} isCounted>
        <textarea
          className={`input ${styles.note}`}
          maxLength={LEAD_NOTE_MAX}
          rows={4}
          placeholder={noteHint}
          {...form.input('note')}
        />
      </Field>
      <FormAlert form={form} />
      <SubmitButton kind="primary" size="lg" block loading={form.busy}>
        {submit}
      </SubmitButton>
      <p className={styles.small}>手机号加密保存，仅用于与你联系本次合作，不会公开或转给第三方。</p>
    </form>
  )
}
