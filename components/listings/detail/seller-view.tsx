'use client'

import { SellerFace } from '@/components/listings/goods/seller-face'
import { Tag } from '@/components/ui/kit/tag'
import { shopPath } from '@/lib/shared/goods/shop'
import styles from './detail.module.css'

interface Props {
  name: string
  actor: string
  shop: string
  isOfficial: boolean
  /** Real name verified, or a face check with its month; '': neither. */
  verified: string
  numbers: readonly (readonly [label: string, value: string])[]
  note: string
  /** Link to the questions; absent if the page has none. */
  askHref?: string
}

/** A client component, so that its markup is sent only once and as data. */
export function SellerView({ name, actor, shop, isOfficial, verified, numbers, note, askHref }: Props) {
  return (
    <section className={`panel ${styles.seller}`} aria-labelledby="seller-h">
      <header>
        <SellerFace userId={name} name={name} actor={actor} isOfficial={isOfficial} size={48} />
        <div>
          <h2 id="seller-h">{name}</h2>
          <p className="tags">
            {isOfficial ? <Tag kind="official">官方</Tag> : null}
            {verified ? (
              <Tag kind="safe" icon="verify">
                {verified}
              </Tag>
            ) : (
              <Tag>未实名</Tag>
            )}
          </p>
        </div>
      </header>
      <dl>
        {numbers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{note}</p>
      <a className="btn btn-sm" href={shopPath(shop)}>
        进店
      </a>
      {askHref ? (
        <a className="btn btn-sm" href={askHref}>
          咨询卖家
        </a>
      ) : null}
    </section>
  )
}
