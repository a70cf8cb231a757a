import { ComingButton } from '@/components/ui/coming-button'
import { Icon } from '@/components/ui/icon'
import styles from './currency.module.css'

/** Quick coin and fast gold. */
const TERMS = [
  ['保证金', '币商先缴 1000 元保证金，完成率低于 90% 暂停接单'],
  ['自动分单', '选区服、角色和数量，系统派给当前比例最优的币商'],
  ['5 分钟接单', '超时自动改派，无需重新下单'],
  ['30 分钟交付', '超过 60 分钟未交付，可直接取消并全额退款'],
] as const

/** There are no merchants yet: says so, and what they will be. */
export function CoinMerchants({ shelfHref }: { shelfHref: string }) {
  return (
    <section className={`panel ${styles.merchants}`} aria-labelledby="merchants-h">
      <h2 id="merchants-h">快捷币商尚未开放，目前没有币商在线</h2>
      <p>开放后按下面的规则交易；现在可以先买现货。</p>
      <ul>
        {TERMS.map(([title, text]) => (
          <li key={title}>
            <Icon name="shield" />
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className={styles.go}>
        <a className="btn btn-primary btn-lg" href={shelfHref}>
          看现货
        </a>
        <ComingButton size="lg">申请成为币商</ComingButton>
      </div>
    </section>
  )
}
