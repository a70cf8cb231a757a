'use client'

import { VaultList } from '@/components/office/checks/vault-list'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'

/** What the parties of an order and staff stored as evidence; nothing if they stored nothing. */
export function ClaimProofs({ orderSn }: { orderSn: string }) {
  const { data, error } = useLoad(`proofs ${orderSn}`, () => call('GET /desk/order', { orderSn }))
  if (error) return <p className="muted">凭证没有加载出来，可以在订单卡里看</p>
  if (!data || data.order.proofs.length + data.order.images.length === 0) return null
  return (
    <section style={{ marginTop: 12 }}>
      <h3>凭证</h3>
      <VaultList proofs={data.order.proofs} images={data.order.images} />
    </section>
  )
}
