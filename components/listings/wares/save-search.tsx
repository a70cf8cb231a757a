'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { lazyCall } from '@/lib/client/lazy-call'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import { toast } from '@/lib/client/toast-store'

/** Saves the filters of the list: its member is notified of new goods. */
export function SaveSearch({ query, title }: { query: string; title: string }) {
  const [saved, setSaved] = useState('')
  const [busy, setBusy] = useState(false)
  const isSaved = saved === query
  const handlePress = async () => {
    if (redirectToLogin(location.pathname + location.search)) return
    setBusy(true)
    try {
      await lazyCall('POST /goods/saveSearch', { query, title })
      setSaved(query)
      toast({ kind: 'done', text: '已订阅，有新商品会通知你，可在“我的收藏”里取消' })
    } catch (error) {
      toast({ kind: 'warn', text: error instanceof Error ? error.message : '网络超时' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="text" size="sm" disabled={isSaved} loading={busy} onClick={() => void handlePress()}>
      <Icon name={isSaved ? 'check' : 'bell'} /> {isSaved ? '已订阅' : '订阅上新'}
    </Button>
  )
}
