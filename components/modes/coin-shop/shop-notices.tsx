'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/kit/alert'
import { onDemand } from '@/components/ui/kit/on-demand'
import type { CoinShop } from '@/lib/contract/entities/quick-coin'
import { yuanText, yuanToFen } from '@/lib/shared/money/money'

const FillDialog = onDemand(() => import('./fill-dialog').then((file) => file.FillDialog))

/** Why a shop gets no orders, and what its owner can do. */
export function ShopNotices({ shop, onChanged }: { shop: CoinShop; onChanged: () => void }) {
  const [isFilling, setFilling] = useState(false)
  const isMissing = shop.depositMissing !== '0.00'
  const isShort = yuanToFen(shop.deposit) < yuanToFen(shop.depositLeast)
  const fill = (
    <button type="button" className="link" aria-haspopup="dialog" onClick={() => setFilling(true)}>
      {`补缴 ${yuanText(shop.depositMissing)}`}
    </button>
  )
  return (
    <>
      {shop.state === 'suspended' ? (
        <Alert kind="danger">
          {`店铺已暂停：${shop.suspendReason}。进行中的订单照常发货，不再派新单；有疑问请`}
          <a className="link" href="/kfyz">
            联系客服
          </a>
          。
        </Alert>
      ) : null}
      {shop.state === 'active' && !shop.canTakeOrders ? <Alert kind="warn">{shop.closedWhy}</Alert> : null}
      {isMissing && isShort ? (
        <Alert kind="warn">
          {`保证金还剩 ${yuanText(shop.deposit)}，低于 ${yuanText(shop.depositLeast)} 不派新单。`}
          {fill}
        </Alert>
      ) : null}
      {isMissing && !isShort ? (
        <p className="muted">
          {`保证金比应缴少 ${yuanText(shop.depositMissing)}，不影响接单。`}
          {fill}
        </p>
      ) : null}
      {isFilling ? <FillDialog shop={shop} onClose={() => setFilling(false)} onDone={onChanged} /> : null}
    </>
  )
}
