'use client'

import { yuanText } from '@/components/ui/price'
import styles from './buy-form.module.css'
import { type CoverTier, coverTotal } from './cover-total'

interface Props {
  tiers: readonly CoverTier[]
  chosen: CoverTier
  price: string
  num: number
  onChoose: (tier: CoverTier) => void
}

/** The free basic cover is chosen from the start, never a paid one. */
export function CoverTiers({ tiers, chosen, price, num, onChoose }: Props) {
  return (
    <fieldset className={styles.guard}>
      <legend className={styles.label}>保障</legend>
      <div className={styles.tiers}>
        {tiers.map((tier) => {
          const { fee } = coverTotal(price, num, tier)
          return (
            <label key={tier.ensureId} className={styles.tier}>
              <input
                type="radio"
                name="ensureId"
                value={tier.ensureId}
                checked={tier.ensureId === chosen.ensureId}
                onChange={() => onChoose(tier)}
              />
              <b>{tier.name}</b>
              {tier.ensureId === 0 ? <em>免费</em> : <em className="num">+{yuanText(fee)}</em>}
              <span>{tier.explain}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
