'use client'

import { useEffect, useState } from 'react'
import { Field, FieldError } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { onDemand } from '@/components/ui/kit/on-demand'
import { Segment } from '@/components/ui/kit/segment'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { lazyCall } from '@/lib/client/lazy-call'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { normalPhone } from '@/lib/shared/normalize/phone'
import { passes } from '@/lib/shared/people/field-rules'
import { FEE_PAYERS, type FeePayer } from '@/lib/shared/trade/service-terms'
import { dropDeal, readDeal, saveDeal } from './deal-draft'
import { type DealFields, dealErrors } from './deal-errors'
import { type DealFee, DealFeeLoader } from './deal-fee'
import { DealPlace } from './deal-place'
import { DealQuote } from './deal-quote'
import styles from './service.module.css'

const DealSent = onDemand(() => import('./deal-sent').then((file) => file.DealSent))

const SIDES = [
  { value: 'buyer', label: '我是买家' },
  { value: 'seller', label: '我是卖家' },
] as const
const PAYERS = (Object.keys(FEE_PAYERS) as FeePayer[]).map((value) => ({ value, label: FEE_PAYERS[value] }))
const EMPTY: DealFields = {
  side: 'buyer',
  gameId: '',
  areaId: '',
  title: '',
  note: '',
  price: '',
  payer: 'both',
  mobile: '',
  agree: false,
}
/** NOT_VERIFIED of the error catalogue. */
const NOTE_MAX = 500

/**
 * Props of the form for a deal agreed elsewhere, which also shows the guarantee's costs for each party. Its input is
 * never cleared.
 */
interface Props {
  games: readonly { id: number; name: string }[]
  fee: DealFee
}

export function DealForm({ games, fee: usual }: Props) {
  const intent = useIntent()
  const [sent, setSent] = useState<{ link: string; isSent: boolean } | null>(null)
  const form = useForm({
    id: 'deal',
    start: EMPTY,
    validate: dealErrors,
    send: async (fields) => {
      saveDeal(fields)
      const { gameId: gid, areaId, agree: _agree, ...typed } = fields
      const texts = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()])) as typeof typed
      const input = { ...texts, gid, ...(areaId && { areaId }), agree: '1' as const }
      const idempotencyKey = intent.keyOf(JSON.stringify(input))
      setSent(await lazyCall('POST /order/offlineTranSub', input, { idempotencyKey }))
      dropDeal()
    },
  })
  const { fields, change } = form
  const [ownFee, setOwnFee] = useState<{ gameId: string; fee: DealFee } | null>(null)
  // if it is not loaded: the order shows its exact amounts before payment
  const fee = ownFee?.gameId === fields.gameId ? ownFee.fee : usual
  useEffect(() => {
    const draft = readDeal()
    if (draft) change(draft)
  }, [])
  const other = fields.side === 'buyer' ? '卖家' : '买家'
  if (sent)
    return (
      <DealSent
        {...sent}
        other={other}
        onAgain={() => {
          form.reset()
          setSent(null)
        }}
      />
    )
  return (
    <div className={styles.cols}>
      {fields.gameId ? (
        <DealFeeLoader gameId={fields.gameId} onFee={(gameId, fee) => setOwnFee({ gameId, fee })} />
      ) : null}
      <form
        className={`panel ${styles.form}`}
        noValidate
        aria-labelledby="deal-h"
        onSubmit={(event) => void form.submit(event)}
      >
        <h2 id="deal-h">发起担保</h2>
        <Segment label="我的身份" value={fields.side} options={SIDES} onChange={(side) => change({ side })} />
        <DealPlace form={form} games={games} />
        <div className={styles.pair}>
          <Field {...form.field('price')} label="成交价（元）" required>
            <input
              className="input input-lg num"
              inputMode="decimal"
              autoComplete="off"
              {...form.input('price', normalAmount)}
            />
          </Field>
          <Field {...form.field('mobile')} label={`${other}的手机号`} required hint={`只用来邀请${other}，不会公开`}>
            <input
              className="input input-lg num"
              type="tel"
              inputMode="numeric"
              autoComplete="off"
              {...form.input('mobile', normalPhone)}
            />
          </Field>
        </div>
        <Field {...form.field('title')} label="交易内容" required hint="例如“王者荣耀 安卓QQ 贵族 8 账号”">
          <input className="input input-lg" maxLength={60} autoComplete="off" {...form.input('title')} />
        </Field>
        <Field {...form.field('note')} label="账号资料" hint="客服按它验号，请不要填写账号和密码" isCounted>
          <textarea
            className={`input ${styles.note}`}
            rows={3}
            maxLength={NOTE_MAX}
            placeholder="段位、皮肤、珍稀物品、绑定情况"
            {...form.input('note')}
          />
        </Field>
        <div className={styles.labelled}>
          <span>担保费由谁承担</span>
          <Segment
            label="担保费由谁承担"
            value={fields.payer}
            options={PAYERS}
            onChange={(payer) => change({ payer })}
          />
        </div>
        <div>
          <label className={styles.agree}>
            <input type="checkbox" {...form.checkbox('agree')} />
            我已阅读并同意
            <a className="link" href="/legal/trade" target="_blank" rel="noopener">
              《交易服务协议》
            </a>
          </label>
          <FieldError {...form.field('agree')} />
        </div>
        <FormAlert form={form}>
          {form.refusal?.reason === 'NOT_VERIFIED' ? (
            <a className="link" href="/center/myself/identityAuthentication?returnUrl=%2Fintermediary%2Fintermediary">
              去认证，填好的内容会保留
            </a>
          ) : null}
        </FormAlert>
        <SubmitButton kind="primary" size="lg" block loading={form.busy}>
          发起担保
        </SubmitButton>
      </form>
      <DealQuote fee={fee} price={passes('price', fields.price) ? fields.price : undefined} payer={fields.payer} />
    </div>
  )
}
