'use client'

import { useState } from 'react'
import { ComingButton } from '@/components/ui/coming-button'
import { Field } from '@/components/ui/field'
import { Price } from '@/components/ui/price'
import { fenToYuan, yuanToFen } from '@/lib/shared/money'
import type { Plan } from './plans'
import styles from './service.module.css'

const HOURS = [1, 2, 3, 4, 5, 6, 8, 10] as const

/** One plan of few and a number of hours. */
export function ConvoyPlans({ plans }: { plans: readonly Plan[] }) {
  const [planId, setPlanId] = useState(plans[0]?.planId ?? 0)
  const [hours, setHours] = useState(2)
  const chosen = plans.find((plan) => plan.planId === planId)
  return (
    <div className={styles.cols}>
      <fieldset className={`panel ${styles.choices}`}>
        <legend className="sr">选择护航套餐</legend>
        <h2>护航套餐</h2>
        {plans.map((plan) => (
          <label key={plan.planId}>
            <input type="radio" name="plan" checked={plan.planId === planId} onChange={() => setPlanId(plan.planId)} />
            <b>{plan.title}</b>
            <span>{plan.safety}</span>
            <Price yuan={plan.price} unit="/小时" />
          </label>
        ))}
      </fieldset>
      <section className={`panel ${styles.calculator}`} aria-labelledby="calc-h">
        <h2 id="calc-h">算一算</h2>
        <Field id="convoy-hours" label="时长">
          <select
            className="input input-lg num"
            value={hours}
            onChange={(event) => setHours(Number(event.target.value))}
          >
            {HOURS.map((n) => (
              <option key={n} value={n}>
                {n} 小时
              </option>
            ))}
          </select>
        </Field>
        <dl className={styles.sum} aria-live="polite">
          <div>
            <dt>合计</dt>
            <dd>
              <Price yuan={fenToYuan(yuanToFen(chosen?.price ?? '0') * BigInt(hours))} size="xl" />
            </dd>
          </div>
          <div>
            <dt>套餐</dt>
            <dd>{chosen?.title}</dd>
          </div>
        </dl>
        <p className={styles.small}>提前结束按实际时长结算，没用完的退回钱包。</p>
        <ComingButton kind="primary" size="lg" block>
          预约护航
        </ComingButton>
      </section>
    </div>
  )
}
