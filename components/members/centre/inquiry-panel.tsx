'use client'

import { useState } from 'react'
import { type Inquiry, InquiryTalk } from '@/components/listings/inquiry/inquiry-talk'
import { TitledPanel } from '@/components/members/parts/titled-panel'
import { Button, buttonClass } from '@/components/ui/kit/button'
import { LoadError } from '@/components/ui/kit/load-error'
import { SkeletonRows } from '@/components/ui/kit/skeleton'
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { toast } from '@/lib/client/toast-store'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { INQUIRIES_PATH, inquiryReportHref } from '@/lib/shared/goods/inquiries'
import styles from './inquiries.module.css'

/** One private conversation, with the ways of its sides. */
export function InquiryPanel({ inquiryId }: { inquiryId: string }) {
  const { data, slow, error, reload } = useLoad(`inquiry ${inquiryId}`, () =>
    call('GET /inquiry/detail', { inquiryId }),
  )
  return (
    <TitledPanel title="咨询">
      {error ? <LoadError message={error} onRetry={reload} /> : null}
      {slow ? <SkeletonRows rows={4} /> : null}
      {data ? (
        <>
          <Head inquiry={data} onChanged={reload} />
          <InquiryTalk inquiry={data} reload={reload} />
        </>
      ) : null}
    </TitledPanel>
  )
}

function Head({ inquiry, onChanged }: { inquiry: Inquiry; onChanged: () => Promise<void> }) {
  const [asks, setAsks] = useState(false)
  const { inquiryId, goodsTypeId, goodsSn, bigTitle, side, other, blocked } = inquiry
  const setBlock = async (next: boolean) => {
    await call('POST /inquiry/block', { inquiryId: String(inquiryId), blocked: next ? '1' : '0' }, { loud: true })
    toast({ text: next ? '已屏蔽，对方不能再咨询你' : '已解除屏蔽' })
    await onChanged()
  }
  return (
    <div className={styles.head}>
      <p>
        <a className="link ell" href={detailPath(goodsTypeId, goodsSn)}>
          {bigTitle}
        </a>
        <small className="muted">{side === 'buyer' ? `卖家 ${other}` : `买家 ${other}`}</small>
      </p>
      <div className={styles.acts}>
        <a className={buttonClass({ size: 'sm' })} href={INQUIRIES_PATH}>
          全部咨询
        </a>
        {inquiryId === null ? null : (
          <a className={buttonClass({ size: 'sm' })} href={inquiryReportHref(inquiryId)}>
            举报
          </a>
        )}
        {side === 'seller' && !blocked ? (
          <Button size="sm" onClick={() => setAsks(true)}>
            屏蔽
          </Button>
        ) : null}
        {side === 'seller' && blocked ? (
          <Button size="sm" onClick={() => void setBlock(false)}>
            解除屏蔽
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={asks}
        title="屏蔽这位买家？"
        confirmText="屏蔽"
        cancelText="返回"
        onConfirm={() => setBlock(true)}
        onClose={() => setAsks(false)}
      >
        同一实名下的账号都不能再咨询你，但仍可下单。可随时解除。
      </ConfirmDialog>
    </div>
  )
}
