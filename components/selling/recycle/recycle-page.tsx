import { Crumb } from '@/components/ui/kit/crumb'
import { FlowSteps } from '@/components/ui/kit/flow-steps'
import { requestPath } from '@/lib/client/recycle-draft'
import { MarketTable, type RecycleMarket } from './market-table'
import styles from './recycle.module.css'
import { restText } from './rest-text'

const stepsOf = (holdHours: number): readonly (readonly [string, string])[] => [
  ['在线估价', '填写账号资料，按真实成交给出参考价'],
  ['提交照片', '上传截图，客服给出 24 小时有效的报价'],
  ['接受报价', '平台先托管全部货款，再在订单里交账号验号'],
  ['换绑', '在客服陪同下换绑到平台'],
  ['到账', `换绑当天付 70%，${restText(holdHours)}付 30%`],
]

const RULES = [
  ['报价怎么来', '同类账号近 30 天成交中位数的 65%–75%，成色越好越接近上限。'],
  ['报价会变吗', '24 小时内不变；验号与照片不符时免费退回、资料马上删除，可以等重新报价。'],
  ['为什么留 30%', '用来担保账号不被找回，期满自动到账，期间可在钱包看到。'],
  ['反悔怎么办', '验号通过前随时免费取消；付清后 72 小时内、还没转售的，按回收价加 5% 赎回。'],
  ['一次能卖多少', '单个账号直接申请；同一游戏 10 个起走批量回收，整批一口价。'],
  ['谁能卖', '须为本人实名注册且年满 18 周岁，有未处理完的售后或被封禁的账号不收。'],
] as const

/** Games with their own evaluator; all others use the request form. */
const EVALUATORS: Record<number, string> = { 107: '/gj-wzry', 111: '/gj-wzry/hpjyEvaluator' }

export function RecyclePage({ market, holdHours }: { market: RecycleMarket; holdHours: number }) {
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
          <a className="btn btn-primary btn-lg" href="/recycle/request">
            申请回收
          </a>
        </div>
      </header>
      <FlowSteps label="回收流程" steps={stepsOf(holdHours)} />
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
        近 {market.days} 天账号成交中位价的 {market.lowPercent}%–{market.highPercent}%，具体以客服的报价为准
      </p>
      <MarketTable list={market.list} days={market.days} way={NextStep} none="可以先发布商品，由买家出价" />
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
    <a className="btn btn-sm" href={requestPath(gameId)} aria-label={`申请回收：${gameName}`}>
      申请
    </a>
  )
}
