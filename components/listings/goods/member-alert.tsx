'use client'

import { call } from '@/lib/client/api'
import { reloadOwn, useLoad } from '@/lib/client/hooks/use-load'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import { toast } from '@/lib/client/toast-store'
import { AlertButton } from './alert-button'

const KEY = 'price alerts'

/** A member's price alert; all alerts of a page are loaded in one call. A click shows an error. */
export function MemberAlert({ goodsSn }: { goodsSn: string }) {
  const { data } = useLoad(KEY, () => call('GET /goods/priceAlerts', {}), { own: true })
  const alert = data?.list.find((one) => one.goodsSn === goodsSn)
  const handlePress = async () => {
    if (redirectToLogin(`${location.pathname}${location.search}`)) return
    await setPriceAlert(goodsSn, alert === undefined)
  }
  return <AlertButton isSet={alert !== undefined} fell={alert?.fell} onPress={() => void handlePress()} />
}

/** Subscribes the member to a lower price of the item or unsubscribes, and shows the result or the error. */
export async function setPriceAlert(goodsSn: string, isSet: boolean): Promise<void> {
  try {
    await call('POST /goods/priceAlert', { goodsSn, on: isSet ? '1' : '0' }, { loud: true, progress: true })
    await reloadOwn(KEY)
    toast({ text: isSet ? '降价会发消息给你' : '已取消降价提醒' })
  } catch {
    // the call has already shown the error
  }
}
