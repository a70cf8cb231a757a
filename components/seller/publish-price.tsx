import { Field } from '@/components/ui/field'
import { yuanText } from '@/components/ui/price'
import { RULES } from '@/lib/shared/field-rules'
import { goodsType } from '@/lib/shared/goods-types'
import { fenToYuan, yuanToFen } from '@/lib/shared/money'
import { quoteSale } from '@/lib/shared/quote'
import type { PublishDraft } from './publish-draft'
import styles from './seller.module.css'
import type { ChangeDraft } from './use-publish-form'
import type { PublishOptions } from './use-publish-options'

interface Props {
  draft: PublishDraft
  change: ChangeDraft
  errorOf: (field: string) => string | undefined
  conf: PublishOptions['conf']['data']
  isUnique: boolean
}

export function PublishPrice({ draft, change, errorOf, conf, isUnique }: Props) {
  const isAlwaysCovered = draft.goodsTypeId !== '' && goodsType(Number(draft.goodsTypeId)).cover === 'always'
  return (
    <>
      <div className={styles.grid}>
        <Field
          id="price"
          label={isUnique ? '价格（元）' : '单价（元）'}
          required
          error={errorOf('price')}
          hint={<NetPrice price={draft.price} conf={conf} />}
        >
          <input
            className="input num"
            inputMode="decimal"
            maxLength={11}
            autoComplete="off"
            value={draft.price}
            onChange={(event) => change({ price: event.target.value.trim() })}
          />
        </Field>
        {isUnique ? null : (
          <Field id="stock" label="库存" required error={errorOf('stock')}>
            <input
              className="input num"
              inputMode="numeric"
              maxLength={9}
              autoComplete="off"
              value={draft.stock}
              onChange={(event) => change({ stock: event.target.value.trim() })}
            />
          </Field>
        )}
      </div>
      <div className={styles.switches}>
        <label className="check">
          <input
            type="checkbox"
            checked={isAlwaysCovered || draft.ensureOpen}
            disabled={isAlwaysCovered}
            onChange={(event) => change({ ensureOpen: event.target.checked })}
          />
          买家可购买包赔{isAlwaysCovered ? <span className="muted">（该类商品默认支持）</span> : null}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={draft.bargain}
            onChange={(event) => change({ bargain: event.target.checked })}
          />
          可议价
        </label>
      </div>
    </>
  )
}

/** What arrives in the wallet, before anything is listed. */
type Fee = Pick<NonNullable<PublishOptions['conf']['data']>, 'feePercent' | 'feeBasisPoints'>

export function NetPrice({ price, conf }: { price: string; conf?: Fee | null }) {
  if (!conf) return <span>选择游戏和类型后显示服务费</span>
  const { feePercent, feeBasisPoints: feeBp } = conf
  if (!RULES.price.pattern.test(price)) return <span>{`平台服务费 ${feePercent}，成交后从货款中扣除`}</span>
  const { goods, fee } = quoteSale({ unit: yuanToFen(price), num: 1, tier: null, feeBp })
  return (
    <span>
      预计到手 <b className="num">{yuanText(fenToYuan(goods - fee))}</b>
      {`（平台服务费 ${feePercent}）`}
    </span>
  )
}
