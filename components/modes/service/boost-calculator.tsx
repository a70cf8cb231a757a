'use client'

import { useState } from 'react'
import { OrderButton } from '@/components/modes/boosting/order-button'
import { EarlyInput } from '@/components/ui/forms/early-input'
import { Field } from '@/components/ui/forms/field'
import { Price } from '@/components/ui/kit/price'
import { type Fen, fen, fenToYuan, shareOf, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { passes, wordsFor } from '@/lib/shared/people/field-rules'
import { DEPOSIT_TIMES, depositError, stepsBetween, usualDeposits } from '@/lib/shared/trade/service-terms'
import { hoursText, ladderOf, type Plan } from './plans'
import styles from './service.module.css'

type Name = 'safety' | 'efficiency'
const NAMES: Record<Name, string> = { safety: '安全保证金', efficiency: '效率保证金' }

interface Props {
  gameId: number
  gameName: string
  plans: readonly Plan[]
  /** The platform's fee on a booster's pay. */
  feeBp: number
}

/** Price and duration of a path on the ladder, and the booster's deposits; links to the demand form. */
export function BoostCalculator({ gameId, gameName, plans, feeBp }: Props) {
  const ladder = ladderOf(plans)
  const [from, setFrom] = useState(ladder[0]?.from ?? '')
  const [to, setTo] = useState(ladder[Math.min(2, ladder.length - 1)]?.to ?? '')
  /** Edited amounts; until then the usual ones follow the price. */
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({})
  const steps = stepsBetween(ladder, from, to) ?? []
  const price = fen(steps.reduce((sum, step) => sum + step.priceFen, 0n))
  const hours = steps.reduce((sum, step) => sum + step.hours, 0)
  const usual = usualDeposits(price)
  const textOf = (name: Name) => typed[name] ?? fenToYuan(usual[name])
  const amountOf = (name: Name): Fen | undefined => {
    const amount = normalAmount(textOf(name))
    return passes('price', amount) ? yuanToFen(amount) : undefined
  }
  const [safety, efficiency] = [amountOf('safety'), amountOf('efficiency')]
  const together = safety !== undefined && efficiency !== undefined ? depositError(price, safety, efficiency) : ''
  const handleFrom = (next: string) => {
    setFrom(next)
    const first = ladder.findIndex((step) => step.from === next)
    if (!stepsBetween(ladder, next, to)) setTo(ladder[first]?.to ?? '')
  }
  const start = ladder.findIndex((step) => step.from === from)
  return (
    <section className={`panel ${styles.calculator}`} aria-labelledby="calc-h">
      <h2 id="calc-h">算一算</h2>
      <div className={styles.pair}>
        <Field id="boost-from" label="当前">
          <select className="input input-lg" value={from} onChange={(event) => handleFrom(event.target.value)}>
            {ladder.map((step) => (
              <option key={step.from}>{step.from}</option>
            ))}
          </select>
        </Field>
        <Field id="boost-to" label="目标">
          <select className="input input-lg" value={to} onChange={(event) => setTo(event.target.value)}>
            {ladder.slice(start).map((step) => (
              <option key={step.to}>{step.to}</option>
            ))}
          </select>
        </Field>
        {(['safety', 'efficiency'] as const).map((name) => (
          <Field
            key={name}
            id={`boost-${name}`}
            label={`${NAMES[name]}（元）`}
            error={
              amountOf(name) === undefined
                ? wordsFor('price', normalAmount(textOf(name)))
                : name === 'efficiency'
                  ? together
                  : ''
            }
          >
            <EarlyInput
              className="input input-lg num"
              inputMode="decimal"
              value={textOf(name)}
              onText={(text) => setTyped({ ...typed, [name]: text })}
              onBlur={() => typed[name] && setTyped({ ...typed, [name]: normalAmount(textOf(name)) })}
            />
          </Field>
        ))}
      </div>
      <p className={styles.small}>保证金由打手冻结、完成后退回打手，不用你出；合计最高为价格的 {DEPOSIT_TIMES} 倍。</p>
      <dl className={styles.sum} aria-live="polite">
        <div>
          <dt>代练价格</dt>
          <dd>
            <Price yuan={fenToYuan(price)} size="xl" />
          </dd>
        </div>
        <div>
          <dt>分段 / 用时</dt>
          <dd className="num">
            {steps.length} 段 · {hoursText(hours)}
          </dd>
        </div>
        <div>
          <dt>打手保证金合计</dt>
          <dd className="num">
            {safety !== undefined && efficiency !== undefined ? yuanText(fenToYuan(safety + efficiency)) : '–'}
          </dd>
        </div>
        <div>
          <dt>打手到手</dt>
          <dd className="num">{yuanText(fenToYuan(price - shareOf(price, feeBp)))}</dd>
        </div>
      </dl>
      <OrderButton
        offer={{
          kind: 'boosting',
          gameId,
          gameName,
          from,
          to,
          num: 1,
          hours,
          price: fenToYuan(price),
          safety: textOf('safety'),
          efficiency: textOf('efficiency'),
        }}
        look={{ kind: 'primary', size: 'lg', block: true }}
      >
        发布代练需求
      </OrderButton>
    </section>
  )
}
