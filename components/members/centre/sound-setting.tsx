'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { useWaitingOrders } from '@/lib/client/hooks/use-waiting-orders'
import { isSoundOn, playSound, saveSound, unlockSound } from '@/lib/client/order-sound'
import styles from './notifications.module.css'

/** The signal for orders that cannot wait; the choice is kept on this device. */
export function SoundSetting() {
  const { data } = useWaitingOrders()
  const [isOn, setOn] = useState(false)
  const sells = data?.sells ?? false
  useEffect(() => setOn(isSoundOn(sells)), [sells])
  const handleChange = (next: boolean) => {
    setOn(next)
    saveSound(next)
    if (next) handleTry()
  }
  const handleTry = () => {
    unlockSound()
    playSound()
  }
  return (
    <ul>
      <li>
        <span>
          <b>提示音</b>
          <span className="muted">
            有限时订单待你处理时响一次，例如游戏币、租号交付和代练；开着多个页面也只响一次。仅对这台设备生效。
          </span>
        </span>
        <span className={styles.choices}>
          <label className="check">
            <input type="checkbox" checked={isOn} onChange={(event) => handleChange(event.target.checked)} />
            <span>开启提示音</span>
          </label>
          <Button size="sm" onClick={handleTry}>
            试听
          </Button>
        </span>
      </li>
    </ul>
  )
}
