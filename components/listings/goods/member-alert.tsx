'use client'

import { Tag } from '@/components/ui/kit/tag'
import { call } from '@/lib/client/api'
import { useLoad } from '@/lib/client/hooks/use-load'
import { yuanText } from '@/lib/shared/money/money'
import { AlertButton } from './alert-button'
import { ALERTS, AlertDialog } from './alert-dialog'

interface Props {
  goodsSn: string
  /** Current price, yuan. */
  price: string
  isOpen: boolean
  onPress: () => void
  onClose: () => void
}

/** A member's price alert; all alerts of a page are loaded in one call. */
export function MemberAlert({ goodsSn, price, isOpen, onPress, onClose }: Props) {
  const { data, error } = useLoad(ALERTS, () => call('GET /goods/priceAlerts', {}), { own: true })
  const alert = data?.list.find((one) => one.goodsSn === goodsSn)
  return (
    <>
      <AlertButton isSet={alert !== undefined} label={alert && labelOf(alert)} onPress={onPress}>
        {alert?.fell ? <Tag kind="bargain">已降 {yuanText(alert.fell)}</Tag> : null}
      </AlertButton>
      {isOpen && (data || error) ? (
        <AlertDialog goodsSn={goodsSn} price={price} alert={alert} onClose={onClose} />
      ) : null}
    </>
  )
}

const labelOf = ({ target }: { target: string | null }): string =>
  target ? `已设降价提醒 · 降到 ${yuanText(target)}` : '已设降价提醒'
