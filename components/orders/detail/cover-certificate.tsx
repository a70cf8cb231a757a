'use client'

import styles from '@/components/orders/order/orders-page.module.css'
import { Part } from '@/components/orders/order/part'
import { CertificateButton } from '@/components/ui/kit/certificate-button'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { findCover } from '@/lib/shared/goods/cover-table'
import { basicCover, COVER_RULES, coverLabel } from '@/lib/shared/goods/covers'
import { DAY_MS, formatDate, parseDateTime } from '@/lib/shared/time'
import { isPaidSide } from '@/lib/shared/trade/order-status'
import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'

const lastDay = (receipt: string, days: number): string =>
  formatDate(new Date(parseDateTime(receipt).getTime() + days * DAY_MS))

/** The buyer's protection, its end, and the certificate of a paid cover. */
export function CoverCertificate({ detail }: { detail: OrderDetail }) {
  if (detail.belong !== 0 || MODE_FACTS[detail.mode].isLet || !isPaidSide(detail.status)) return null
  const cover = findCover(detail.ensureId ?? 0) ?? basicCover(detail.orderTypeId)
  if (!cover.days) return null
  return (
    <Part title="保障">
      <p>
        <b>{coverLabel(cover)}</b>，{cover.explain}。
        {detail.completeTime ? `保障至 ${lastDay(detail.completeTime, cover.days)}。` : '从确认收货起算。'}
      </p>
      <div className={styles.ways}>
        <a className="link" href={COVER_RULES}>
          赔付规则
        </a>
        {detail.ensureId ? <CertificateButton orderSn={detail.orderSn}>开具包赔证书</CertificateButton> : null}
      </div>
    </Part>
  )
}
