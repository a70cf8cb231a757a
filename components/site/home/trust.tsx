import { Icon } from '@/components/ui/kit/icon'
import styles from './home.module.css'
import { VerifyBox } from './verify-box'

const ITEMS = [
  ['lock', '货款托管', '确认收货后才放款'],
  ['shield', '找回包赔', '按所选保障赔付'],
  ['users', '客服同群交付', '客服同群，聊天记录可查'],
  ['idcard', '卖家实名', '核验通过才能发布'],
] as const

export function Trust() {
  return (
    <section className={`panel trust ${styles.trust}`} aria-label="交易保障">
      {ITEMS.map(([icon, title, text]) => (
        <div key={title} className="trust-item">
          <Icon name={icon} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </div>
      ))}
      <VerifyBox />
    </section>
  )
}
