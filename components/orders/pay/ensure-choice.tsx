import { CoverChoice } from '@/components/listings/buy/cover-choice'
import { Icon } from '@/components/ui/kit/icon'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import type { Fen } from '@/lib/shared/money/money'
import styles from './pay.module.css'

interface Props {
  goods: Pick<GoodsDetail, 'goodsTypeId' | 'ensureTiers'>
  unit: Fen
  num: number
  discount: Fen
  /** 0: no paid cover, which is preselected unless the visitor chose a tier on the previous page. */
  value: number
  onChange: (ensureId: number) => void
}

export function EnsureChoice({ goods, unit, num, discount, value, onChange }: Props) {
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="ensure-h">
      <h2 id="ensure-h">
        <Icon name="shield" className={styles.safeIcon} />
        保障
      </h2>
      <CoverChoice
        goodsTypeId={goods.goodsTypeId}
        tiers={goods.ensureTiers}
        value={value}
        unit={unit}
        num={num}
        discount={discount}
        onChange={onChange}
      />
    </section>
  )
}
