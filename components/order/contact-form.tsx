'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { useForm } from '@/components/ui/use-form'
import { call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import { Part } from './part'
import styles from './room.module.css'

/** The buyer's contact of a running order. */
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
    faults: (fields) => ({ contact: fields.contact.trim() ? undefined : '请输入联系方式' }),
    send: async (fields) => {
      await call('POST /order/transactionCacheContactInfo', { orderSn, ...fields }, { progress: true })
      toast({ text: '联系方式已保存' })
      onChanged()
    },
  })
  return (
    <Part title="联系方式">
      <form className={styles.contact} onSubmit={(event) => void form.submit(event)}>
        <Field {...form.field('contact')} label="QQ、微信或手机号" hint="付款后对方和客服可见">
          <input className="input" maxLength={30} autoComplete="off" {...form.input('contact')} />
        </Field>
        <Button type="submit" loading={form.busy} disabled={form.fields.contact.trim() === contact}>
          保存
        </Button>
      </form>
    </Part>
  )
}
