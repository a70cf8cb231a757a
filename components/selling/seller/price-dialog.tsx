'use client'

import { FaceGate } from '@/components/people/face/face-gate'
import { NetPrice } from '@/components/selling/publish/publish-price'
import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { useSure } from '@/components/ui/forms/steep-alert'
import { useForm } from '@/components/ui/forms/use-form'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { REVIEW_HOURS } from '@/lib/shared/goods/goods-review'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { fieldError } from '@/lib/shared/people/field-rules'
import { needsSure, PriceChangeNote } from './price-change-note'

interface Props {
  goods: Pick<GoodsRow, 'goodsSn' | 'gameId' | 'goodsTypeId' | 'price' | 'bigTitle'>
  onClose: () => void
  onChanged: () => void
}

export function PriceDialog({ goods, onClose, onChanged }: Props) {
  const sure = useSure()
  const form = useForm({
    id: 'new',
    start: { price: goods.price },
    validate: ({ price }) => ({
      price:
        fieldError('price', price) ??
        (needsSure(goods.price, price) && !sure.isSure(price) ? '改动较大，核对新价格后请勾选确认' : undefined),
    }),
    send: async ({ price }) => {
      const { status } = await call('POST /goods/onlySetupGoodsPrice', { goodsSn: goods.goodsSn, price })
      toast(
        status === GOODS_STATUS.review
          ? {
              title: '价格已修改，商品进入审核',
              text: `原因见“审核进度”。审核期间不展示，最晚 ${REVIEW_HOURS} 小时内审核完，通过后自动展示`,
            }
          : { text: '价格已修改' },
      )
      onClose()
      onChanged()
    },
  })
  const conf = useLoad(goods.goodsSn, () =>
    call('GET /goods/getGoodsUpperConf', { gameId: String(goods.gameId), goodsTypeId: String(goods.goodsTypeId) }),
  )
  const footer = <FormFoot form={form} label="保存" onClose={onClose} />
  return (
    <Dialog open title="修改价格" size="s" onClose={onClose} footer={footer}>
      <form className="dialog-text dialog-stack" onSubmit={(event) => void form.submit(event)}>
        <p className="ell2" style={{ marginBottom: 12 }}>
          {goods.bigTitle}
        </p>
        <Field
          {...form.field('price')}
          label="新价格（元）"
          required
          hint={<NetPrice price={form.fields.price} conf={conf.data} />}
        >
          <input
            className="input num"
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            {...form.input('price', normalAmount)}
          />
        </Field>
        <PriceChangeNote goodsSn={goods.goodsSn} price={goods.price} typed={form.fields.price} sure={sure} />
        <FormAlert form={form} />
        <FaceGate refusal={form.refusal} onPassed={() => void form.submit()} />
      </form>
    </Dialog>
  )
}
