'use client'

import styles from '@/components/members/parts/centre.module.css'
import { releaseText } from '@/components/money/wallet/release-text'
import { signedYuan } from '@/components/money/wallet/signed-yuan'
import { buttonClass } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { LoadError } from '@/components/ui/kit/load-error'
import { Price } from '@/components/ui/kit/price'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import type { UserProfile } from '@/lib/contract/entities/user'
import { yuanText } from '@/lib/shared/money/money'

/** Own wallet totals with the latest five records. */
export const useOwnWallet = () =>
  useLoad('wallet', async () => {
    const [figures, records] = await Promise.all([
      call('GET /user/capitalManagement', {}),
      call('GET /user/findBalanceRecord', { page: '1', pageSize: '5' }),
    ])
    return { figures, records: records.list }
  })

interface Props {
  user: Pick<UserProfile, 'coin' | 'frozen'>
  wallet: ReturnType<typeof useOwnWallet>
}

/** Amounts come from `user` if the wallet could not be loaded. */
export function WalletPanel({ user, wallet: { data, error, reload } }: Props) {
  return (
    <section className={`panel ${styles.box}`} aria-labelledby="wl-h">
      <header className="section-head">
        <h2 id="wl-h">我的钱包</h2>
        <a className="more" href="/center/mywallets/list">
          明细
          <Icon name="right" />
        </a>
      </header>
      <p className="muted">可用余额</p>
      <p className={styles.balance}>
        <Price yuan={data?.figures.coin ?? user.coin} size="xl" />
      </p>
      <div className={styles.walletActions}>
        <a className={buttonClass({ kind: 'primary' })} href="/center/myself/recharge">
          充值
        </a>
        <a className={buttonClass()} href="/center/mywallets/withdrawal">
          提现
        </a>
      </div>
      <dl className={styles.walletSums}>
        <div>
          <dt>托管中</dt>
          <dd className="num">{yuanText(data?.figures.escrow ?? user.frozen)}</dd>
        </div>
        <div>
          <dt>待放款</dt>
          <dd className="num">{data ? yuanText(data.figures.pendingIncome) : '-'}</dd>
          {data?.figures.releases.slice(0, 1).map((release) => (
            <dd key={release.time} className={`num muted ${styles.release}`}>
              {releaseText(release)}
            </dd>
          ))}
        </div>
      </dl>
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {data && data.records.length === 0 ? <p className={`muted ${styles.noRecords}`}>还没有收支记录</p> : null}
      <ul className={styles.records}>
        {data?.records.map((record) => (
          <li key={record.id}>
            <span>
              <b>{record.kindName}</b>
              <small className="muted ell" title={record.orderSn ? `${record.memo} ${record.orderSn}` : record.memo}>
                {record.memo}
              </small>
            </span>
            <span className={styles.r}>
              <b className={record.amount.startsWith('-') ? 'num' : `num ${styles.in}`}>{signedYuan(record.amount)}</b>
              <small className="muted num">{record.createTime.slice(5, 16)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
