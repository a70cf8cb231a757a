'use client'

import { GameCover } from '@/components/ui/pictures/game-cover'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import styles from './desk.module.css'

/** The item as it was described when the order was placed. */
export function CardGoods({ order }: Pick<DeskOrder, 'order'>) {
  if (order.facts.length === 0 && !order.description) return null
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
    </section>
  )
}
