import styles from './trust.module.css'

/** What each cover pays (docs/trade.md section 7); fees are shown with the goods, where they apply. */
const TIERS = [
  ['免费保障', '收货起 7 天', '账号被取回且 7 日内未能追回', '成交价全额'],
  ['普通包赔', '按所购期限', '账号被取回且 7 日内未能追回', '成交价全额'],
  ['人脸包赔', '按所购期限', '另含：原持有人人脸验证导致无法使用', '成交价全额'],
  ['充值包赔', '按所购期限', '另含：收货后有凭证的充值', '成交价加充值，最高 1.5 倍'],
] as const

const STEPS = [
  '在订单里申请理赔，上传登录提示和换绑记录',
  '专人受理，48 小时内给出结论',
  '通知卖家归还，第 7 日仍未追回即垫付',
  '平台向卖家追偿，不影响已到账的赔付',
] as const

export function CoverExplained() {
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
              <th scope="col">什么情况下赔</th>
              <th scope="col">赔多少</th>
            </tr>
          </thead>
          <tbody>
            {TIERS.map(([name, period, when, amount]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{period}</td>
                <td>{when}</td>
                <td>{amount}</td>
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
      <p className="muted">各档费用在商品页和下单页列明，付费保障不会默认勾选。</p>
    </section>
  )
}
