'use client'

import type { CoverTier } from '@/components/goods/basic-cover'
import { yuanText } from '@/components/ui/price'
import { type Fen, fenToYuan } from '@/lib/shared/money'
import { quoteSale } from '@/lib/shared/quote'
import styles from './mobile-buy.module.css'
import { SectionHead } from './section-head'

interface Props {
  tiers: readonly CoverTier[]
  chosen: CoverTier
  unit: Fen
  num: number
  onChoose: (tier: CoverTier) => void
}

/** The free basic cover is chosen from the start, never a paid one. */
export function MobileCovers({ tiers, chosen, unit, num, onChoose }: Props) {
  return (
    <section className={styles.box}>
      <SectionHead id="cover-h" title="保障" href="/news/security" more="赔付规则" />
      <fieldset className={styles.covers} aria-labelledby="cover-h">
        {tiers.map((tier) => (
          <label key={tier.ensureId}>
            <input
              type="radio"
              name="ensureId"
              value={tier.ensureId}
              checked={tier.ensureId === chosen.ensureId}
              onChange={() => onChoose(tier)}
            />
            <span>
              <b>{tier.name}</b>
              <small>{tier.explain}</small>
            </span>
            {tier.ensureId === 0 ? (
              <em>免费</em>
            ) : (
              <em className="num">
                +{yuanText(fenToYuan(quoteSale({ unit, num, tier: { bp: tier.basisPoints } }).ensure))}
              </em>
            )}
          </label>
        ))}
      </fieldset>
    </section>
  )
}
