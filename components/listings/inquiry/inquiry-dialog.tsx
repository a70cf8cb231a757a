'use client'

import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { Dialog } from '@/components/ui/overlays/dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { InquiryTalk } from './inquiry-talk'

interface Props {
  goodsSn: string
  open: boolean
  onClose: () => void
}

/** The visitor's private conversation with the seller of an item. */
export function InquiryDialog({ goodsSn, open, onClose }: Props) {
  const { data, slow, error, reload } = useLoad(open ? `inquiry ${goodsSn}` : null, () =>
    call('GET /inquiry/ofGoods', { goodsSn }),
  )
  return (
    <Dialog open={open} title="咨询卖家" size="m" onClose={onClose}>
      <div className="dialog-text dialog-stack">
        <p className="muted">只有你和卖家能看到，聊天记录可作为售后凭证</p>
        {error ? <LoadError message={error} onRetry={reload} /> : null}
        {slow ? <SkeletonRows rows={3} /> : null}
        {data ? <InquiryTalk inquiry={data} reload={reload} /> : null}
      </div>
    </Dialog>
  )
}
