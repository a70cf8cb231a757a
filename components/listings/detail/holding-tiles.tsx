'use client'

import styles from '@/components/listings/goods/detail-parts.module.css'
import type { Holding } from './holdings'

/** Names by rarity, rarest first. */
export const HoldingTiles = ({ holdings }: { holdings: readonly Holding[] }) => (
  <div className={styles.holdings}>
    {holdings.map(({ rarity, count, names }) => (
      <div key={rarity}>
        <h3>
          {rarity} <span className="num muted">{count}</span>
        </h3>
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
          {count > names.length ? <li>等 {count} 项</li> : null}
        </ul>
      </div>
    ))}
  </div>
)
