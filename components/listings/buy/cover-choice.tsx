'use client'

import { basicCover, COVER_RULES, type Cover, coverPrice, coverTerm, mostPaid } from '@/lib/shared/goods/covers'
import { quoteSale } from '@/lib/shared/goods/quote'
import { type Fen, fen, fenToYuan, yuanText, ZERO } from '@/lib/shared/money/money'
import styles from './cover-choice.module.css'

interface Props {
  goodsTypeId: number
  /** Only paid ones. */
  tiers: readonly Cover[]
  /** 0 is the free cover, the default; a paid one is never preselected. */
  value: number
  unit: Fen
  num: number
  /** Coupon discount on the goods: a cover pays the price after the discount. */
  discount?: Fen
  onChange: (ensureId: number) => void
}

/** All covers available for an item: name, duration, payment, price, and the amounts for this price. */
export function CoverChoice({ goodsTypeId, tiers, value, unit, num, discount = ZERO, onChange }: Props) {
  const basic = basicCover(goodsTypeId)
  const longest = Math.max(0, ...tiers.map((tier) => tier.days))
  const paid = fen(quoteSale({ unit, num, tier: null }).goods - discount)
  return (
    <div className={styles.covers}>
      <fieldset>
        <legend className="sr">选择保障</legend>
        {[basic, ...tiers].map((cover) => (
          <label key={cover.ensureId} className={styles.cover}>
            <input
              type="radio"
              name="ensureId"
              value={cover.ensureId}
              checked={cover.ensureId === value}
              onChange={() => onChange(cover.ensureId)}
            />
            <b>
              {cover.name} {cover.days ? <small className="num">{coverTerm(cover)}</small> : null}
            </b>
            <Fee cover={cover} unit={unit} num={num} />
            <span>{cover.explain}</span>
            {cover.mostPercent ? (
              <span>
                最高赔 <span className="num">{yuanText(fenToYuan(mostPaid(cover, paid)))}</span>
              </span>
            ) : null}
          </label>
        ))}
      </fieldset>
      <p className="muted">
        {basic.days && tiers.length
          ? `免费保障自收货起 ${coverTerm(basic)}，付费包赔${tiers.every((tier) => tier.days === longest) ? '' : '最长'} ${coverTerm({ days: longest })}，并含免费保障。`
          : ''}
        <a className="link" href={COVER_RULES}>
          赔付规则
        </a>
      </p>
    </div>
  )
}

function Fee({ cover, unit, num }: { cover: Cover; unit: Fen; num: number }) {
  if (cover.ensureId === 0) return <em>免费</em>
  const { ensure } = quoteSale({ unit, num, tier: coverPrice(cover) })
  return <em className="num">{`+${yuanText(fenToYuan(ensure))}`}</em>
}
