import { Icon } from '@/components/ui/kit/icon'
import { amountText, scaleText } from '@/lib/shared/goods/coin-text'
import { type CoinRow, coinTrend, coinWay } from './coin-trend'
import styles from './home.module.css'
import { WeekLine } from './week-line'

const SHOWN = 6

/** Amount of each currency per yuan, and the actual sales ratio of the last seven days. */
export function CoinPanel({ list }: { list: readonly CoinRow[] }) {
  return (
    <section className={`panel ${styles.coin}`} aria-labelledby="coin-h">
      <header className="section-head">
        <h2 id="coin-h">游戏币比例</h2>
        <span className="note">按在售报价，涨跌对比近 7 日成交</span>
        <a className="more" href="/wares/hotShoppingMall">
          全部区服
          <Icon name="right" />
        </a>
      </header>
      {list.length ? (
        <table>
          <colgroup>
            <col className={styles.coinGame} />
            <col />
            <col className={styles.coinTrend} />
            <col className={styles.coinWeek} />
            <col className={styles.coinStock} />
            <col className={styles.coinTime} />
            <col className={styles.coinBuy} />
          </colgroup>
          <thead>
            <tr>
              <th>游戏</th>
              <th className={styles.r}>参考比例</th>
              <th className={styles.r}>较 7 日均</th>
              <th className={styles.r}>近 7 日</th>
              <th className={styles.r}>库存</th>
              <th className={styles.r}>一般到账用时</th>
              <th>
                <span className="sr">操作</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.slice(0, SHOWN).map((row) => (
              <Row key={row.gameId} row={row} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.none}>暂无在售的游戏币</p>
      )}
    </section>
  )
}

function Row({ row }: { row: CoinRow }) {
  const trend = coinTrend(row)
  return (
    <tr>
      <td className="ell">
        <b>{row.gameName}</b> <span className="muted">{row.coinName}</span>
      </td>
      <td className={`${styles.r} num`}>
        1 元 = {scaleText(row.medianScale)}
        {row.coinName}
      </td>
      <td className={`${styles.r} num ${trend ? styles[trend.way] : ''}`}>{trend?.text ?? '–'}</td>
      <td className={styles.r}>
        <WeekLine week={row.sold?.week ?? []} />
      </td>
      <td className={`${styles.r} num`}>{amountText(row.stock)}</td>
      <td className={`${styles.r} num`}>{row.sold?.minutes ? `${row.sold.minutes} 分钟` : '–'}</td>
      <td className={styles.r}>
        <a
          className="btn btn-sm btn-soft"
          href={coinWay(row.gameId)}
          aria-label={`购买 ${row.gameName}${row.coinName}`}
        >
          购买
        </a>
      </td>
    </tr>
  )
}
