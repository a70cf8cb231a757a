import type { MatchList } from '@/lib/contract/entities/content'
import styles from './competition.module.css'
import { dayName, type MatchQuery, matchHref } from './match-query'

/** Games and days that have matches, as plain links. */
export function MatchFilters({ query, found }: { query: MatchQuery; found: MatchList }) {
  const days = [...found.days].sort((a, b) => a.day.localeCompare(b.day))
  return (
    <nav className={`panel ${styles.filters}`} aria-label="赛事筛选">
      <div>
        <b id="f-game">游戏</b>
        <ul aria-labelledby="f-game" className={styles.games}>
          <li>
            <a
              href={matchHref(query, { gid: undefined, day: query.day })}
              aria-current={query.gid ? undefined : 'true'}
            >
              全部
            </a>
          </li>
          {found.games.map((game) => (
            <li key={game.gameId}>
              <a
                href={matchHref(query, { gid: String(game.gameId) })}
                aria-current={query.gid === String(game.gameId) ? 'true' : undefined}
              >
                {game.gameName}
                <small className="num">{game.count}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <b id="f-day">日期</b>
        <ul aria-labelledby="f-day" className={styles.days}>
          <li>
            <a href={matchHref({ gid: query.gid })} aria-current={query.day ? undefined : 'true'}>
              <span>近三周</span>
              <b className="num">全部</b>
            </a>
          </li>
          {days.map(({ day, count }) => (
            <li key={day}>
              <a href={matchHref(query, { day })} aria-current={query.day === day ? 'true' : undefined}>
                <span>{dayName(day, found.today)}</span>
                <b className="num">{day.slice(5).replace('-', '/')}</b>
                <span className="sr">{count} 场</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
