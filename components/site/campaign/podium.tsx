import type { RankRow } from '@/lib/contract/entities/campaign'
import { yuanText } from '@/lib/shared/money/money'
import { laurelUrl } from '@/lib/shared/pictures/art-url'
import styles from './board.module.css'

/** The first three places, in table order. */
export function Podium({ list, countUnit }: { list: readonly RankRow[]; countUnit: string }) {
  return (
    <ol className={styles.podium} aria-label="前三名">
      {list.map((row) => (
        <li key={row.rank} data-rank={row.rank}>
          <img className={styles.medal} src={laurelUrl(row.rank)} alt="" width={64} height={64} />
          <span className={`num ${styles.place}`}>{`第 ${row.rank} 名`}</span>
          <b>{row.name}</b>
          <span className="num">
            {`${row.count} ${countUnit}`}
            <span className={styles.money}>{yuanText(row.amount)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
