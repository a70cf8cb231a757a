import detail from '@/components/goods/detail.module.css'
import { singleGameFace } from '@/components/goods/goods-faces'
import { goodsState } from '@/components/goods/goods-state'
import { SafetyCard } from '@/components/goods/safety-card'
import { SellerCard } from '@/components/goods/seller-card'
import { waresHref } from '@/components/goods/wares-query'
import { Crumb } from '@/components/ui/crumb'
import { GoodsCover } from '@/components/ui/goods-cover'
import { GoodsTags } from '@/components/ui/tag'
import type { GoodsDetail, GoodsRow } from '@/lib/contract/entities/goods'
import { detailPath, rentPath } from '@/lib/shared/goods-types'
import type { RentChoice } from '@/lib/shared/rent-terms'
import { RentForm } from './rent-form'
import { RentRows } from './rent-rows'
import styles from './rental.module.css'

const RULES = [
  ['什么时候开始计时', '首次登录确认后开始；付款 10 分钟后仍未登录，也自动开始计时。'],
  ['提前不玩了', '可随时结束。因号主原因不能用的，剩余分钟全额退；前 30 分钟内发现与描述不符，租金全退。'],
  ['押金怎么退', '到期后系统更换密码，号主有 12 小时提交凭证；无争议押金原路退回。押金最高为 20 小时租金。'],
  ['可以续租吗', '租期内可随时续租，按当时的价格计算，不用重新登录。'],
  ['哪些行为扣押金', '使用外挂、恶意挂机、消耗号内货币或道具、更换绑定信息。'],
] as const

interface Props {
  goods: GoodsDetail
  choice: RentChoice
  others: readonly GoodsRow[]
}

/** One account by the hour, night, day or week; one that is not let says so and leads on. */
export function RentPage({ goods, choice, others }: Props) {
  const hallHref = waresHref({ gt: '1', gid: String(goods.gameId), rent: '1', page: 1 })
  const buyHref = detailPath(goods.goodsTypeId, goods.goodsSn)
  const { canBuy, reason } = goodsState(goods)
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
            <GoodsCover {...singleGameFace(goods)} src={goods.thumbnail} alt="" width={200} eager />
            <div>
              <h1>
                {goods.rental ? <span className={styles.kind}>租号</span> : null}
                {goods.bigTitle}
              </h1>
              <p className="muted">{[goods.gameName, goods.areaName, goods.serverName].filter(Boolean).join(' · ')}</p>
              <GoodsTags official={goods.isOfficialSell} />
              <dl className={styles.facts}>
                {goods.facts.slice(0, 6).map((fact) => (
                  <div key={fact.key}>
                    <dt>{fact.label}</dt>
                    <dd className="num">{fact.value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </article>
          {goods.rental ? (
            <section className={`panel ${styles.part}`} aria-labelledby="rent-h">
              <h2 id="rent-h">选择租期</h2>
              <RentForm
                action={rentPath(goods.goodsSn)}
                prices={goods.rental}
                start={choice}
                reason={canBuy ? '' : reason.replace('购买', '租用')}
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
          <section className={`panel ${styles.part}`} aria-labelledby="rules-h">
            <h2 id="rules-h">租号规则</h2>
            <dl className={styles.rules}>
              {RULES.map(([title, text]) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <aside className={detail.rail}>
          <SellerCard seller={goods.seller} isOfficial={goods.isOfficialSell} />
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
      <p className="muted">卖家没有设置租金。可以直接购买，或看看{gameName}其他可租的账号。</p>
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
