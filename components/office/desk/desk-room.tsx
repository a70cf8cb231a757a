'use client'

import { StaffRoom } from '@/components/office/console/staff-room'
import { Desk } from './desk'
import { DeskTools } from './desk-tools'
import { RailRoom } from './use-rail'

/** The desk of service members: queues, conversation, actions. */
export function DeskRoom() {
  return (
    <StaffRoom title="客服工作台" permission="orders.act" Around={RailRoom} tools={<DeskTools />}>
      {() => <Desk />}
    </StaffRoom>
  )
}
