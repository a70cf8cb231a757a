'use client'

import { yuanText } from '@/components/ui/price'
import { type Fen, fenToYuan } from '@/lib/shared/money'
import { quoteSale } from '@/lib/shared/quote'
import type { CoverTier } from './basic-cover'
import styles from './buy-form.module.css'

interface Props {
  tiers: readonly CoverTier[]
  chosen: CoverTier
  unit: Fen
  num: number
  onChoose: (tier: CoverTier) => void
}

/** The free basic cover is chosen from the start, never a paid one. */
export function CoverTiers({ tiers, chosen, unit, num, onChoose }: Props) {
  return (
    <fieldset className={styles.guard}>
      <legend className={styles.label}>保障</legend>
      <div className={styles.tiers}>
        {tiers.map((tier) => {
          const { ensure } = quoteSale({ unit, num, tier: { bp: tier.basisPoints } })
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
              {tier.ensureId === 0 ? <em>免费</em> : <em className="num">+{yuanText(fenToYuan(ensure))}</em>}
              <span>{tier.explain}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
