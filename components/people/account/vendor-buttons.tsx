'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/kit/button'
import { Icon } from '@/components/ui/kit/icon'
import { useHydrated } from '@/lib/client/hooks/use-hydrated'
import { lazyCall } from '@/lib/client/lazy-call'
import { toast } from '@/lib/client/toast-store'
import { VENDOR_NAMES, type Vendor } from '@/lib/shared/people/vendors'
import styles from './account.module.css'
import { returnTarget } from './enter-site'

const VENDOR_ICONS: Readonly<Record<Vendor, string>> = { wechat: 'wechat', qq: 'user' }

/** Third-party logins available on this site. A click opens the vendor's page. */
export function VendorButtons({ vendors }: { vendors: readonly Vendor[] }) {
  const [going, setGoing] = useState<Vendor>()
  const isReady = useHydrated()
  if (vendors.length === 0) return null
  const go = async (vendor: Vendor) => {
    setGoing(vendor)
    try {
      const { url } = await lazyCall('POST /user/beginVendorLogin', {
        vendor,
        returnUrl: returnTarget(location.search),
      })
      location.assign(url)
    } catch (refusal) {
      setGoing(undefined)
      toast({ kind: 'warn', text: (refusal as Error).message })
    }
  }
  return (
    <div className={styles.vendors}>
      <p>其他登录方式</p>
      <ul>
        {vendors.map((vendor) => (
          <li key={vendor}>
            <Button
              block
              loading={going === vendor}
              disabled={!isReady || going !== undefined}
              onClick={() => void go(vendor)}
            >
              <Icon name={VENDOR_ICONS[vendor]} />
              {VENDOR_NAMES[vendor]}登录
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
