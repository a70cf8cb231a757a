'use client'

import { useRef, useState } from 'react'
import { isTaken } from '@/components/listings/goods/goods-state'
import type { OwnOrder } from '@/components/listings/goods/held-reason'
import { Field, FieldError } from '@/components/ui/forms/field'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { LiveValue } from '@/components/ui/kit/live-value'
import { onDemand } from '@/components/ui/kit/on-demand'
import { PayBar } from '@/components/ui/kit/pay-bar'
import { useVisitor } from '@/lib/client/hooks/use-visitor'
import { lazyCall } from '@/lib/client/lazy-call'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import type { RentalPrices } from '@/lib/contract/entities/goods'
import { rentPath } from '@/lib/shared/goods/goods-types'
import { quoteRent } from '@/lib/shared/goods/quote-rent'
import { fen, fenToYuan, yuanToFen } from '@/lib/shared/money/money'
import { normalAccount } from '@/lib/shared/normalize/account'
import type { RentChoice } from '@/lib/shared/trade/rent-terms'
import { BanChoice } from './ban-choice'
import { OfferFacts } from './offer-facts'
import { inFen } from './rent-prices'
import { RentRefusal } from './rent-refusal'
import { type RentNow, whyNotNow } from './rent-state'
import { RentSums } from './rent-sums'
import styles from './rental.module.css'
import { TermChoice } from './term-choice'
import { useRentForm } from './use-rent-form'
import { type RentQuote, useRentQuote } from './use-rent-quote'

const HeldReason = onDemand(() => import('@/components/listings/goods/held-reason').then((file) => file.HeldReason))
const OwnOrderLink = onDemand(() => import('@/components/listings/goods/held-reason').then((file) => file.OwnOrderLink))
const RentIdentity = onDemand(() => import('./rent-identity').then((file) => file.RentIdentity))

interface Props {
  goodsSn: string
  /** Link to other accounts of the game for rent. */
  hallHref: string
  prices: RentalPrices
  /** Initial choice from the address. */
  start: RentChoice
  /** Texts of the rules: how long an unpaid order reserves the account, and the owner's time to deliver. */
  reservedFor: string
  handOver: string
  /** State at render time; updated while the page is open. */
  now: RentNow
}

/** Has no field name, so it is not submitted by the form without scripts. */
const UNNAMED = undefined

/**
 * Computes rent, deposit and total for a term and quantity, and places the order. A plain GET form: without scripts the
 * page responds with the amounts.
 */
export function RentForm(props: Props) {
  const { goodsSn, now } = props
  const load = async (): Promise<RentNow> => {
    const [goods, terms] = await Promise.all([
      lazyCall('GET /goods/temporary/goodsInfo', { goodsSn }),
      lazyCall('GET /rental/terms', { goodsSn }),
    ])
    return { goods, terms }
  }
  return (
    <LiveValue initial={now} load={load}>
      {(fresh) => <Form {...props} now={fresh} />}
    </LiveValue>
  )
}

function Form({ goodsSn, hallHref, prices: rendered, start, reservedFor, handOver, now: { goods, terms } }: Props) {
  const [prices, setPrices] = useState(rendered)
  const [isVerified, setVerified] = useState<boolean>()
  const [ownOrder, setOwnOrder] = useState<OwnOrder | null>(null)
  const visitor = useVisitor()
  const shown = useRef<RentQuote | null>(null)
  const { form, choice } = useRentForm({
    goodsSn,
    start,
    prices,
    minHours: terms.minHours,
    coverPrice: terms.ban?.renterPrice ?? null,
    rentSum: () => shown.current?.rentSum,
  })
  const { quote, isWaiting, reload, error } = useRentQuote({
    goodsSn,
    isByHour: terms.hourPrices.length > 0,
    ...choice,
  })
  shown.current = quote
  const plain = quoteRent({ prices: inFen(prices), ...choice })
  const deposit = plain.deposit
  const rent = quote ? yuanToFen(quote.rentSum) : plain.rent
  const cover = form.fields.cover && terms.ban?.renterPrice ? yuanToFen(terms.ban.renterPrice) : null
  const total = fen(rent + deposit + (cover ?? 0n))
  const reason = whyNotNow({ goods, terms })
  const handleRent = () => {
    if (reason || isWaiting || isVerified === false) return
    if (redirectToLogin(`${rentPath(goodsSn)}?unit=${choice.unit}&num=${choice.num}`)) return
    void form.submit()
  }
  const renewPrices = async () => {
    const { rental } = await lazyCall('GET /goods/goodsInfo', { goodsSn }, { loud: true })
    if (rental) setPrices(rental)
    await reload()
    form.clear()
  }
  return (
    <>
      <div className={styles.status} role="status">
        {reason ? (
          <p className="alert alert-warn" id="rent-reason">
            <span>
              {visitor && isTaken(goods) ? (
                <HeldReason goodsSn={goodsSn} reason={reason} onOwn={setOwnOrder} />
              ) : (
                reason
              )}
            </span>
          </p>
        ) : null}
      </div>
      <OfferFacts terms={terms} handOver={handOver} />
      <form className={styles.form} action={rentPath(goodsSn)} noValidate onSubmit={(event) => event.preventDefault()}>
        <TermChoice
          prices={prices}
          choice={choice}
          minHours={terms.minHours}
          error={form.errorOf('num')}
          onChange={form.change}
        />
        <Field {...form.field('contact')} label="联系方式" hint="QQ、微信或手机号，可不填；只有平台客服能看到">
          <input className="input" autoComplete="off" {...form.input('contact', normalAccount)} name={UNNAMED} />
        </Field>
        {terms.ban ? <BanChoice ban={terms.ban} deposit={deposit} checkbox={form.checkbox('cover')} /> : null}
        {ownOrder ? null : (
          <RentSums
            rows={[
              ...(quote?.rows ?? [['租金', rent] as const]),
              ['押金（归还后退）', deposit],
              ...(cover === null ? [] : [['封禁保障', cover] as const]),
            ]}
            total={total}
          />
        )}
        <div className={styles.status} role="status">
          {error ? <p className="alert alert-warn">{`租金计算失败：${error}`}</p> : null}
        </div>
        {form.refusal ? (
          <RentRefusal
            refused={form.refusal}
            onReload={() => void renewPrices().catch(() => {})}
            onward={
              <a className={buttonClass({ size: 'sm' })} href={hallHref}>
                看其他可租账号
              </a>
            }
          />
        ) : null}
        <div>
          <label className="check">
            <input type="checkbox" {...form.checkbox('agree')} name={UNNAMED} />
            <span>我已阅读并同意租号协议和号主要求：不改密码和绑定、不转移物品、不开外挂</span>
          </label>
          <FieldError id="agree" error={form.errorOf('agree')} />
        </div>
        <PayBar yuan={ownOrder ? undefined : fenToYuan(total)}>
          {ownOrder ? (
            <OwnOrderLink goodsSn={goodsSn} own={ownOrder} className="btn-xl btn-block" />
          ) : (
            <Button
              kind="primary"
              size="xl"
              block
              loading={form.busy}
              disabled={Boolean(reason) || isWaiting || isVerified === false}
              aria-describedby={reason ? 'rent-reason' : undefined}
              onClick={handleRent}
            >
              {reason ? '暂不可租' : '立即租用'}
            </Button>
          )}
        </PayBar>
        <p className={styles.why}>
          {isVerified === false ? (
            <a className="link" href="#real-h">
              请先完成实名认证（年满 18 周岁）
            </a>
          ) : ownOrder ? null : (
            `提交后账号为你保留 ${reservedFor}，付款前不扣款`
          )}
        </p>
        <noscript>
          <p className={styles.why}>浏览器未启用脚本：可以看各种租期的金额，下单请启用脚本。</p>
          <button className="btn btn-lg btn-block" type="submit">
            更新金额
          </button>
        </noscript>
      </form>
      {visitor ? <RentIdentity onKnown={setVerified} /> : null}
    </>
  )
}
