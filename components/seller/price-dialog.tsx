'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { useSubmit } from '@/lib/client/hooks/use-submit'
import { toast } from '@/lib/client/toast-store'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { RULES } from '@/lib/shared/field-rules'
import { NetPrice } from './publish-price'

interface Props {
  goods: Pick<GoodsRow, 'goodsSn' | 'gameId' | 'goodsTypeId' | 'price' | 'bigTitle'>
  onClose: () => void
  onChanged: () => void
}

export function PriceDialog({ goods, onClose, onChanged }: Props) {
  const [price, setPrice] = useState(goods.price)
  const { busy, refused, errorOf, submit, refuse } = useSubmit()
  const conf = useLoad(goods.goodsSn, () =>
    call(
      'GET /goods/getGoodsUpperConf',
      { gameId: String(goods.gameId), goodsTypeId: String(goods.goodsTypeId) },
      { notMsg: true, quiet: true },
    ),
  )
  const send = () => {
    if (!RULES.price.pattern.test(price)) return refuse('price', RULES.price.message)
    return submit(async () => {
      await call('POST /goods/onlySetupGoodsPrice', { goodsSn: goods.goodsSn, price }, { notMsg: true })
      toast({ text: '价格已修改' })
      onClose()
      onChanged()
    })
  }
  const footer = (
    <>
      <Button onClick={onClose} disabled={busy}>
        取消
      </Button>
      <Button kind="primary" loading={busy} onClick={send}>
        保存
      </Button>
    </>
  )
  return (
    <Dialog open title="修改价格" size="s" onClose={onClose} footer={footer}>
      <form
        className="dialog-text"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p className="ell2" style={{ marginBottom: 12 }}>
          {goods.bigTitle}
        </p>
        <Field
          id="new-price"
          label="新价格（元）"
          required
          error={errorOf('price')}
          hint={<NetPrice price={price} conf={conf.data} />}
        >
          <input
            className="input num"
            inputMode="decimal"
            maxLength={11}
            autoComplete="off"
            data-autofocus
            value={price}
            onChange={(event) => setPrice(event.target.value.trim())}
          />
        </Field>
        {refused && refused.field !== 'price' ? (
          <Alert kind="danger" live>
            {refused.message}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  )
}
