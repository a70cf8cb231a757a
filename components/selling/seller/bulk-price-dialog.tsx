'use client'

import { Field } from '@/components/ui/forms/field'
import { FormAlert } from '@/components/ui/forms/form-alert'
import { FormFoot } from '@/components/ui/forms/form-foot'
import { SteepAlert, useSure } from '@/components/ui/forms/steep-alert'
import { useForm } from '@/components/ui/forms/use-form'
import { Segment } from '@/components/ui/kit/segment'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { netText, useFees } from '@/lib/client/hooks/use-fees'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { changedPrice, changeError, PRICE_CHANGES, type PriceChange, steepChanges } from '@/lib/shared/goods/bulk-price'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { normalAmount } from '@/lib/shared/normalize/amount'
import { cutText } from '@/lib/shared/text/cut-text'
import type { BulkAnswer } from './bulk-report'
import { ReviewForecast } from './review-forecast'
import styles from './seller.module.css'

interface Props {
  goods: readonly GoodsRow[]
  onClose: () => void
  /** `again` sends the same prices once more. */
  onDone: (answer: BulkAnswer, again: () => Promise<BulkAnswer>) => void
}

/** Old price, new price and resulting income, shown before the change. The displayed new prices are sent. */
export function BulkPriceDialog({ goods, onClose, onDone }: Props) {
  const sure = useSure()
  const steepBy = (kind: PriceChange, value: string) =>
    changeError(kind, value) === undefined
      ? steepChanges(
          goods.map(({ price }) => yuanToFen(price)),
          kind,
          value,
        )
      : null
  const form = useForm({
    id: 'bulk',
    start: { kind: 'percent' as PriceChange, value: '' },
    validate: ({ kind, value }) => ({
      value:
        changeError(kind, value) ??
        leftFault(goods, kind, value) ??
        (steepBy(kind, value) && !sure.isSure(`${kind} ${value}`) ? '改动较大，核对新价格后请勾选确认' : undefined),
    }),
    send: async ({ kind, value }) => {
      const changes = JSON.stringify(pricesOf(goods, kind, value))
      const change = () => call('POST /goods/bulkPrice', { changes })
      onDone(await change(), change)
    },
  })
  const { kind, value } = form.fields
  const feeOf = useFees(goods)
  const isReady = changeError(kind, value) === undefined
  const steep = steepBy(kind, value)
  return (
    <Dialog
      open
      title={`批量改价（${goods.length} 件）`}
      size="l"
      onClose={onClose}
      footer={<FormFoot form={form} label={`改价 ${goods.length} 件`} onClose={onClose} />}
    >
      <form className="dialog-text dialog-stack" noValidate onSubmit={(event) => void form.submit(event)}>
        <Segment
          label="改价方式"
          value={kind}
          options={Object.entries(PRICE_CHANGES).map(([value, label]) => ({ value: value as PriceChange, label }))}
          onChange={(next) => form.change({ kind: next, value: '' })}
        />
        <Field
          {...form.field('value')}
          label={kind === 'percent' ? '改为原价的（%）' : kind === 'set' ? '新价格（元）' : '每件多少元'}
          required
          hint={kind === 'percent' ? '填 95 就是打九五折，填 110 就是涨一成' : undefined}
        >
          <input
            className="input num"
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            {...form.input('value', normalAmount)}
          />
        </Field>
        <ul className={styles.priced} aria-label="改价预览">
          {goods.map((item) => {
            const now = isReady ? changedPrice(yuanToFen(item.price), kind, value) : null
            return (
              <li key={item.goodsSn}>
                <span className="ell" title={item.bigTitle}>
                  {item.bigTitle}
                </span>
                <span className="num muted">{yuanText(item.price)}</span>
                <b className="num">{now === null ? '–' : yuanText(fenToYuan(now))}</b>
                <small className="num muted">{now === null ? '' : netText(now, feeOf(item))}</small>
              </li>
            )
          })}
        </ul>
        {steep ? (
          <SteepAlert label="新价格已核对" {...sure.box(`${kind} ${value}`)}>
            {`${steep.count} 件的价格变动超过 30%，改后最低 ${yuanText(fenToYuan(steep.lowest))}。`}
            {kind === 'percent' && Number(value) < 10 ? `想打${Number(value)}折请填 ${Number(value) * 10}。` : ''}
          </SteepAlert>
        ) : null}
        <ReviewForecast goods={goods} changes={isReady ? pricesOf(goods, kind, value) : []} />
        <p className="muted">已有订单（含待付款）仍按下单时的标价，改价后下单按新标价</p>
        <FormAlert form={form} />
      </form>
    </Dialog>
  )
}

/** The new prices, without those that would be zero or less. */
const pricesOf = (goods: readonly GoodsRow[], kind: PriceChange, value: string) =>
  goods.flatMap(({ goodsSn, price }) => {
    const now = changedPrice(yuanToFen(price), kind, value)
    return now === null ? [] : [{ goodsSn, price: fenToYuan(now) }]
  })

function leftFault(goods: readonly GoodsRow[], kind: PriceChange, value: string): string | undefined {
  const gone = goods.find(({ price }) => changedPrice(yuanToFen(price), kind, value) === null)
  return gone && `“${cutText(gone.bigTitle, 12)}”降到 0 元以下了`
}
