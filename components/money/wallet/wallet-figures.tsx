import { buttonClass } from '@/components/ui/kit/button'
import { Price } from '@/components/ui/kit/price'
import { yuanText } from '@/lib/shared/money/money'
import { releaseText } from './release-text'
import type { Figures } from './use-wallet'
import styles from './wallet.module.css'

/** Balance, amounts held for own purchases, expected income from own sales, and deposits. */
export function WalletFigures({ figures }: { figures: Figures | null }) {
  return (
    <div className={styles.figures}>
      <div>
        <p className="muted">可用余额</p>
        <p>{figures ? <Price yuan={figures.coin} size="xl" /> : <span className="muted">-</span>}</p>
      </div>
      <dl>
        <div>
          <dt>托管中</dt>
          <dd className="num">{figures ? yuanText(figures.escrow) : '-'}</dd>
          <dd className={styles.note}>买入的、尚未确认收货的订单</dd>
        </div>
        <div>
          <dt>待放款</dt>
          <dd className="num">{figures ? yuanText(figures.pendingIncome) : '-'}</dd>
          {figures && figures.releases.length > 0 ? (
            figures.releases.map((release) => (
              <dd key={`${release.time} ${release.amount}`} className={`num ${styles.note}`}>
                {releaseText(release)}
              </dd>
            ))
          ) : (
            <dd className={styles.note}>确认收货后按期放款</dd>
          )}
        </div>
        <div>
          <dt>保证金冻结</dt>
          <dd className="num">{figures ? yuanText(figures.deposits) : '-'}</dd>
          <dd className={styles.note}>
            {figures && figures.deposits !== '0.00' ? (
              <a className="link" href="/center/mywallets/list?group=deposit">
                查看明细
              </a>
            ) : (
              '没有冻结的保证金'
            )}
          </dd>
        </div>
        <div>
          <dt>待付款</dt>
          <dd className="num">{figures ? `${figures.pendingPayments} 笔` : '-'}</dd>
          <dd className={styles.note}>
            {figures && figures.pendingPayments > 0 ? (
              <a className="link" href="/center/buyers/buyRecord?headerIndex=1">
                去付款
              </a>
            ) : (
              '没有等待付款的订单'
            )}
          </dd>
        </div>
      </dl>
      <a className={buttonClass({ size: 'lg' })} href="/center/mywallets/withdrawal">
        提现
      </a>
    </div>
  )
}
