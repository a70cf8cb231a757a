import { Crumb } from '@/components/ui/kit/crumb'
import { Empty } from '@/components/ui/kit/empty'
import { FlowSteps } from '@/components/ui/kit/flow-steps'
import { Price } from '@/components/ui/kit/price'
import { GameCover } from '@/components/ui/pictures/game-cover'
import type { GameFilter } from '@/lib/contract/entities/goods'
import type { CoinOffer } from '@/lib/contract/entities/quick-coin'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { scaleText } from '@/lib/shared/goods/coin-text'
import { countText } from '@/lib/shared/text/count-text'
import { spanText } from '@/lib/shared/text/span-text'
import styles from './currency.module.css'
import { RecycleCalc } from './recycle-calc'
import { RecycleOffers } from './recycle-offers'
import type { GameScale } from './scale'
import { worth } from './scale'

/** Recycling reverses the roles of fast gold; the merchant prepays. */
const stepsOf = (terms: TradeTerms): readonly (readonly [string, string])[] => [
  ['算好价格', '填游戏、区服和数量，看到币商现在付多少'],
  ['款已预付', '币商的备款在平台，下单即锁定给你'],
  ['游戏内发货', `${spanText(terms.startHours)}内发到币商角色，上传前后截图`],
  ['核对到账', `币商 ${spanText(terms.autoConfirmHours)}内核对，没有异议自动付到余额`],
]

const rulesOf = (recyclePercent: number) => [
  ['价格怎么定', '币商自己挂回收比例，1 元收得越少价格越高；上方计算器给出现在最好的一家，下单时锁定。'],
  [
    '参考价怎么来',
    `取该游戏在售商品“每元数量”的中位数换算成单价，再按 ${recyclePercent}% 计算，只看站内在售，不用站外报价。`,
  ],
  [
    '和自己挂单比',
    '挂单按自己的定价卖，要等买家；回收到账快、服务费低，单价也低一些。计算器显示的是扣除服务费后的到手金额。',
  ],
  ['发货少了怎么办', '按实际发货的数量结算；不卖了可以在发货前取消，没有费用。'],
  ['币商说没收到怎么办', '双方截图都在订单里，币商有异议时订单冻结，由客服处理。'],
  ['什么币不收', '来源不明、刚被系统补偿或交易受限的游戏币不收；被追回的货款由卖家退还。'],
]

interface Props {
  scales: readonly GameScale[]
  recyclePercent: number
  /** Game of the address, or the first with a buyer. */
  gid: string
  amount: string
  offers: readonly CoinOffer[]
  areas: GameFilter['areas']
  terms: TradeTerms
}

export function GoldRecycling({ scales, recyclePercent, gid, amount, offers, areas, terms }: Props) {
  return (
    <div className="wrap">
      <Crumb
        items={[
          { title: '首页', href: '/' },
          { title: '游戏币商城', href: '/wares/hotShoppingMall' },
          { title: '游戏币回收' },
        ]}
      />
      <header className={`panel ${styles.hero}`}>
        <h1>游戏币回收，币商预付</h1>
        <p>货款先到平台托管，你再在游戏里交币；参考价只看站内在售行情。</p>
      </header>
      <FlowSteps label="回收流程" steps={stepsOf(terms)} />
      {scales.length > 0 ? (
        <div className={styles.cols}>
          <RecycleCalc
            key={gid}
            scales={scales}
            recyclePercent={recyclePercent}
            gid={gid}
            amount={amount}
            areas={areas}
          />
          <div className={styles.stack}>
            <RecycleOffers list={offers} />
            <ScaleTable scales={scales} recyclePercent={recyclePercent} />
          </div>
        </div>
      ) : (
        <section className={`panel ${styles.list}`}>
          <Empty picture="search" title="暂时没有在售的游戏币" text="没有行情就没有参考价，可以先发布商品">
            <a className="btn" href="/center/sell">
              我要卖
            </a>
          </Empty>
        </section>
      )}
      <section className={`panel ${styles.rules}`} aria-labelledby="rules-h">
        <h2 id="rules-h">回收规则</h2>
        <dl>
          {rulesOf(recyclePercent).map(([title, text]) => (
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

/** Amount in 万 whose value the last column shows. */
const SAMPLE = '1000'

function ScaleTable({ scales, recyclePercent }: { scales: readonly GameScale[]; recyclePercent: number }) {
  return (
    <section className={`panel ${styles.part}`} aria-labelledby="scale-h">
      <h2 id="scale-h">各游戏参考价</h2>
      <p>每元数量越大，币越便宜；回收参考价是在售参考单价的 {recyclePercent}%</p>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">游戏</th>
              <th scope="col" className={styles.r}>
                在售
              </th>
              <th scope="col" className={styles.r}>
                在售参考（1 元）
              </th>
              <th scope="col" className={styles.r}>
                回收（1 元）
              </th>
              <th scope="col" className={styles.r}>
                {SAMPLE}万可得
              </th>
            </tr>
          </thead>
          <tbody>
            {scales.map((row) => (
              <tr key={row.gameId}>
                <td>
                  <a className={styles.game} href={`/wares/hotShoppingMall?gid=${row.gameId}`}>
                    <GameCover id={row.gameId} size={28} />
                    <span>
                      <b>{row.gameName}</b> <span className="muted">{row.coinName}</span>
                    </span>
                  </a>
                </td>
                <td className={`num ${styles.r}`}>{countText(row.offers)}</td>
                <td className={`num ${styles.r}`}>{scaleText(row.medianScale)}</td>
                <td className={`num ${styles.r}`}>{scaleText(row.recycleScale)}</td>
                <td className={styles.r}>
                  <Price yuan={worth(SAMPLE, row.recycleScale)} size="s" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
