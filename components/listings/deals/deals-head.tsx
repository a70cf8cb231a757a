import { Segment } from '@/components/ui/kit/segment'
import { countText } from '@/lib/shared/text/count-text'
import styles from './deals.module.css'
import { DAYS, type DealsQuery, dealsHref, spanText } from './deals-query'

interface DealFigures {
  today: number
  count: number
  medianSellSeconds: number | null
  games: readonly { gameId: number; gameName: string; count: number }[]
}

const VIEWS = [
  ['/dealshow', '实时成交'],
  ['/dealshow/selltime', '卖出用时'],
] as const

/** Title, statistics, and the filters as plain links. */
export function DealsHead({
  path,
  query,
  figures,
  title,
  text,
}: {
  path: string
  query: DealsQuery
  figures: DealFigures
  title: string
  text: string
}) {
  const median = figures.medianSellSeconds
  return (
    <>
      <header className={`panel ${styles.head}`}>
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        <dl className={styles.figures}>
          <div>
            <dt>{DAYS.find(([days]) => days === query.days)?.[1]}成交</dt>
            <dd>{countText(figures.count)} 单</dd>
          </div>
          <div>
            <dt>卖出用时中位数</dt>
            <dd>{median === null ? '暂无' : spanText(median)}</dd>
          </div>
        </dl>
      </header>
      <nav className={`panel ${styles.filters}`} aria-label="筛选成交">
        <Segment
          label="视图"
          value={path}
          options={VIEWS.map(([value, label]) => ({ value, label, href: dealsHref(value, query) }))}
        />
        <Segment
          label="时间"
          value={query.days}
          options={DAYS.map(([value, label]) => ({ value, label, href: dealsHref(path, query, { days: value }) }))}
        />
        <ul>
          <li>
            <a href={dealsHref(path, query, { gid: undefined })} aria-current={query.gid ? undefined : 'true'}>
              全部游戏
            </a>
          </li>
          {figures.games.map((game) => (
            <li key={game.gameId}>
              <a
                href={dealsHref(path, query, { gid: String(game.gameId) })}
                aria-current={query.gid === String(game.gameId) ? 'true' : undefined}
              >
                {game.gameName}
                <span className="muted num">&nbsp;{countText(game.count)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
