'use client'

import type { ReactNode } from 'react'
import orders from '@/components/order/orders.module.css'
import { Button, buttonClass } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import type { Form } from '@/components/ui/use-form'
import { orderPath } from '@/lib/shared/order-path'
import styles from './case.module.css'

interface Props<F> {
  form: Form<F>
  title: string
  /** What it is about, and what follows. */
  leads: readonly string[]
  submit: string
  /** Another button. */
  other?: ReactNode
  orderSn: string
  children: ReactNode
}

/** Opens a case of an order. */
export function CaseForm<F>({ form, title, leads, submit, other, orderSn, children }: Props<F>) {
  return (
    <section className={`panel ${orders.box}`} aria-labelledby="case-h">
      <h1 id="case-h" className={styles.head}>
        {title}
      </h1>
      {leads.map((lead) => (
        <p key={lead} className={styles.lead}>
          {lead}
        </p>
      ))}
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        {children}
        <FormAlert form={form} />
        <div className={styles.foot}>
          <Button type="submit" kind="primary" loading={form.busy}>
            {submit}
          </Button>
          {other}
          <a className={buttonClass({ kind: other ? 'text' : undefined })} href={orderPath(orderSn)}>
            返回订单
          </a>
        </div>
      </form>
    </section>
  )
}
