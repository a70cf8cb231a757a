'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import { type Offer, type OfferDraft, offerErrors, wireOffer } from './offer-draft'
import { OfferHandOver } from './offer-hand-over'
import { OfferHours } from './offer-hours'
import { OfferPriceFields } from './offer-price-fields'
import styles from './own.module.css'

interface Props {
  goodsSn: string
  gameId: number
  start: OfferDraft
  /** Current way of delivery. */
  handOver: Offer['handOver']
  /** Saving ends a check by staff. */
  isChecked?: boolean
  onSaved: () => void
}

export function OfferForm({ goodsSn, gameId, start, handOver, isChecked = false, onSaved }: Props) {
  const [asked, setAsked] = useState<OfferDraft | null>(null)
  const save = async (draft: OfferDraft) => {
    await call('POST /rental/saveOffer', wireOffer(goodsSn, draft))
    onSaved()
  }
  const form = useForm<OfferDraft>({
    start,
    validate: offerErrors,
    send: async (draft) => {
      if (isChecked) setAsked(draft)
      else await save(draft)
    },
  })
  const conf = useLoad(String(gameId), () =>
    call('GET /goods/getGoodsUpperConf', { gameId: String(gameId), goodsTypeId: String(ACCOUNT) }),
  )
  const feeBp = conf.data?.rentFeeBasisPoints ?? null
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
      <fieldset className={styles.part}>
        <legend>租金和押金</legend>
        <p className="field-hint">
          {feeBp === null
            ? '租金在归还验收后结算，押金由平台托管，不收服务费'
            : `平台从租金里收 ${feeBp / 100}% 服务费，归还验收后结算；押金由平台托管，不收服务费`}
        </p>
        <OfferPriceFields form={form} feeBp={feeBp} />
      </fieldset>
      <OfferHours form={form} />
      <OfferHandOver gameId={gameId} form={form} now={handOver} />
      <Field {...form.field('rules')} label="对租客的要求" hint="租客下单前会看到" isCounted>
        <textarea
          className="input"
          rows={4}
          maxLength={300}
          placeholder="例如：只能打匹配和排位，不要使用付费道具，22 点后请勿语音"
          {...form.input('rules')}
        />
      </Field>
      <FormAlert form={form} />
      <ConfirmDialog
        open={asked !== null}
        title="开放账号出租？"
        confirmText="开放出租"
        cancelText="返回"
        onConfirm={async () => {
          if (asked) await form.attempt(() => save(asked))
        }}
        onClose={() => setAsked(null)}
      >
        寄售验号随之失效，提交的账号资料立即删除，不能恢复。
      </ConfirmDialog>
      <div className={styles.go}>
        <SubmitButton kind="primary" size="lg" loading={form.busy}>
          保存并上架出租
        </SubmitButton>
        <a className="btn btn-text" href="/center/rent">
          返回我的租号
        </a>
      </div>
    </form>
  )
}
