'use client'

import { type SubmitEvent, useRef } from 'react'
import { PinField } from '@/components/ui/forms/pin-field'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Alert } from '@/components/ui/kit/alert'
import { buttonClass } from '@/components/ui/kit/button'
import type { RentalPrices } from '@/lib/contract/entities/goods'
import { quoteRent } from '@/lib/shared/goods/quote-rent'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { formatDateTime, HOUR_MS, parseDateTime } from '@/lib/shared/time'
import { orderPath } from '@/lib/shared/trade/order-path'
import { type RentChoice, termOf } from '@/lib/shared/trade/rent-terms'
import { inFen } from './rent-prices'
import { RentRefusal } from './rent-refusal'
import { RentSums } from './rent-sums'
import styles from './rental.module.css'
import { TermChoice } from './term-choice'
import { LEAST_MORE, useRenewForm } from './use-renew-form'
import type { Renewal } from './use-renewal'
import { type RentQuote, useRentQuote } from './use-rent-quote'

/** e.g. "2026-11-21 17:47:00" and a term -> "2026-11-21 19:47". */
const endAfter = (dueTime: string, { unit, num }: RentChoice): string =>
  formatDateTime(new Date(parseDateTime(dueTime).getTime() + termOf(unit).hours * num * HOUR_MS)).slice(0, 16)

interface Props {
  renewal: Renewal
  prices: RentalPrices
  onReload: () => void
}

export function RenewForm({ renewal: { order, coin, hasPayPassword, isByHour }, prices, onReload }: Props) {
  const shown = useRef<RentQuote | null>(null)
  const form = useRenewForm(order.orderSn, prices, () => shown.current?.rentSum)
  const choice = form.fields
  const { unit, num } = choice
  const { quote, isWaiting, reload, error } = useRentQuote({ orderSn: order.orderSn, isByHour, unit, num })
  shown.current = quote
  const rent = quote ? yuanToFen(quote.rentSum) : quoteRent({ prices: inFen(prices), unit, num }).rent
  const isShort = rent > yuanToFen(coin)
  const dueTime = order.turn.clock?.dueTime
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (hasPayPassword && !isShort && !isWaiting) void form.submit()
  }
  const handleReload = () => {
    form.clear()
    void reload()
    onReload()
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <dl className={styles.offer}>
        <div>
          <dt>订单</dt>
          <dd>
            <a className="link num" href={orderPath(order.orderSn)}>
              {order.orderSn}
            </a>
          </dd>
        </div>
        {dueTime ? (
          <div>
            <dt>现在到期</dt>
            <dd className="num">{dueTime.slice(0, 16)}</dd>
          </div>
        ) : null}
        {dueTime ? (
          <div aria-live="polite">
            <dt>续租后到期</dt>
            <dd>
              <b className="num">{endAfter(dueTime, choice)}</b>
            </dd>
          </div>
        ) : null}
      </dl>
      <TermChoice
        prices={prices}
        choice={choice}
        minHours={LEAST_MORE}
        error={form.errorOf('num')}
        onChange={form.change}
      />
      <RentSums rows={quote?.rows ?? [['租金，押金不变', rent]]} total={rent} />
      {error ? (
        <Alert kind="warn" live>
          {`租金计算失败：${error}`}
        </Alert>
      ) : null}
      <PinField
        form={form}
        hint={<span className="num">{`用余额支付，可用 ${yuanText(coin)}`}</span>}
        disabled={!hasPayPassword}
      />
      <WhyNot hasPayPassword={hasPayPassword} isShort={isShort} />
      {form.refusal ? (
        <RentRefusal
          refused={form.refusal}
          onReload={handleReload}
          onward={
            <a className={buttonClass({ size: 'sm' })} href={orderPath(order.orderSn)}>
              查看订单
            </a>
          }
        />
      ) : null}
      <SubmitButton
        kind="primary"
        size="xl"
        block
        loading={form.busy}
        disabled={!hasPayPassword || isShort || isWaiting}
      >
        {`续租 ${choice.num} ${termOf(choice.unit).per}，付 ${yuanText(fenToYuan(rent))}`}
      </SubmitButton>
      <p className={styles.why}>不用重新登录；续租的租金和原租金一起托管，归还后结算给号主</p>
    </form>
  )
}

function WhyNot({ hasPayPassword, isShort }: { hasPayPassword: boolean; isShort: boolean }) {
  if (hasPayPassword && !isShort) return null
  const back = encodeURIComponent(location.pathname + location.search)
  return (
    <Alert kind="warn" live>
      {hasPayPassword ? '余额不足，不能支付这次续租，' : '续租用余额支付，请先设置支付密码，'}
      <a
        className="link"
        href={hasPayPassword ? '/center/myself/recharge' : `/center/myself/changePayPassword?returnUrl=${back}`}
      >
        {hasPayPassword ? '去充值' : '去设置'}
      </a>
    </Alert>
  )
}
