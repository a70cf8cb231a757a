import { Crumb } from '@/components/ui/kit/crumb'
import { Empty } from '@/components/ui/kit/empty'
import { Segment } from '@/components/ui/kit/segment'
import { CampaignBanner } from '@/components/ui/pictures/campaign-banner'
import type { Leaderboard, RankRow } from '@/lib/contract/entities/campaign'
import { yuanText } from '@/lib/shared/money/money'
import styles from './board.module.css'
import { BOARDS, type BoardKind, PERIODS, type Period } from './boards'
import { Podium } from './podium'

interface Props {
  kind: BoardKind
  period: Period
  board: { activity: Leaderboard | null; list: RankRow[]; from: string | null; to: string | null; updateTime: string }
}

const STATES = { soon: '未开始', open: '进行中', ended: '已结束' }

/** One leaderboard: rules of counting, the first three, a table of the others, the rules. */
export function BoardPage({ kind, period, board: { activity, list, from, to, updateTime } }: Props) {
  const { path, title, countName, amountName } = BOARDS[kind]
  const name = activity?.title ?? title
  return (
    <>
      <section className={`panel ${styles.head}`} aria-labelledby="board-h">
        <Crumb
          items={[{ title: '首页', href: '/' }, { title: '排行榜', href: BOARDS.acquisition.path }, { title: name }]}
        />
        <CampaignBanner picture="board" id="board-h" title={name}>
          {activity ? (
            <p>
              {activity.intro}
              <span className="tag tag-brand">{STATES[activity.state]}</span>
            </p>
          ) : null}
        </CampaignBanner>
        <div className={styles.headRow}>
          <Segment
            label="统计时间"
            value={period}
            options={PERIODS.map(({ value, label }) => ({
              value,
              label,
              href: value === 'month' ? path : `${path}?period=${value}`,
            }))}
          />
          {activity ? (
            <p
              className={`num ${styles.basis}`}
            >{`统计 ${from?.slice(0, 10)} 至 ${to?.slice(0, 10)} 的已完成订单（${activity.counted}） · 更新于 ${updateTime.slice(0, 16)}`}</p>
          ) : null}
        </div>
      </section>
      {list.length > 0 ? (
        <section className={`panel ${styles.ranking}`} aria-label="排名">
          <Podium list={list.slice(0, 3)} countUnit={BOARDS[kind].unit} />
          {list.length > 3 ? (
            <table className={styles.table}>
              <caption className="sr">{`${name}，${PERIODS.find((one) => one.value === period)?.label}`}</caption>
              <thead>
                <tr>
                  <th scope="col">名次</th>
                  <th scope="col">用户</th>
                  <th scope="col">{countName}</th>
                  <th scope="col">{amountName}</th>
                </tr>
              </thead>
              <tbody>
                {list.slice(3).map((row) => (
                  <tr key={row.rank}>
                    <td className="num">{row.rank}</td>
                    <th scope="row">{row.name}</th>
                    <td className="num">{row.count}</td>
                    <td className={`num ${styles.money}`}>{yuanText(row.amount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : null}
        </section>
      ) : (
        <section className="panel">
          <Empty
            picture="orders"
            title={activity ? '这段时间还没有上榜记录' : '目前没有排行活动'}
            text={activity ? '完成的订单会在 5 分钟内计入' : '新活动上线后会在这里公布'}
          >
            <a className="btn" href={period === 'all' ? '/wares' : `${path}?period=all`}>
              {period === 'all' ? '去看看商品' : '查看总榜'}
            </a>
          </Empty>
        </section>
      )}
      {activity && activity.rules.length > 0 ? (
        <section className={`panel ${styles.rules}`} aria-labelledby="board-rules-h">
          <h2 id="board-rules-h">统计规则</h2>
          <ol>
            {activity.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  )
}
