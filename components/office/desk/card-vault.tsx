'use client'

import { VaultList } from '@/components/office/checks/vault-list'
import { Icon } from '@/components/ui/kit/icon'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import styles from './desk.module.css'

/** Evidence of both parties and staff, its archives, and the log of credential views. */
export function CardVault({ desk: { order } }: { desk: DeskOrder }) {
  const { proofs, looks, images } = order
  return (
    <section>
      <h2>
        凭证
        <small>{`${proofs.length + (images.length > 0 ? 1 : 0)} 件`}</small>
      </h2>
      {proofs.length === 0 && images.length === 0 ? <p className="muted">还没有凭证</p> : null}
      <VaultList proofs={proofs} images={images} />
      <p className={styles.archives}>
        {(['buyer', 'seller'] as const).map((side) => (
          <a key={side} className="link" href={`/api/desk/evidenceFile/${order.orderSn}?side=${side}`} download>
            {side === 'buyer' ? '下载买家一侧的凭证' : '下载卖家一侧的凭证'}
          </a>
        ))}
      </p>
      {looks.length > 0 ? (
        <p className={styles.looks}>
          <Icon name="key" />
          {`账号资料被查看 ${looks.length} 次，最近 ${looks[0]?.slice(5, 16)}`}
        </p>
      ) : null}
    </section>
  )
}
