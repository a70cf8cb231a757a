'use client'

import { useState } from 'react'
import { OrderButton } from '@/components/modes/boosting/order-button'
import { withUsualDeposits } from '@/components/modes/boosting/work-offer'
import { Field } from '@/components/ui/forms/field'
import { Price } from '@/components/ui/kit/price'
import { fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import type { Plan } from './plans'
import styles from './service.module.css'

const MATCHES = [1, 2, 3, 5, 8, 10, 15, 20] as const
/** Matches per day. */
const MATCHES_A_DAY = 10

interface Props {
  gameId: number
  gameName: string
  plans: readonly Plan[]
}

/** Selection of a plan and a number of matches; links to the demand form. */
export function ConvoyPlans({ gameId, gameName, plans }: Props) {
  const [planId, setPlanId] = useState(plans[0]?.planId ?? 0)
  const [num, setNum] = useState(3)
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
            <Price yuan={plan.price} unit="/局" />
          </label>
        ))}
      </fieldset>
      <section className={`panel ${styles.calculator}`} aria-labelledby="calc-h">
        <h2 id="calc-h">算一算</h2>
        <Field id="convoy-num" label="局数">
          <select className="input input-lg num" value={num} onChange={(event) => setNum(Number(event.target.value))}>
            {MATCHES.map((n) => (
              <option key={n} value={n}>
                {n} 局
              </option>
            ))}
          </select>
        </Field>
        <dl className={styles.sum} aria-live="polite">
          <div>
            <dt>合计</dt>
            <dd>
              <Price yuan={fenToYuan(yuanToFen(chosen?.price ?? '0') * BigInt(num))} size="xl" />
            </dd>
          </div>
          <div>
            <dt>套餐</dt>
            <dd>{chosen?.title}</dd>
          </div>
        </dl>
        <p className={styles.small}>打完一局确认一局，没打的局原路退回。</p>
        {chosen ? (
          <OrderButton
            offer={withUsualDeposits({
              kind: 'convoy',
              gameId,
              gameName,
              from: '',
              to: chosen.title,
              price: chosen.price,
              num,
              hours: 24 * Math.ceil(num / MATCHES_A_DAY),
            })}
            look={{ kind: 'primary', size: 'lg', block: true }}
          >
            发布护航需求
          </OrderButton>
        ) : null}
      </section>
    </div>
  )
}
