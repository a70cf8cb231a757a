'use client'

import styles from '@/components/orders/order/orders-page.module.css'
import { Part } from '@/components/orders/order/part'
import { Field } from '@/components/ui/forms/field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import { normalAccount } from '@/lib/shared/normalize/account'
import { fieldError } from '@/lib/shared/people/field-rules'

/** The buyer's contact for customer service, for an open order. */
export function ContactForm({
  orderSn,
  contact,
  onChanged,
}: {
  orderSn: string
  contact: string
  onChanged: () => void
}) {
  const form = useForm({
    id: 'order',
    start: { contact },
    validate: (fields) => ({ contact: fieldError('contact', fields.contact) }),
    send: async (fields) => {
      await call('POST /order/transactionCacheContactInfo', { orderSn, contact: fields.contact }, { progress: true })
      toast({ text: '联系方式已保存' })
      onChanged()
    },
  })
  return (
    <Part title="联系方式">
      <form className={styles.contact} onSubmit={(event) => void form.submit(event)}>
        <Field {...form.field('contact')} label="QQ、微信或手机号" hint="只有平台客服能看到，联系不上你时使用">
          <input className="input" autoComplete="off" {...form.input('contact', normalAccount)} />
        </Field>
        <SubmitButton loading={form.busy} disabled={form.fields.contact === contact}>
          保存
        </SubmitButton>
      </form>
    </Part>
  )
}
