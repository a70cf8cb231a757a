import { Empty } from '@/components/ui/kit/empty'
import { Icon } from '@/components/ui/kit/icon'
import { Price } from '@/components/ui/kit/price'
import { UserAvatar } from '@/components/ui/pictures/user-avatar'
import type { CoinOffer } from '@/lib/contract/entities/quick-coin'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { ratioWords } from '@/lib/shared/goods/coin-unit'
import { fenToYuan } from '@/lib/shared/money/money'
import { laterText, minutesText, shareText } from '@/lib/shared/text/span-text'
import { COIN_SORTS, type CoinSort, coinPrice, coinsText, quoteError, ratioOf } from '@/lib/shared/trade/coin-terms'
import { fastGoldPath } from '@/lib/shared/trade/fast-gold-path'
import { CoinAmount } from './coin-amount'
import styles from './currency.module.css'
import { type MallQuery, mallHref } from './mall-query'

const SORT_NAMES: Readonly<Record<CoinSort, string>> = {
  ratio: '比例最高',
  completion: '完成率最高',
  speed: '到账最快',
}

/** Buyer protection when buying from a merchant. */
const guardsOf = (terms: TradeTerms) =>
  [
    ['percent', '按报价锁定', '付款时锁定比例，换币商只会一样或更好'],
    ['clock', `${minutesText(terms.assignMinutes)}接单`, `超时自动改派，最多 ${terms.mostAsked} 家，无人接单全额退款`],
    [
      'truck',
      `${minutesText(terms.deliverMinutes)}发货`,
      `超过 ${minutesText(terms.leaveMinutes)}可直接取消，货款退回并赔 ${shareText(terms.noShowBp)}`,
    ],
    ['shield', '平台托管', `收到币再确认，${laterText(terms.holdHours)}放款给币商`],
  ] as const

interface Props {
  list: readonly CoinOffer[]
  query: MallQuery
  pages: number
  shelfHref: string
  terms: TradeTerms
}

/** Merchant offers: amount per yuan, reliability, speed, and a buy button. */
export function CoinMerchants({ list, query, pages, shelfHref, terms }: Props) {
  const { amount } = query
  const [first] = list
  return (
    <>
      <ul className={`panel ${styles.guards}`} aria-label="买币保障">
        {guardsOf(terms).map(([icon, title, text]) => (
          <li key={title}>
            <Icon name={icon} />
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {first ? (
        <section className={`panel ${styles.list}`} aria-label="币商报价">
          <CoinAmount query={query} ratio={first.ratio} coinName={first.coinName} />
          <nav className={styles.sorts} aria-label="排序">
            {COIN_SORTS.map((sort) => (
              <a key={sort} href={mallHref(query, { sort })} aria-current={sort === query.sort ? 'true' : undefined}>
                {SORT_NAMES[sort]}
              </a>
            ))}
          </nav>
          <table>
            <thead>
              <tr>
                <th scope="col">币商</th>
                <th scope="col" className={styles.wide}>
                  区服
                </th>
                <th scope="col" className={styles.r}>
                  比例（1 元）
                </th>
                <th scope="col" className={`${styles.r} ${styles.wide}`}>
                  可买
                </th>
                <th scope="col" className={`${styles.r} ${styles.wide}`}>
                  完成率
                </th>
                <th scope="col" className={`${styles.r} ${styles.wide}`}>
                  发货用时
                </th>
                {amount ? (
                  <th scope="col" className={styles.r}>
                    买 {coinsText(amount)}应付
                  </th>
                ) : null}
                <th scope="col" className={styles.act}>
                  <span className="sr">操作</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {list.map((offer) => (
                <Row key={offer.offerSn} offer={offer} amount={amount} />
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        <None query={query} pages={pages} shelfHref={shelfHref} />
      )}
    </>
  )
}

function Row({ offer, amount }: { offer: CoinOffer; amount?: number }) {
  const { merchant, coinName, stock, least, most, wayName } = offer
  const place = [offer.areaName, offer.serverName].filter(Boolean).join(' · ') || '不限区服'
  const completion = merchant.completion === null ? '新店' : `${merchant.completion}%`
  const speed = merchant.minutes === null ? '–' : `${merchant.minutes} 分钟`
  return (
    <tr>
      <td className={styles.name}>
        <span className={styles.merchant}>
          <UserAvatar userId="0" nickName={merchant.name} actor={merchant.actor} size={32} alt="" />
          <span>
            <b>{merchant.name}</b>
            <small className="num">
              {wayName}，单笔 {coinsText(least)} 至 {coinsText(Math.min(most, stock))}
            </small>
          </span>
        </span>
        <p className={`num ${styles.compact}`}>
          {[place, `可买 ${coinsText(stock)}`, `完成率 ${completion}`, ...(merchant.minutes ? [speed] : [])].join(
            ' · ',
          )}
        </p>
      </td>
      <td className={styles.wide}>{place}</td>
      <td className={styles.r}>
        <b className={`num ${styles.scale}`}>{coinsText(Number(offer.ratio))}</b>
        <span className={styles.under}>{coinName}</span>
      </td>
      <td className={`num ${styles.r} ${styles.wide}`}>{coinsText(stock)}</td>
      <td className={`num ${styles.r} ${styles.wide}`}>
        {completion}
        {merchant.orders > 0 ? <span className={styles.under}> / {merchant.orders} 单</span> : null}
      </td>
      <td className={`num ${styles.r} ${styles.wide}`}>{speed}</td>
      {amount ? (
        <td className={styles.r}>
          <Total offer={offer} amount={amount} />
        </td>
      ) : null}
      <td className={`${styles.r} ${styles.act}`}>
        <a
          className="btn btn-sm btn-soft"
          href={fastGoldPath(offer.offerSn, amount)}
          aria-label={`向 ${merchant.name} 购买，${ratioWords(offer.ratio, coinName)}`}
        >
          购买
        </a>
      </td>
    </tr>
  )
}

/** What the wanted amount costs here, or why this merchant does not sell it in one order. */
function Total({ offer, amount }: { offer: CoinOffer; amount: number }) {
  const error = quoteError(offer, amount)
  if (error) return <span className={styles.under}>{error}</span>
  return <Price yuan={fenToYuan(coinPrice(BigInt(amount), ratioOf(offer.ratio)))} size="m" />
}

function None({ query, pages, shelfHref }: { query: MallQuery; pages: number; shelfHref: string }) {
  const [title, way, href] =
    query.page > 1 && pages > 0
      ? ['这一页没有报价了', '回到第一页', mallHref(query)]
      : query.areaId
        ? ['这个区服暂时没有币商接单', '看全部区服', mallHref(query, { areaId: undefined })]
        : ['暂时没有币商接单', '看现货', shelfHref]
  return (
    <section className={`panel ${styles.list}`} aria-label="币商报价">
      <Empty picture="search" title={title} text="币商有接单时间，可以稍后再来，或先买现货">
        <a className="btn" href={href}>
          {way}
        </a>
      </Empty>
    </section>
  )
}
