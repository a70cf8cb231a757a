import { Icon } from '@/components/ui/kit/icon'
import { EVIDENCE_MAX, REVIEW_HOURS } from '@/lib/shared/trade/trust'
import styles from './trust.module.css'

const STEPS = [
  ['upload', '提交举报', `实名用户提交账号、经过和证据图片，最多 ${EVIDENCE_MAX} 张`],
  ['users', '人工审核', `客服 ${REVIEW_HOURS} 小时内核对证据，证据不足的不列入`],
  ['receipt', '公示的处理理由', '写明事实、理由和所依据的规则，隐去个人信息'],
  ['refresh', '一次申诉', '被列入的人可申诉一次，由其他审核人员处理'],
] as const

export function HowItWorks() {
  return (
    <section className={`panel ${styles.how}`} aria-labelledby="how-h">
      <h2 id="how-h">黑名单是怎么来的</h2>
      <ol>
        {STEPS.map(([icon, title, text]) => (
          <li key={title}>
            <span className={styles.tile}>
              <Icon name={icon} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <ul className={styles.promises}>
        <li>不提供名单浏览，只能用完整账号查询。</li>
        <li>平台不保存账号原文，只保存不可还原的摘要和打码后的文字。</li>
        <li>未给出处理结果的举报，不影响查询结果。</li>
      </ul>
    </section>
  )
}
