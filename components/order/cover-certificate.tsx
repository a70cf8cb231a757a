'use client'

import { CertificateButton } from '@/components/ui/certificate-button'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { Part } from './part'

/** The paper of a cover in force; only its buyer has one. */
export function CoverCertificate({ detail }: { detail: OrderDetail }) {
  if (detail.fixEnsureId === null) return null
  return (
    <Part title="包赔证书">
      <CertificateButton orderSn={detail.orderSn}>开具包赔证书</CertificateButton>
    </Part>
  )
}
