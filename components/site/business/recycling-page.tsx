import { MarketTable, type RecycleMarket } from '@/components/selling/recycle/market-table'
import { restText } from '@/components/selling/recycle/rest-text'
import { Crumb } from '@/components/ui/kit/crumb'
import { PageBanner } from '@/components/ui/pictures/page-banner'
import styles from './business.module.css'

/** Number of games with the most sales; all are on the recycling page. */
const SHOWN = 12

const termsOf = (holdHours: number) => [
  ['起收数量', '同一游戏 10 到 30 个一批，可混合大区，更多分批提交；单个账号请走账号回收'],
  ['报价', '按近 30 天成交中位数逐个估价，整批给出一口价，24 小时有效'],
  ['验号', '在订单里提交加密清单，客服按实际资产逐个核对'],
  ['付款', `换绑当天付 70%，${restText(holdHours)}付 30%`],
  ['要求', '账号来源合法、可换绑、无封禁和未处理完的售后；负责人实名认证且年满 18 周岁'],
]

export function RecyclingPage({ market, holdHours }: { market: RecycleMarket; holdHours: number }) {
  return (
    <div className="wrap">
      <Crumb items={[{ title: '首页', href: '/' }, { title: '账号回收', href: '/recycle' }, { title: '批量回收' }]} />
      <PageBanner title="工作室批量回收" text="账号成批出，一次报价、集中验号、当天付款，价格以真实成交为准。" />
      <div className={styles.cols}>
        <Market market={market} />
        <div className={styles.side}>
          <section className={`panel ${styles.form}`} aria-labelledby="ask-h">
            <h2 id="ask-h">申请批量报价</h2>
            <p>
              写明游戏、数量、大区和资产，客服给出整批一口价；接受后平台先托管全部货款，再交清单验号。报价、订单和到账都在“我的回收”里。
            </p>
            <a className="btn btn-primary btn-lg btn-block" href="/recycle/request?batch=1">
              申请报价
            </a>
            <a className="link" href="/center/buyback">
              我的回收
            </a>
          </section>
          <section className={`panel ${styles.facts}`} aria-labelledby="terms-h">
            <h2 id="terms-h">批量回收规则</h2>
            <dl>
              {termsOf(holdHours).map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </div>
  )
}

function Market({ market }: { market: RecycleMarket }) {
  return (
    <section className={`panel ${styles.facts}`} aria-labelledby="market-h">
      <h2 id="market-h">账号行情</h2>
      <p className={styles.small}>
        回收参考价为近 {market.days} 天成交中位价的 {market.lowPercent}%–{market.highPercent}%，整批成色越齐越接近上限
      </p>
      <MarketTable list={market.list.slice(0, SHOWN)} days={market.days} none="可以直接提交货品说明，由客服报价" />
      {market.list.length > SHOWN ? (
        <a className={`link ${styles.small}`} href="/recycle">
          全部 {market.list.length} 款游戏的行情
        </a>
      ) : null}
    </section>
  )
}
