import { Empty } from '@/components/ui/kit/empty'
import { LoadError } from '@/components/ui/kit/load-error'
import type { LotteryInfo } from '@/lib/contract/entities/campaign'
import { machineTime } from '@/lib/shared/time'
import styles from './lottery.module.css'
import type { OwnLottery } from './use-lottery'

/** "MM-DD HH:mm" of an API time. */
const shortTime = (time: string): string => time.slice(5, 16)

interface OwnProps {
  own: OwnLottery | null
  error: string
  isMember: boolean
  onRetry: () => void
}

export function OwnDraws({ own, error, isMember, onRetry }: OwnProps) {
  return (
    <section className={`panel ${styles.side}`} aria-labelledby="own-h">
      <header className="section-head">
        <h2 id="own-h">我的抽奖</h2>
        <a className="more" href="/lotterydraw/myCoupon">
          我的优惠券
        </a>
      </header>
      {error ? <LoadError message={error} onRetry={onRetry} /> : null}
      {own && own.chances.earned > 0 ? (
        <p className={styles.earned}>{`订单获得的机会还有 ${own.chances.earned} 次`}</p>
      ) : null}
      {own && own.list.length > 0 ? (
        <ul className={styles.list}>
          {own.list.map((row) => (
            <li key={row.drawId} data-won={row.won || undefined}>
              <span className="ell">{row.prize}</span>
              <time className="num" dateTime={machineTime(row.time)}>
                {shortTime(row.time)}
              </time>
            </li>
          ))}
        </ul>
      ) : null}
      {isMember || error ? null : (
        <p className={styles.none}>
          <a className="link" href="/login?returnUrl=%2Flotterydraw">
            登录
          </a>
          后查看自己的机会和记录
        </p>
      )}
      {own && own.list.length === 0 ? <p className={styles.none}>还没有抽过，今天来试一次</p> : null}
    </section>
  )
}

export function Winners({ winners }: Pick<LotteryInfo, 'winners'>) {
  return (
    <section className={`panel ${styles.side}`} aria-labelledby="won-h">
      <header className="section-head">
        <h2 id="won-h">最近中奖</h2>
      </header>
      {winners.length > 0 ? (
        <ul className={styles.list}>
          {winners.slice(0, 12).map((row) => (
            <li key={`${row.name} ${row.time} ${row.prize}`}>
              <span className={styles.who}>{row.name}</span>
              <span className="ell">{row.prize}</span>
              <time className="num" dateTime={machineTime(row.time)}>
                {shortTime(row.time)}
              </time>
            </li>
          ))}
        </ul>
      ) : (
        <Empty picture="search" title="还没有人中奖" text="第一位也许就是你" />
      )}
    </section>
  )
}
