'use client'

import { Button } from 'antd'
import type { DeskOrder } from '@/lib/contract/entities/desk'
import { useTake } from './use-take'

interface Props {
  desk: Pick<DeskOrder, 'order' | 'lead' | 'isMine' | 'mayLead'>
  isMain: boolean
  /** As wide as its place. */
  block?: boolean
  className?: string
  onChanged: () => unknown
  /** After it succeeded. */
  onTaken?: () => void
}

/** Makes the caller the lead of an order; nothing if they are, or the order is over. */
export function TakeButton({ desk, isMain, block, className, onChanged, onTaken }: Props) {
  const { lead, isMine, mayLead } = desk
  const { isTaking, take, dialog } = useTake(desk, { onChanged, onTaken })
  if (!mayLead || isMine) return null
  return (
    <>
      <Button
        className={className}
        type={isMain ? 'primary' : 'default'}
        block={block}
        loading={isTaking}
        onClick={() => void take()}
      >
        {lead ? '由我接手' : '接手'}
      </Button>
      {dialog}
    </>
  )
}
