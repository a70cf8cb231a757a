'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { ApiError, call } from '@/lib/client/api'
import { toast } from '@/lib/client/toast-store'
import type { OwnGoodsRow } from '@/lib/contract/entities/goods-own'

interface Props {
  goods: OwnGoodsRow
  onChanged: () => void
}

/** Moves one item to the top of the newest; once a day. */
export function RefreshButton({ goods, onChanged }: Props) {
  const [busy, setBusy] = useState(false)
  const handlePress = async () => {
    setBusy(true)
    try {
      const { list } = await call(
        'POST /goods/bulkRefresh',
        { goodsSns: JSON.stringify([goods.goodsSn]) },
        { progress: true },
      )
      const [result] = list
      toast(result?.ok ? { text: '已擦亮，商品排到最新发布的前面' } : { kind: 'warn', text: result?.msg ?? '' })
      onChanged()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ kind: 'warn', text: error.message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      kind="text"
      size="sm"
      loading={busy}
      disabled={goods.refreshed}
      title={goods.refreshed ? '今天已擦亮，明天可再次擦亮' : undefined}
      onClick={() => void handlePress()}
    >
      {goods.refreshed ? '已擦亮' : '擦亮'}
    </Button>
  )
}
