'use client'

import { useState } from 'react'
import { phoneFault } from '@/components/people/account/account-errors'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { normalPhone } from '@/lib/shared/normalize/phone'
import { CreatedNote, type CreatedSite } from './created-note'
import styles from './site.module.css'

/** The header of a phone and an SMS have room for it. */
const NAME_FITS = 12
const CODE = /^[a-z][a-z0-9-]{1,29}$/

/** Name, code, first host and owner: the site is online immediately. */
export function CreateForm({ onCreated, onClose }: { onCreated: () => void; onClose: () => void }) {
  const intent = useIntent()
  const [made, setMade] = useState<CreatedSite | null>(null)
  const form = useForm({
    id: 'dist',
    start: { name: '', code: '', host: '', ownerName: '', mobile: '' },
    // all at once, in the words of the server, which checks the same one by one
    validate: ({ name, code, host, ownerName, mobile }) => ({
      name: name.trim() ? undefined : '请填写站点名',
      code: CODE.test(code.trim()) ? undefined : '代号为 2–30 位小写字母、数字或连字符，以字母开头',
      host: host.trim() ? undefined : '请填写域名，例如 shop.example.com',
      ownerName: ownerName.trim() ? undefined : '请填写负责人姓名',
      mobile: phoneFault(mobile),
    }),
    send: async (fields) => {
      await call('POST /console/createDistributor', fields, { idempotencyKey: intent.keyOf(JSON.stringify(fields)) })
      setMade(fields)
      onCreated()
    },
  })
  if (made) return <CreatedNote site={made} onClose={onClose} />
  return (
    <form className={`dialog-text ${styles.fields}`} noValidate onSubmit={form.submit}>
      <Field
        {...form.field('name')}
        label="站点名"
        hint={form.fields.name.length > NAME_FITS ? `超过 ${NAME_FITS} 个字，手机页头和短信里会截短` : undefined}
        required
        isCounted
      >
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
