'use client'

import { Button } from 'antd'
import styles from '@/components/office/parts/screen-page.module.css'
import { SiteName } from '@/components/office/parts/site-name'
import { useStaff } from '@/components/office/parts/use-staff'
import type { AfterSaleFile } from '@/lib/contract/entities/after-sale'
import type { DeskQueue } from '@/lib/shared/staff/desk'
import type { Permission } from '@/lib/shared/staff/staff'

interface Props {
  file: AfterSaleFile
  queue: DeskQueue
  permission: Permission
  onOrder: () => void
}

/** Links to its order, and for deciding staff to the desk of its site. */
export function AfterSaleFoot({ file, queue, permission, onOrder }: Props) {
  const { may } = useStaff()
  const isOpen = file.closeTime === null && may(permission)
  return (
    <div className={styles.foot}>
      <Button onClick={onOrder}>查看订单</Button>
      {isOpen && file.isHere ? (
        <Button type="primary" href={`/desk?${new URLSearchParams({ queue, orderSn: file.orderSn })}`}>
          在工作台处理
        </Button>
      ) : null}
      {isOpen && !file.isHere ? (
        <span className={styles.note}>
          在<SiteName id={file.distId} />
          的工作台处理
        </span>
      ) : null}
    </div>
  )
}
