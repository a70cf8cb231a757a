import { Icon } from '@/components/ui/icon'
import { yuanText } from '@/components/ui/price'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { type Fen, fenToYuan } from '@/lib/shared/money'
import { quoteSale } from '@/lib/shared/quote'
import styles from './pay.module.css'

interface Props {
  tiers: GoodsDetail['ensureTiers']
  unit: Fen
  num: number
  /** 0: none, which is preselected unless the visitor chose a tier on the page before. */
  value: number
  onChange: (ensureId: number) => void
}

export function EnsureChoice({ tiers, unit, num, value, onChange }: Props) {
  if (tiers.length === 0) return null
  const rows = [{ ensureId: 0, name: '不购买', explain: '货款由平台托管，确认收货前不放款', basisPoints: 0 }, ...tiers]
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="ensure-h">
      <h2 id="ensure-h">
        <Icon name="shield" className={styles.safeIcon} />
        包赔服务
      </h2>
      <fieldset className={styles.tiers}>
        <legend className="sr">选择包赔服务</legend>
        {rows.map((tier) => (
          <label key={tier.ensureId} className={styles.tier}>
            <input
              type="radio"
              name="ensureId"
              checked={value === tier.ensureId}
              onChange={() => onChange(tier.ensureId)}
            />
            <span>
              <b>{tier.name}</b>
              <small>{tier.explain}</small>
            </span>
            <span className="num">
              {tier.ensureId === 0
                ? '免费'
                : yuanText(fenToYuan(quoteSale({ unit, num, tier: { bp: tier.basisPoints } }).ensure))}
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}
