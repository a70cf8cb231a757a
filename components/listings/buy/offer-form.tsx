'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { useForm } from '@/components/ui/forms/use-form'
import { call } from '@/lib/client/api'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import { BARGAIN, leastOffer, offerError } from '@/lib/shared/goods/bargain'
import { fenToYuan, shareOf, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { fieldError } from '@/lib/shared/people/field-rules'

interface Props {
  goodsSn: string
  /** Price of the item, yuan as text. */
  price: string
  offersLeft: number
  onOffered: () => void
}

/** Quick choices for an offer, in percent of the price. */
const QUICK = [95, 90, 85] as const

export function OfferForm({ goodsSn, price, offersLeft, onOffered }: Props) {
  const intent = useIntent()
  const list = yuanToFen(price)
  const form = useForm({
    id: 'offer',
    start: { price: '' },
    validate: (fields) => ({ price: offerFault(fields.price, price) }),
    send: async (fields) => {
      const input = { goodsSn, price: fields.price }
      const { state } = await call('POST /goods/bargaining', input, {
        idempotencyKey: intent.keyOf(JSON.stringify(input)),
      })
      intent.forget()
      form.reset()
      toast(state === 'refused' ? { kind: 'warn', text: '低于卖家能接受的价格，已被拒绝' } : { text: '出价已发给卖家' })
      onOffered()
    },
  })
  return (
    <form className="dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
      <Field
        {...form.field('price')}
        label="我的出价（元）"
        required
        hint={`标价 ${yuanText(price)}，最低 ${yuanText(fenToYuan(leastOffer(list)))}`}
      >
        <input
          className="input num"
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          {...form.input('price', normalAmount)}
        />
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break the one-line layout */}
      <div className="segment" role="group" aria-label="按标价的比例">
        {QUICK.map((percent) => (
          <button
            key={percent}
            type="button"
            onClick={() => form.change({ price: fenToYuan(shareOf(list, percent * 100)) })}
          >
            {`${percent / 10} 折`}
          </button>
        ))}
      </div>
      <p className="muted">
        {`还可出价 ${offersLeft} 次，每次 ${BARGAIN.hours} 小时内有效。卖家接受后为你保留 ${BARGAIN.holdMinutes} 分钟，按谈好的价格下单；出价期间别人仍可购买。`}
      </p>
      <FormAlert form={form} />
      <SubmitButton kind="primary" block loading={form.busy}>
        提交出价
      </SubmitButton>
    </form>
  )
}

function offerFault(typed: string, price: string): string | undefined {
  const error = fieldError('price', typed)
  if (error) return error
  return offerError(yuanToFen(typed), yuanToFen(price))
}
