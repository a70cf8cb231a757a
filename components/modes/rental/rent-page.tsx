import detail from '@/components/listings/detail/detail.module.css'
import type { SellerFigures } from '@/components/listings/detail/review-list'
import { SafetyCard } from '@/components/listings/detail/safety-card'
import { SellerCard } from '@/components/listings/detail/seller-card'
import { faceOf } from '@/components/listings/goods/goods-faces'
import { nowOf } from '@/components/listings/goods/goods-state'
import { waresHref } from '@/components/listings/wares/wares-query'
import { Crumb } from '@/components/ui/kit/crumb'
import { GoodsTags } from '@/components/ui/kit/tag'
import { GoodsCover } from '@/components/ui/pictures/goods-cover'
import type { GoodsDetail, GoodsRow } from '@/lib/contract/entities/goods'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { statedFacts } from '@/lib/shared/goods/stated-facts'
import { minutesText, spanText } from '@/lib/shared/text/span-text'
import { dutyNote } from '@/lib/shared/trade/duty-hours'
import { MOST_DEPOSIT_HOURS, type RentChoice } from '@/lib/shared/trade/rent-terms'
import { RentForm } from './rent-form'
import { RentRows } from './rent-rows'
import { RentSection } from './rent-section'
import type { RentTerms } from './rent-state'
import styles from './rental.module.css'

const rulesOf = ({
  graceMinutes,
  mismatchMinutes,
  answerHours,
  duty,
  checkHours,
}: TradeTerms): readonly [string, string][] => [
  [
    '什么时候开始计时',
    graceMinutes > 0
      ? `第一次查看账号密码时开始；交付 ${minutesText(graceMinutes)}后仍没有查看，也自动开始计时。`
      : '交付时就开始。',
  ],
  ['提前不玩了', '可以提前归还，剩余租金不退。因号主原因不能用的，由客服核实后退还剩余时间的租金。'],
  [
    '账号与描述不符',
    `开始计时 ${minutesText(mismatchMinutes)}内可以反馈并停止计时；号主认可或 ${spanText(answerHours)}${dutyNote(duty)}不回应，租金和押金全额退回。`,
  ],
  [
    '押金怎么退',
    `归还后${checkHours > 0 ? `号主有 ${spanText(checkHours)}验收，没有异议就退回余额；有异议由客服按双方凭证处理` : '马上退回余额'}。押金最高为 ${MOST_DEPOSIT_HOURS} 小时租金。`,
  ],
  [
    '账号被封了怎么办',
    '租期内违规使账号被封，号主可以凭官方通知申请赔付，先用押金。你可以在理赔页说明情况，对结果可以申诉一次。',
  ],
  ['可以续租吗', '租期内可随时从余额续租，按当时的价格计算，不用重新登录；号主停止出租后不能续租。'],
  ['哪些行为扣押金', '使用外挂、恶意挂机、消耗号内货币或道具、更改密码和绑定信息。'],
]

interface Props {
  goods: GoodsDetail
  terms: RentTerms
  /** Current rental rules of the game. */
  inForce: TradeTerms
  choice: RentChoice
  others: readonly GoodsRow[]
  figures?: SellerFigures
}

/**
 * Rental page of one account by the hour, night, day or week; shows a notice and alternatives if it is not for rent.
 */
export function RentPage({ goods, terms, inForce, choice, others, figures }: Props) {
  const hallHref = waresHref({ gt: '1', gid: String(goods.gameId), rent: '1', page: 1 })
  const buyHref = detailPath(goods.goodsTypeId, goods.goodsSn)
  return (
    <div className="wrap">
      <Crumb
        items={[
          { title: '首页', href: '/' },
          { title: `${goods.gameName}租号`, href: hallHref },
          { title: goods.goodsSn, href: buyHref },
          { title: '租用' },
        ]}
      />
      <div className={`${detail.cols} ${styles.page}`}>
        <div className={styles.main}>
          <article className={`panel ${styles.item}`}>
            <GoodsCover {...faceOf(goods)} src={goods.thumbnail} alt="" width={200} eager />
            <div>
              <h1>
                {goods.rental ? <span className={styles.kind}>租号</span> : null}
                {goods.bigTitle}
              </h1>
              <p className="muted">{[goods.gameName, goods.areaName, goods.serverName].filter(Boolean).join(' · ')}</p>
              <GoodsTags official={goods.isOfficialSell} />
              <dl className={styles.facts}>
                {statedFacts(goods.facts)
                  .slice(0, 6)
                  .map((fact) => (
                    <div key={fact.key}>
                      <dt>{fact.label}</dt>
                      <dd className="num">{fact.value}</dd>
                    </div>
                  ))}
              </dl>
            </div>
          </article>
          <RentSection goodsSn={goods.goodsSn}>
            {goods.rental ? (
              <section className={`panel ${styles.part}`} aria-labelledby="rent-h">
                <h2 id="rent-h">选择租期</h2>
                <RentForm
                  goodsSn={goods.goodsSn}
                  hallHref={hallHref}
                  prices={goods.rental}
                  start={choice}
                  reservedFor={minutesText(inForce.unpaidMinutes)}
                  handOver={spanText(inForce.startHours)}
                  now={{ goods: nowOf(goods), terms }}
                />
                <p className={styles.buy}>
                  想长期玩？
                  <a className="link" href={buyHref}>
                    直接购买这个账号
                  </a>
                </p>
              </section>
            ) : (
              <NotLet buyHref={buyHref} hallHref={hallHref} gameName={goods.gameName} />
            )}
          </RentSection>
          <section className={`panel ${styles.part}`} aria-labelledby="rules-h">
            <h2 id="rules-h">租号规则</h2>
            <dl className={styles.rules}>
              {rulesOf(inForce).map(([title, text]) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <aside className={detail.rail}>
          <SellerCard seller={goods.seller} isOfficial={goods.isOfficialSell} figures={figures} />
          <SafetyCard />
          <RentRows list={others} moreHref={hallHref} />
        </aside>
      </div>
    </div>
  )
}

function NotLet({ buyHref, hallHref, gameName }: { buyHref: string; hallHref: string; gameName: string }) {
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="not-h">
      <h2 id="not-h">这件商品只卖不租</h2>
      <p className="muted">号主没有设置租金。可以直接购买，或看看{gameName}其他可租的账号。</p>
      <p className={styles.go}>
        <a className="btn btn-primary btn-lg" href={buyHref}>
          去购买
        </a>
        <a className="btn btn-lg" href={hallHref}>
          看可租账号
        </a>
      </p>
    </section>
  )
}
