'use client'

import { Icon } from '@/components/ui/kit/icon'
import { Price } from '@/components/ui/kit/price'
import { rentPath } from '@/lib/shared/goods/goods-types'
import styles from './detail.module.css'

/** Link on the page of an item that can also be rented. */
export function RentLink({ goodsSn, hour }: { goodsSn: string; hour: string }) {
  return (
    <a className={styles.rentLink} href={rentPath(goodsSn)}>
      <Icon name="clock" />
      这个账号也可以租
      <Price yuan={hour} size="m" unit="/小时" />
      <Icon name="right" />
    </a>
  )
}
