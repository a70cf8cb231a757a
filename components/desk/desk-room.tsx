'use client'

import { StaffRoom } from '@/components/console/staff-room'
import { Empty } from '@/components/ui/empty'

/** The desk of service members. */
export function DeskRoom() {
  return (
    <StaffRoom title="客服工作台" permission="orders.act">
      {() => <Empty title="没有等待处理的订单" text="新的订单会出现在这里" />}
    </StaffRoom>
  )
}
