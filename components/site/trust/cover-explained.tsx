import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { COVER_RULES, coverTerm, FREE_COVER } from '@/lib/shared/goods/covers'
import { yuanText } from '@/lib/shared/money/money'
import styles from './trust.module.css'

type Tier = OutputOf<ApiContract['GET /dist/distEnsureList']>['list'][number]

const STEPS = [
  '在订单群里向客服提出理赔，附上登录提示和换绑记录',
  '专人受理，48 小时内给出结论',
  '通知卖家归还，第 7 日仍未追回即垫付',
  '平台向卖家追偿，不影响已到账的赔付',
] as const

/** All account covers currently sold here, and how a claim works. */
export function CoverExplained({ tiers }: { tiers: readonly Tier[] }) {
  const rows = [FREE_COVER, ...tiers]
  return (
    <section className={`panel ${styles.cover}`} id="cover" aria-labelledby="cover-h">
      <h2 id="cover-h">包赔怎么赔</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways has to be reachable by keyboard */}
      <section className={styles.tableBox} tabIndex={0} aria-label="各档保障">
        <table>
          <thead>
            <tr>
              <th scope="col">保障</th>
              <th scope="col">期限</th>
              <th scope="col">费用</th>
              <th scope="col">什么情况下赔，赔多少</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, basisPoints, fixedPrice, explain, ...cover }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="num">{coverTerm(cover)}</td>
                <td className="num">
                  {fixedPrice ? `每单 ${yuanText(fixedPrice)}` : basisPoints ? `成交价的${basisPoints / 100}%` : '免费'}
                </td>
                <td>{explain}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="muted">期限从收货起算，费用按商品页和下单页显示的为准，付费保障不会默认勾选。</p>
      <a className="link" href={COVER_RULES}>
        赔付规则
      </a>
    </section>
  )
}
