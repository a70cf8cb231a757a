import { ComingButton } from '@/components/ui/coming-button'
import { Crumb } from '@/components/ui/crumb'
import { Empty } from '@/components/ui/empty'
import { GameCover } from '@/components/ui/game-cover'
import { Price } from '@/components/ui/price'
import { countText } from '@/lib/shared/count-text'
import styles from './recycle.module.css'

interface RecycleMarketView {
  lowPercent: number
  highPercent: number
  list: readonly {
    gameId: number
    gameName: string
    count: number
    medianPrice: string
    recycleLow: string
    recycleHigh: string
  }[]
}

const STEPS = [
  ['在线估价', '填写账号资料，按真实成交给出参考价'],
  ['提交照片', '上传截图，客服给出 24 小时有效的报价'],
  ['验号', '客服核对资产与绑定，与照片一致按报价收'],
  ['换绑', '在客服陪同下换绑到平台'],
  ['到账', '换绑当天付 70%，7 天无找回付 30%'],
] as const

const RULES = [
  ['报价怎么来', '同类账号近 30 天成交中位数的 65%–75%，成色越好越接近上限。'],
  ['报价会变吗', '24 小时内不变；验号与照片不符时会重新报价，可以拒绝，不收费用。'],
  ['为什么留 30%', '用来担保账号不被找回，期满自动到账，期间可在钱包看到。'],
  ['谁能卖', '须为本人实名注册且年满 18 周岁，存在纠纷或封禁的账号不收。'],
] as const

/** Evaluators of their own; every other game is asked for by the form of its page later. */
const EVALUATORS: Record<number, string> = { 107: '/gj-wzry', 111: '/gj-wzry/hpjyEvaluator' }

export function RecyclePage({ market }: { market: RecycleMarketView }) {
  return (
    <div className="wrap">
      <Crumb items={[{ title: '首页', href: '/' }, { title: '账号回收' }]} />
      <header className={`panel ${styles.hero}`}>
        <div>
          <h1>账号回收，平台直收</h1>
          <p>先给报价再验号，换绑当天付 70%，不用等买家。</p>
        </div>
        <div>
          <a className="btn btn-lg" href="/gj-wzry">
            先估个价
          </a>
          <ComingButton kind="primary" size="lg">
            申请回收
          </ComingButton>
        </div>
      </header>
      <ol className={`panel ${styles.steps}`} aria-label="回收流程">
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <Market market={market} />
      <section className={`panel ${styles.rules}`} aria-labelledby="rules-h">
        <h2 id="rules-h">回收规则</h2>
        <dl>
          {RULES.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

function Market({ market }: { market: RecycleMarketView }) {
  return (
    <section className={`panel ${styles.market}`} aria-labelledby="market-h">
      <h2 id="market-h">近 30 天回收参考价</h2>
      <p className="muted">
        账号成交价中位数的 {market.lowPercent}%–{market.highPercent}%，具体以验号后的报价为准
      </p>
      {market.list.length > 0 ? (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">游戏</th>
                <th scope="col" className={styles.r}>
                  成交数
                </th>
                <th scope="col" className={styles.r}>
                  成交价中位数
                </th>
                <th scope="col" className={styles.r}>
                  回收参考价
                </th>
                <th scope="col">
                  <span className="sr">操作</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {market.list.map((row) => (
                <tr key={row.gameId}>
                  <td>
                    <span className={styles.game}>
                      <GameCover id={row.gameId} size={32} />
                      <b>{row.gameName}</b>
                    </span>
                  </td>
                  <td className={`num ${styles.r}`}>{countText(row.count)}</td>
                  <td className={styles.r}>
                    <Price yuan={row.medianPrice} size="s" />
                  </td>
                  <td className={styles.r}>
                    <Price yuan={row.recycleLow} size="m" /> <span className="muted">至</span>{' '}
                    <Price yuan={row.recycleHigh} size="m" />
                  </td>
                  <td className={styles.r}>
                    {EVALUATORS[row.gameId] ? (
                      <a
                        className="btn btn-sm btn-soft"
                        href={EVALUATORS[row.gameId]}
                        aria-label={`估价：${row.gameName}`}
                      >
                        估价
                      </a>
                    ) : (
                      <a
                        className="btn btn-sm"
                        href={`/wares?gt=1&gid=${row.gameId}`}
                        aria-label={`看同类：${row.gameName}`}
                      >
                        看同类
                      </a>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <Empty title="近 30 天没有成交" text="可以先发布商品，由买家出价" />
      )}
    </section>
  )
}
