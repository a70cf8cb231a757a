import { LEGAL_TITLES, legalPath } from '@/lib/shared/site/legal'
import styles from './pay.module.css'

/** What submitting the order means, with the text in force. */
export function TradeConsent() {
  return (
    <p className={`muted ${styles.agree}`}>
      提交订单即表示同意
      <a className="link" href={legalPath('trade')} target="_blank" rel="noopener">
        《{LEGAL_TITLES.trade}》
      </a>
    </p>
  )
}
