import { type CoinRow, coinTrend, coinWay } from '@/components/site/home/coin-trend'
import { scaleText } from '@/lib/shared/goods/coin-text'
import styles from './mobile-home.module.css'
import { SectionHead } from './section-head'

const SHOWN = 3

/** Amount of a currency per yuan. */
export function MobileCoins({ list }: { list: readonly CoinRow[] }) {
  if (list.length === 0) return null
  return (
    <section className={styles.box} aria-labelledby="coins-h">
      <SectionHead id="coins-h" title="游戏币比例" note="较 7 日均" href="/wares/hotShoppingMall" more="全部" />
      <ul className={styles.coins}>
        {list.slice(0, SHOWN).map((row) => {
          const trend = coinTrend(row)
          return (
            <li key={row.gameId}>
              <span>
                <b className="ell">{row.gameName}</b>
                <small className="num ell">
                  1 元 = {scaleText(row.medianScale)}
                  {row.coinName}
                </small>
              </span>
              <span className={`num ${trend ? styles[trend.way] : ''}`}>{trend?.text ?? '–'}</span>
              <a className="btn btn-soft" href={coinWay(row.gameId)} aria-label={`购买 ${row.gameName}${row.coinName}`}>
                购买
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
