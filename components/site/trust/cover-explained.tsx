import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { COVER_RULES, coverTerm, FREE_COVER } from '@/lib/shared/goods/covers'
import { yuanText } from '@/lib/shared/money/money'
import { CLAIM_ADVANCE_HOURS, CLAIM_APPEAL_HOURS, CLAIM_REVIEW_HOURS } from '@/lib/shared/trade/claims'
import styles from './trust.module.css'

type Tier = OutputOf<ApiContract['GET /dist/distEnsureList']>['list'][number]

const STEPS = [
  '在订单详情点“申请理赔”，写明情况，附上登录提示等截图',
  `负责客服 ${CLAIM_REVIEW_HOURS} 小时内审核，不认可可以在 ${CLAIM_APPEAL_HOURS} 小时内申诉一次`,
  `审核通过后由卖家归还或赔付，提交后 ${CLAIM_ADVANCE_HOURS / 24} 天仍未追回，平台垫付到余额`,
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
      <p className="muted">
        支持封禁保障的游戏，交付前的违规、账号转让或原号主变更实名造成的封禁，各档都按实付货款赔付；自己游戏造成的不赔。
      </p>
      <p className="muted">期限从收货起算，费用按商品页和下单页显示的为准，付费保障不会默认勾选。</p>
      <a className="link" href={COVER_RULES}>
        赔付规则
      </a>
    </section>
  )
}
