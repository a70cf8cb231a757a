'use client'

import { Icon } from '@/components/ui/kit/icon'
import { Tag } from '@/components/ui/kit/tag'
import { redirectToLogin } from '@/lib/client/redirect-to-login'
import { toast } from '@/lib/client/toast-store'
import { yuanText } from '@/lib/shared/money/money'
import { setPriceAlert, usePriceAlert } from './alert-store'
import styles from './detail-parts.module.css'

/** Button that subscribes to a price drop. */
export function PriceAlert({ goodsSn }: { goodsSn: string }) {
  const alert = usePriceAlert(goodsSn)
  const handlePress = async () => {
    if (redirectToLogin(`${location.pathname}${location.search}`)) return
    try {
      await setPriceAlert(goodsSn, !alert)
      toast({ text: alert ? '已取消降价提醒' : '降价会发消息给你' })
    } catch {
      // the call has already shown the error
    }
  }
  return (
    <span className={styles.alert}>
      <Fallen goodsSn={goodsSn} />
      <button type="button" aria-pressed={alert !== undefined} onClick={() => void handlePress()}>
        <Icon name="bell" />
        {alert ? '已设降价提醒' : '降价提醒'}
      </button>
    </span>
  )
}

/** Shows 已降 ¥x since the alert was set. */
export function Fallen({ goodsSn }: { goodsSn: string }) {
  const fell = usePriceAlert(goodsSn)?.fell
  return fell ? <Tag kind="bargain">已降 {yuanText(fell)}</Tag> : null
}
