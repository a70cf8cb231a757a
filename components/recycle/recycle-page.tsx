import { ComingButton } from '@/components/ui/coming-button'
import { Crumb } from '@/components/ui/crumb'
import { MarketTable, type RecycleMarket } from './market-table'
import styles from './recycle.module.css'

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

export function RecyclePage({ market }: { market: RecycleMarket }) {
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

function Market({ market }: { market: RecycleMarket }) {
  return (
    <section className={`panel ${styles.market}`} aria-labelledby="market-h">
      <h2 id="market-h">近 30 天回收参考价</h2>
      <p className="muted">
        账号成交价中位数的 {market.lowPercent}%–{market.highPercent}%，具体以验号后的报价为准
      </p>
      <MarketTable list={market.list} way={NextStep} none="可以先发布商品，由买家出价" />
    </section>
  )
}

function NextStep({ gameId, gameName }: RecycleMarket['list'][number]) {
  const evaluator = EVALUATORS[gameId]
  return evaluator ? (
    <a className="btn btn-sm btn-soft" href={evaluator} aria-label={`估价：${gameName}`}>
      估价
    </a>
  ) : (
    <a className="btn btn-sm" href={`/wares?gt=1&gid=${gameId}`} aria-label={`看同类：${gameName}`}>
      看同类
    </a>
  )
}
