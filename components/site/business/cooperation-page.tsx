import { Crumb } from '@/components/ui/kit/crumb'
import { Icon } from '@/components/ui/kit/icon'
import { PageBanner } from '@/components/ui/pictures/page-banner'
import styles from './business.module.css'
import { LeadForm } from './lead-form'

const advantagesOf = ({ share, isUnverified }: Props) =>
  [
    [
      'shield',
      '担保与包赔',
      `货款托管、${isUnverified ? '' : '客服验号、'}包赔理赔由平台统一承担，你不用自建客服和风控。`,
    ],
    ['grid', '现成的货架', '共享平台在售的账号、道具与游戏币，开站当天就有商品可卖。'],
    ['compass', '自己的品牌', '独立域名、标志、配色和导航，用户看到的是你的站。'],
    ['coins', '按单分成', `成交后按平台服务费的 ${share} 分给分销商站点，账单逐笔可查。`],
  ] as const

/** Benefits and requirements for a distributor. */
const getsOf = (share: string) => [
  ['独立站点', '自己的域名与品牌，电脑版和手机版，搜索引擎可收录'],
  ['经营范围', '自选游戏与推荐位，导航、页脚、资质与客服号自行配置'],
  ['收益', `平台服务费的 ${share}，随订单放款到钱包，可提现`],
  ['推广工具', '邀请码、投放中转页、访问统计与活动页'],
  ['支持', '专属对接人、技术支持群，工作日 2 小时内响应'],
  ['需要你提供', '营业执照、已备案域名、对公账户；不收加盟费'],
]

const STEPS = [
  ['提交申请', '填写本页表单'],
  ['电话沟通', '1 个工作日内联系'],
  ['资质审核', '3 个工作日内回复'],
  ['配置上线', '品牌预览确认后开站'],
] as const

interface Props {
  /** The platform's default share of the fee for a distributor, e.g. 30%. */
  share: string
  /** By the rules of this site staff do not verify accounts. */
  isUnverified: boolean
}

export function CooperationPage({ share, isUnverified }: Props) {
  return (
    <div className="wrap">
      <Crumb items={[{ title: '首页', href: '/' }, { title: '商务合作' }]} />
      <PageBanner title="商务合作" text="开一个属于你的游戏交易站，或者带来流量、货源与品牌，按成交分成。" />
      <ul className={styles.cards}>
        {advantagesOf({ share, isUnverified }).map(([icon, title, text]) => (
          <li key={title} className="panel">
            <Icon name={icon} />
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.cols}>
        <div className={styles.side}>
          <section className={`panel ${styles.facts}`} aria-labelledby="gets-h">
            <h2 id="gets-h">分销商站点能得到什么</h2>
            <dl>
              {getsOf(share).map(([name, text]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className={`panel ${styles.facts}`} aria-labelledby="steps-h">
            <h2 id="steps-h">合作流程</h2>
            <ol className={styles.steps}>
              {STEPS.map(([name, text]) => (
                <li key={name}>
                  <b>{name}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <LeadForm
          title="申请合作"
          kinds={['dist', 'channel', 'supply', 'brand']}
          companyLabel="公司或团队"
          noteLabel="合作说明"
          noteHint="你的资源、期望的合作方式、预计上线时间"
          submit="提交申请"
        />
      </div>
    </div>
  )
}
