'use client'

import { EvidencePictures } from '@/components/office/parts/evidence-pictures'
import { GameCover } from '@/components/ui/pictures/game-cover'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import styles from './desk.module.css'

/** The item as it was described when the order was placed, and the pictures of an account that the platform buys. */
export function CardGoods({ desk: { order, pictures } }: { desk: DeskOrder }) {
  if (order.facts.length === 0 && !order.description && pictures.length === 0) return null
  return (
    <section>
      <h2>
        商品资料
        <small>下单时的内容</small>
      </h2>
      <p className={styles.item}>
        <GameCover id={order.gameId} size={32} />
        <span>{order.bigTitle}</span>
      </p>
      <dl className={styles.sums}>
        {order.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {order.description ? <p className={styles.described}>{order.description}</p> : null}
      {pictures.length > 0 ? <EvidencePictures urls={pictures} /> : null}
    </section>
  )
}
