import lists from '@/components/office/parts/list-form.module.css'
import { type LotteryFields, oddsTable } from './lottery-form'

/** The odds of each prize with their running sum, which is 100 % with the empty prize. */
export function LotteryOdds({ prizes }: { prizes: LotteryFields['prizes'] }) {
  const { rows, isOver } = oddsTable(prizes)
  return (
    <table className={lists.odds}>
      <caption>概率合计</caption>
      <thead>
        <tr>
          <th scope="col">奖品</th>
          <th scope="col">概率</th>
          <th scope="col">累计</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, name, odds, sum }) => (
          <tr key={place}>
            <td>{name}</td>
            <td className="num">{odds}</td>
            <td className="num">{sum}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-bad={isOver || undefined}>
          <th scope="row">合计</th>
          <td className="num">{rows.at(-1)?.sum}</td>
          <td>{isOver ? '超过 100%，请调低' : '等于 100%'}</td>
        </tr>
      </tfoot>
    </table>
  )
}
