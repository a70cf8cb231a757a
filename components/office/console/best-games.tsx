import { yuanText } from '@/lib/shared/money/money'
import type { Overview } from './overview'
import styles from './overview.module.css'

/** Best-selling games as bars. */
export function BestGames({ games, spanName }: { games: Overview['games']; spanName: string }) {
  const most = Math.max(0.01, ...games.map(({ sales }) => Number(sales)))
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="games-h">
      <header>
        <h2 id="games-h">卖得最多</h2>
        <span className="muted">{spanName}</span>
      </header>
      {games.length === 0 ? <p className="muted">{`${spanName}还没有成交`}</p> : null}
      <ol className={styles.games}>
        {games.map(({ gameName, orders, sales }) => (
          <li key={gameName}>
            <span>{gameName}</span>
            <span className="muted num">{orders} 单</span>
            <b className="num">{yuanText(sales)}</b>
            <i style={{ width: `${(Number(sales) / most) * 100}%` }} />
          </li>
        ))}
      </ol>
    </section>
  )
}
