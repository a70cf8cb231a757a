'use client'

import type { ReactNode } from 'react'
import { OrderBrief } from '@/components/orders/order/order-brief'
import orders from '@/components/orders/order/orders.module.css'
import room from '@/components/orders/order/orders-page.module.css'
import { FaceGate } from '@/components/people/face/face-gate'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import type { Form } from '@/components/ui/forms/use-form'
import { buttonClass } from '@/components/ui/kit/button'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { orderPath } from '@/lib/shared/trade/order-path'
import styles from './case.module.css'

interface Props<F> {
  form: Form<F>
  title: string
  /** Introduction and consequences. */
  leads: readonly string[]
  submit: string
  /** Additional button. */
  other?: ReactNode
  detail: OrderDetail
  children: ReactNode
}

/** Form that opens a case for an order. */
export function CaseForm<F>({ form, title, leads, submit, other, detail, children }: Props<F>) {
  return (
    <div className={room.room}>
      <div>
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
            <FaceGate refusal={form.refusal} onPassed={() => void form.submit()} />
            <div className={styles.foot}>
              <SubmitButton kind="primary" loading={form.busy}>
                {submit}
              </SubmitButton>
              {other}
              <a className={buttonClass({ kind: other ? 'text' : undefined })} href={orderPath(detail.orderSn)}>
                返回订单
              </a>
            </div>
          </form>
        </section>
      </div>
      <div>
        <OrderBrief detail={detail} />
      </div>
    </div>
  )
}
