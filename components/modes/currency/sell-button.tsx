'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { onDemand } from '@/components/ui/kit/on-demand'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import type { CoinOffer } from '@/lib/contract/entities/quick-coin'

const RecycleDialog = onDemand(() =>
  import('@/components/modes/fast-gold/recycle-dialog').then((file) => file.RecycleDialog),
)

/** Button to sell to one merchant; visitors must log in first. */
export function SellButton({ offer }: { offer: CoinOffer }) {
  const [isOpen, setOpen] = useState(false)
  const handlePress = () => {
    if (!redirectToLogin(`/wares/goldRecycling?gid=${offer.gameId}`)) setOpen(true)
  }
  return (
    <>
      <Button
        size="sm"
        kind="soft"
        aria-haspopup="dialog"
        aria-label={`卖给 TA：${offer.merchant.name}`}
        onClick={handlePress}
      >
        卖给 TA
      </Button>
      {isOpen ? <RecycleDialog offer={offer} onClose={() => setOpen(false)} onRefused={() => {}} /> : null}
    </>
  )
}
