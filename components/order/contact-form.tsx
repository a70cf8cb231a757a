'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { call } from '@/lib/client/api'
import { useSubmit } from '@/lib/client/hooks/use-submit'
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
  const [text, setText] = useState(contact)
  const { busy, refused, submit, refuse } = useSubmit()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return refuse('contact', '请输入联系方式')
    void submit(async () => {
      await call('POST /order/transactionCacheContactInfo', { orderSn, contact: text }, { progress: true })
      toast({ text: '联系方式已保存' })
      onChanged()
    })
  }
  return (
    <Part title="联系方式">
      <form className={styles.contact} onSubmit={handleSubmit}>
        <Field id="order-contact" label="QQ、微信或手机号" error={refused?.message} hint="付款后对方和客服可见">
          <input
            className="input"
            maxLength={30}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" loading={busy} disabled={text.trim() === contact}>
          保存
        </Button>
      </form>
    </Part>
  )
}
