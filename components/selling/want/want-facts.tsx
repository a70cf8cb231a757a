import type { WantRow } from '@/lib/contract/entities/want'
import styles from './wanted.module.css'

/** Game, area, and required facts. */
export function WantFacts({ want }: { want: WantRow }) {
  const { gameName, goodsTypeStr, areaName, serverName, amount, facts } = want
  const place = [gameName, goodsTypeStr, areaName, serverName].filter(Boolean).join(' · ')
  return (
    <p className={styles.facts}>
      <span>{place}</span>
      {amount === null ? null : <span className="tag">{`要 ${amount.toLocaleString('en')} 万`}</span>}
      {facts.map(({ key, label, value }) => (
        <span className="tag" key={key}>{`${label} ${value}`}</span>
      ))}
    </p>
  )
}
