'use client'

import { Button } from '@/components/ui/button'
import { toast } from '@/lib/client/toast-store'

/** Boosting orders cannot be placed yet (specification section 8). */
export function OrderButton({ name }: { name: string }) {
  return (
    <Button kind="primary" aria-label={`立即订购 ${name}`} onClick={() => toast({ kind: 'info', text: '暂未开放，敬请期待！' })}>
      立即订购
    </Button>
  )
}
