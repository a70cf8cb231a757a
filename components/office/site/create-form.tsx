'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { normalPhone } from '@/lib/shared/normalize/phone'
import { CreatedNote, type CreatedSite } from './created-note'
import styles from './site.module.css'

/** Name, code, first host and owner: the site is online immediately. */
export function CreateForm({ onCreated, onClose }: { onCreated: () => void; onClose: () => void }) {
  const intent = useIntent()
  const [made, setMade] = useState<CreatedSite | null>(null)
  const form = useForm({
    id: 'dist',
    start: { name: '', code: '', host: '', ownerName: '', mobile: '' },
    send: async (fields) => {
      await call('POST /console/createDistributor', fields, { idempotencyKey: intent.keyOf(JSON.stringify(fields)) })
      setMade(fields)
      onCreated()
    },
  })
  if (made) return <CreatedNote site={made} onClose={onClose} />
  return (
    <form className={`dialog-text ${styles.fields}`} noValidate onSubmit={form.submit}>
      <Field {...form.field('name')} label="站点名" required>
        <input className="input" maxLength={20} {...form.input('name')} />
      </Field>
      <Field {...form.field('code')} label="代号" hint="小写字母、数字、连字符" required>
        <input className="input" maxLength={30} autoComplete="off" {...form.input('code')} />
      </Field>
      <Field {...form.field('host')} label="第一个域名" hint="先解析到本平台" required>
        <input className="input" placeholder="shop.example.com" autoComplete="off" {...form.input('host')} />
      </Field>
      <Field {...form.field('ownerName')} label="负责人姓名" required>
        <input className="input" maxLength={20} autoComplete="off" {...form.input('ownerName')} />
      </Field>
      <Field {...form.field('mobile')} label="负责人手机号" hint="还没有账号会自动开通" required>
        <input className="input" inputMode="numeric" autoComplete="off" {...form.input('mobile', normalPhone)} />
      </Field>
      <div className={styles.wide}>
        <FormAlert form={form} />
        <SubmitButton kind="primary" loading={form.busy}>
          创建并上线
        </SubmitButton>
      </div>
    </form>
  )
}
