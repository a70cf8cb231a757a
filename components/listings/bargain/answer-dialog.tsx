'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { useForm } from '@/components/ui/forms/use-form'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { netText, useFees } from '@/lib/client/hooks/use-fees'
import { useIntent } from '@/lib/client/hooks/use-intent'
import { toast } from '@/lib/client/toast-store'
import type { Bargain } from '@/lib/contract/entities/bargain'
import { BARGAIN, type BargainAnswer, counterError } from '@/lib/shared/goods/bargain'
import { yuanText, yuanToFen } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { fieldError } from '@/lib/shared/people/field-rules'

export interface AnswerInput {
  bargain: Bargain
  handle: BargainAnswer
}
interface Props extends AnswerInput {
  onClose: () => void
  onChanged: () => void
}

const answer = (bargain: Bargain, handle: BargainAnswer, price?: string, idempotencyKey?: string) =>
  call(
    'POST /goods/buyCounterofferPriceHandle',
    { bargainId: String(bargain.bargainId), handle, price },
    { idempotencyKey },
  )

/** Asks for confirmation before a price is accepted, rejected or withdrawn; a counter-offer requires a price. */
export function AnswerDialog({ bargain, handle, onClose, onChanged }: Props) {
  if (handle === 'counter') return <CounterDialog bargain={bargain} onClose={onClose} onChanged={onChanged} />
  const { title, text, confirm, done } = ASKS[handle](bargain)
  const handleConfirm = async () => {
    try {
      await answer(bargain, handle)
      toast({ text: done })
    } catch (error) {
      toast({ kind: 'danger', text: (error as Error).message })
    }
    onChanged()
  }
  return (
    <ConfirmDialog
      open
      title={title}
      confirmText={confirm}
      cancelText="返回"
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  )
}

const ASKS: Record<
  Exclude<BargainAnswer, 'counter'>,
  (bargain: Bargain) => { title: string; text: string; confirm: string; done: string }
> = {
  accept: ({ price, net, side }) => ({
    title: `按 ${yuanText(price)} 成交？`,
    text:
      side === 'seller'
        ? `扣除服务费后到手 ${yuanText(net)}。接受后为买家保留 ${BARGAIN.holdMinutes} 分钟，期间别人不能下单；不下单就重新上架。`
        : `接受后为你保留 ${BARGAIN.holdMinutes} 分钟，请在这段时间内下单付款。`,
    confirm: side === 'seller' ? '接受出价' : '接受还价',
    done: side === 'seller' ? '已接受，等待买家下单' : '已谈好，请尽快下单',
  }),
  refuse: ({ price, side }) => ({
    title: `拒绝 ${yuanText(price)}？`,
    text: '拒绝后这次出价结束，对方会看到结果。',
    confirm: side === 'seller' ? '拒绝出价' : '拒绝还价',
    done: '已拒绝',
  }),
  withdraw: ({ state, price }) =>
    state === 'kept'
      ? {
          title: '放弃谈好的价格？',
          text: `商品不再按 ${yuanText(price)} 为你保留，用掉的出价次数不退回。`,
          confirm: '放弃价格',
          done: '已放弃',
        }
      : { title: '撤回出价？', text: '用掉的出价次数不退回。', confirm: '撤回出价', done: '已撤回' },
}

const counterFault = ({ side, price: last, listPrice }: Bargain, typed: string): string | undefined =>
  fieldError('price', typed) ??
  counterError(yuanToFen(typed), { side, last: yuanToFen(last), list: yuanToFen(listPrice) })

function CounterDialog({ bargain, onClose, onChanged }: Omit<Props, 'handle'>) {
  const intent = useIntent()
  const form = useForm({
    id: 'counter',
    start: { price: '' },
    validate: ({ price }) => ({ price: counterFault(bargain, price) }),
    send: async ({ price }) => {
      await answer(bargain, 'counter', price, intent.keyOf(price))
      toast({ text: '已还价，等待对方回复' })
      onClose()
      onChanged()
    },
  })
  const footer = <FormFoot form={form} label="还价" onClose={onClose} />
  const isSeller = bargain.side === 'seller'
  const [low, high] = isSeller ? [bargain.price, bargain.listPrice] : ['', bargain.price]
  const feeOf = useFees(isSeller && bargain.goods ? [bargain.goods] : [])
  const { price } = form.fields
  const net = bargain.goods && !counterFault(bargain, price) ? netText(yuanToFen(price), feeOf(bargain.goods)) : ''
  return (
    <Dialog open title={isSeller ? '给买家还价' : '再出一次价'} size="s" onClose={onClose} footer={footer}>
      <form className="dialog-text dialog-stack" onSubmit={(event) => void form.submit(event)}>
        <p>
          {isSeller
            ? `标价 ${yuanText(bargain.listPrice)}，买家出价 ${yuanText(bargain.price)}`
            : `标价 ${yuanText(bargain.listPrice)}，卖家还价 ${yuanText(bargain.price)}，还可出价 ${bargain.offersLeft} 次`}
        </p>
        <Field
          {...form.field('price')}
          label="价格（元）"
          required
          hint={isSeller ? `高于 ${yuanText(low)}，低于 ${yuanText(high)}` : `低于 ${yuanText(high)}`}
        >
          <input
            className="input num"
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            {...form.input('price', normalAmount)}
          />
        </Field>
        {isSeller ? (
          <p className="muted">
            {net ? <b className="num">{`扣除服务费后${net}。`}</b> : null}
            {`还价 ${BARGAIN.hours} 小时内有效；买家接受后为其保留 ${BARGAIN.holdMinutes} 分钟，期间别人不能下单。`}
          </p>
        ) : null}
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}
