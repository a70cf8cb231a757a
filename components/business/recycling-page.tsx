import { MarketTable, type RecycleMarket } from '@/components/recycle/market-table'
import { Crumb } from '@/components/ui/crumb'
import { PageBanner } from '@/components/ui/page-banner'
import styles from './business.module.css'
import { LeadForm } from './lead-form'

/** Games with the most sales; all are on the recycling page. */
const SHOWN = 12

const TERMS = [
  ['起收数量', '同一游戏 10 个起，可混合大区；单个账号请走账号回收'],
  ['报价', '按近 30 天成交中位数逐个估价，整批给出一口价，24 小时有效'],
  ['验号', '专人驻场或远程批量验号，按实际资产逐个核对'],
  ['付款', '换绑当天付 70%，7 天无找回付 30%'],
  ['要求', '账号来源合法、可换绑、无封禁纠纷；工作室需提供营业执照或负责人实名'],
] as const

export function RecyclingPage({ market }: { market: RecycleMarket }) {
  return (
    <div className="wrap">
      <Crumb items={[{ title: '首页', href: '/' }, { title: '账号回收', href: '/recycle' }, { title: '批量回收' }]} />
      <PageBanner title="工作室批量回收" text="账号成批出，一次报价、集中验号、当天付款，价格以真实成交为准。" />
      <div className={styles.cols}>
        <Market market={market} />
        <div className={styles.side}>
          <LeadForm
            title="预约报价"
            kinds={['recycle']}
            companyLabel="工作室或公司"
            noteLabel="货品说明"
            noteHint="游戏、数量、大区、段位或资产、期望价格，例如：王者荣耀 安卓QQ 50 个，星耀以上"
            submit="预约报价"
          />
          <section className={`panel ${styles.facts}`} aria-labelledby="terms-h">
            <h2 id="terms-h">批量回收规则</h2>
            <dl>
              {TERMS.map(([name, text]) => (
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
      <h2 id="market-h">近 30 天行情</h2>
      <p className={styles.small}>
        回收参考价为成交价中位数的 {market.lowPercent}%–{market.highPercent}%，整批成色越齐越接近上限
      </p>
      <MarketTable list={market.list.slice(0, SHOWN)} none="可以直接提交货品说明，由专人报价" />
      {market.list.length > SHOWN ? (
        <a className={`link ${styles.small}`} href="/recycle">
          全部 {market.list.length} 款游戏的行情
        </a>
      ) : null}
    </section>
  )
}
