'use client'

import { Field, FieldError } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { useForm } from '@/components/ui/forms/use-form'
import { Price } from '@/components/ui/kit/price'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { useTradeTerms } from '@/lib/client/hooks/use-trade-terms'
import type { CoinOffer } from '@/lib/contract/entities/quick-coin'
import { ratioWords, readCoins, shownCoins, unitName, unitOf } from '@/lib/shared/goods/coin-unit'
import { fenToYuan, yuanText } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { spanText } from '@/lib/shared/text/span-text'
import { coinPrice, coinsText, quoteError, ratioOf } from '@/lib/shared/trade/coin-terms'
import { fastGoldOrderPath } from '@/lib/shared/trade/fast-gold-path'
import { incomeOf } from './coin-income'
import own from './fast-gold.module.css'

interface Props {
  offer: CoinOffer
  /** Preselected units. */
  amount?: number
  onClose: () => void
  /** Called because the offer may have changed. */
  onRefused: () => void
}

/** Form to sell currency to one merchant: amount, payment, delivery deadline. */
export function RecycleDialog({ offer, amount, onClose, onRefused }: Props) {
  const { offerSn, coinName, ratio, merchant, wayName } = offer
  const unit = unitOf(ratio)
  const terms = useTradeTerms('goldRecycling', offer.gameId)
  const intent = useIntent()
  const form = useForm({
    id: 'sell',
    start: { typed: amount ? shownCoins(amount, unit) : '', agree: false },
    validate: ({ typed, agree }) => {
      const units = readCoins(typed, unit)
      return {
        typed: units ? quoteError(offer, Number(units)) || undefined : '请填写数量',
        agree: agree ? undefined : '请先阅读并同意交易协议',
      }
    },
    send: async ({ typed }) => {
      const input = { offerSn, amount: readCoins(typed, unit), ratio, agree: '1' as const }
      const idempotencyKey = intent.keyOf(JSON.stringify(input))
      const { orderSn } = await call('POST /quickCoin/recycle', input, { idempotencyKey }).catch((error) => {
        onRefused()
        throw error
      })
      location.assign(fastGoldOrderPath(orderSn))
    },
    leaves: true,
  })
  const units = readCoins(form.fields.typed, unit)
  return (
    <Dialog
      open
      title={`卖给 ${merchant.name}`}
      size="m"
      onClose={onClose}
      footer={<FormFoot form={form} label="确认卖出" onClose={onClose} />}
    >
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        <p className="muted num">
          {[offer.gameName, offer.areaName, offer.serverName].filter(Boolean).join(' · ')}，
          {ratioWords(ratio, coinName)}，{wayName}
        </p>
        <Field
          {...form.field('typed')}
          label={`数量（${unitName(unit, coinName)}）`}
          required
          hint={
            <span className="num">
              {coinsText(offer.least)} 至 {coinsText(Math.max(offer.least, Math.min(offer.most, offer.stock)))}
            </span>
          }
        >
          <input
            className="input input-lg num"
            inputMode="decimal"
            autoComplete="off"
            {...form.input('typed', normalAmount)}
          />
        </Field>
        <Gain offer={offer} units={units} />
        <ul className={own.queue} aria-label="回收要点">
          <li>币商的款已经预付，下单即锁定给你。</li>
          <li>{`下单后${within(terms?.startHours)}把币发到币商角色，上传前后截图；不卖了可以取消，没有费用。`}</li>
          <li>{`币商${within(terms?.autoConfirmHours)}核对，超时未提出异议自动付款到你的余额。`}</li>
        </ul>
        <div>
          <label className="check">
            <input type="checkbox" {...form.checkbox('agree')} />
            我已阅读并同意交易协议：货源合法，被追回的货款由我退还
          </label>
          <FieldError {...form.field('agree')} />
        </div>
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}

const within = (hours: number | undefined): string => (hours === undefined ? '' : ` ${spanText(hours)}内`)

/** Amount credited to the balance, and the platform's fee. */
function Gain({ offer, units }: { offer: CoinOffer; units: string }) {
  const price = units ? coinPrice(BigInt(units), ratioOf(offer.ratio)) : null
  const { income, fee } = price === null ? { income: '', fee: '' } : incomeOf(offer, price)
  return (
    <p className={own.gain} aria-live="polite">
      <span>
        发货后到余额
        {price === null ? null : (
          <small className="num">{`货款 ${yuanText(fenToYuan(price))}，服务费 ${yuanText(fee)}`}</small>
        )}
      </span>
      {price === null ? <span className="muted">填写数量后显示</span> : <Price yuan={income} size="xl" />}
    </p>
  )
}
