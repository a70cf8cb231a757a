import type { LotteryInfo } from '@/lib/contract/entities/campaign'
import styles from './lottery.module.css'
import { oddsText } from './odds-text'
import { wholeYuan } from './whole-yuan'

/** All prizes with quantity and odds, highest first, published as required by law and the rules. */
export function OddsTable({ prizes }: Pick<LotteryInfo, 'prizes'>) {
  const rows = [...prizes].sort((a, b) => Number(b.amount ?? 0) - Number(a.amount ?? 0))
  return (
    <table className={styles.table}>
      <caption className="sr">奖品数量与中奖概率</caption>
      <thead>
        <tr>
          <th scope="col">奖品</th>
          <th scope="col">数量</th>
          <th scope="col">剩余</th>
          <th scope="col">公示概率</th>
          <th scope="col">当前概率</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((prize) => (
          <tr key={prize.prizeId}>
            <th scope="row">
              {prize.name}
              {prize.minAmount ? <small>{`商品金额满 ${wholeYuan(prize.minAmount)} 元可用`}</small> : null}
            </th>
            <td className="num">{prize.quantity ?? '不限'}</td>
            <td className="num">{prize.remaining === 0 ? '已发完' : (prize.remaining ?? '不限')}</td>
            <td className="num">{oddsText(prize.odds)}</td>
            <td className="num">{oddsText(prize.oddsNow)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            合计
          </th>
          <td className="num">{oddsText(prizes.reduce((sum, prize) => sum + prize.odds, 0))}</td>
          <td className="num">{oddsText(prizes.reduce((sum, prize) => sum + prize.oddsNow, 0))}</td>
        </tr>
      </tfoot>
    </table>
  )
}
