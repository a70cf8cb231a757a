import { Alert } from '@/components/ui/kit/alert'
import { Crumb } from '@/components/ui/kit/crumb'
import { Price } from '@/components/ui/kit/price'
import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { coverTerm, FREE_COVER } from '@/lib/shared/goods/covers'
import { fenToYuan, yuanText, yuanToFen } from '@/lib/shared/money/money'
import { laterText, minutesText, shareText } from '@/lib/shared/text/span-text'
import { DEPOSIT_HOLD_HOURS } from '@/lib/shared/trade/deposits'
import { INTERMEDIARY_ACCEPT_HOURS, intermediaryQuote } from '@/lib/shared/trade/service-terms'
import { DealForm } from './deal-form'
import { type Pair, Steps, Terms } from './explained'
import styles from './service.module.css'
import { ServiceHead } from './service-head'

const stepsOf = (terms: TradeTerms): readonly Pair[] => [
  ['发起', '任意一方填写价格、内容和担保费由谁承担'],
  ['对方确认', `对方收到短信邀请，${INTERMEDIARY_ACCEPT_HOURS} 小时内看清全部条款再接受，超时自动取消，不收费`],
  ['买家付款', `${minutesText(terms.unpaidMinutes)}内付款，货款由平台托管，建立三方群`],
  ['验号换绑', '客服在群里陪同核对、换绑和交付'],
  [
    '确认收货',
    `买家确认收货，${laterText(terms.holdHours)}放款给卖家${terms.holdHours > DEPOSIT_HOLD_HOURS ? '，卖家交了店铺保证金的更早' : ''}`,
  ],
]
const termsOf = (terms: TradeTerms): readonly Pair[] => [
  ['适合什么情况', '和朋友、贴吧或群里谈好了价格，但互相不放心先付款还是先给号。'],
  ['谁能发起', '买卖双方都须实名认证、年满 18 周岁；游戏须在本站开放交易。'],
  [
    '中途反悔',
    `验号通过前任何一方可以免费取消，货款原路退回；验号通过后、换绑开始前取消的一方付成交价的 ${shareText(terms.cancelFeeBp)} 作违约金，一半给对方、一半归平台；换绑开始后不能单独取消。`,
  ],
  [
    '成交后有保障吗',
    `${coverTerm(FREE_COVER)}${FREE_COVER.name}，从收货起算：${FREE_COVER.explain}。价格是双方在别处谈的，所以不卖付费包赔。`,
  ],
]
const EXAMPLES = ['100.00', '500.00', '2000.00', '8000.00'] as const

interface Props {
  games: readonly { id: number; name: string }[]
  terms: TradeTerms
}

export function IntermediaryPage({ games, terms }: Props) {
  return (
    <div className="wrap">
      <Crumb items={[{ title: '首页', href: '/' }, { title: '中介担保' }]} />
      <ServiceHead
        title="中介担保"
        text="在别处谈好的交易，到这里付款和交付：货款平台托管，客服全程陪同。"
        figures={[
          ['担保费', `成交价的 ${shareText(terms.feeBp)}`],
          ['最低', yuanText(terms.leastFee)],
          ['对方确认', `${INTERMEDIARY_ACCEPT_HOURS} 小时内`],
        ]}
      />
      <p className={styles.own}>
        <a className="link" href="/intermediary/deals">
          我的担保：发出和收到的邀请
        </a>
      </p>
      <DealForm games={games} fee={terms} />
      <Steps title="怎么进行" steps={stepsOf(terms)} />
      <section className={`panel ${styles.ladder} ${styles.block}`} aria-labelledby="fees-h">
        <h2 id="fees-h">收费示例</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.scroll} aria-label="收费示例表" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">成交价</th>
                <th scope="col" className={styles.r}>
                  担保费
                </th>
                <th scope="col" className={styles.r}>
                  买家承担时共付
                </th>
                <th scope="col" className={styles.r}>
                  卖家承担时到手
                </th>
                <th scope="col" className={styles.r}>
                  各半时共付 / 到手
                </th>
              </tr>
            </thead>
            <tbody>
              {EXAMPLES.map((price) => (
                <ExampleRow key={price} price={price} terms={terms} />
              ))}
            </tbody>
          </table>
        </section>
      </section>
      <Terms id="terms-h" title="常见问题" terms={termsOf(terms)} />
      <Alert kind="warn">中介担保只在本页发起。任何人发来的“中介群”“担保链接”都不是我们，付款前请先验证客服。</Alert>
    </div>
  )
}

function ExampleRow({ price, terms }: { price: string; terms: TradeTerms }) {
  const amount = yuanToFen(price)
  const fee = { feeBp: terms.feeBp, leastFee: yuanToFen(terms.leastFee) }
  const both = intermediaryQuote(amount, 'both', fee)
  return (
    <tr>
      <td>
        <Price yuan={price} size="s" />
      </td>
      <td className={`num ${styles.r}`}>{yuanText(fenToYuan(both.fee))}</td>
      <td className={`num ${styles.r}`}>{yuanText(fenToYuan(intermediaryQuote(amount, 'buyer', fee).buyerPays))}</td>
      <td className={`num ${styles.r}`}>{yuanText(fenToYuan(intermediaryQuote(amount, 'seller', fee).sellerGets))}</td>
      <td className={`num ${styles.r}`}>
        {yuanText(fenToYuan(both.buyerPays))} / {yuanText(fenToYuan(both.sellerGets))}
      </td>
    </tr>
  )
}
