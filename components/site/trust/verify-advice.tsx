import { Icon } from '@/components/ui/kit/icon'
import styles from './trust.module.css'

const SIGNS = [
  ['chat', '订单的事，客服只在订单群里说', '主动加你 QQ、微信，或来电说“订单异常”的，都是假客服。'],
  ['lock', '客服不索要密码和验证码', '也不会让你共享屏幕、扫个人收款码，或先交“保证金”“解冻费”。'],
  ['key', '客服和系统消息带着你的暗号', '先在账户里设一个暗号，之后群里的客服消息都会显示它。看不到暗号就是假的。'],
] as const

/** How to recognise a fake service member, and what to do. */
export function VerifyAdvice() {
  return (
    <section className={`panel ${styles.advice}`} aria-labelledby="signs-h">
      <h2 id="signs-h">三条就能认出假客服</h2>
      <ol>
        {SIGNS.map(([icon, title, text]) => (
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
      <p className={styles.adviceLinks}>
        <a className="btn btn-soft" href="/center/myself/myselfInfo?tabIndex=0">
          设置暗号
        </a>
        <a className="btn" href="/black/releaseBlack">
          举报假客服
        </a>
      </p>
    </section>
  )
}
